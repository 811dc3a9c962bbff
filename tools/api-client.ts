import { API_BASE, type DataOf, type Endpoint, type RequestOf } from "@app/contract/endpoint";
import type { Envelope } from "@app/contract/envelope";
import { loginUser } from "@app/contract/session";

type Caller = { url: string; cookie: string };

/** Calls a server of ours as a program would; throws when it does not answer or refuses. */
export async function call<E extends Endpoint>(
  { url, cookie }: Caller,
  endpoint: E,
  request: RequestOf<E>,
): Promise<DataOf<E>> {
  const envelope = (await (await send(url, cookie, endpoint, request)).json()) as Envelope<
    DataOf<E>
  >;
  if (!envelope.success) throw new Error(JSON.stringify(envelope.errors));
  return envelope.data;
}

/** Signs somebody in and gives their cookie. */
export async function signIn(
  url: string,
  { email, password }: { email: string; password: string },
) {
  const answer = await send(url, "", loginUser, { body: { email, password } });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return cookies.join("; ");
}

/** Each by its name. */
export function cookiesIn(cookie: string) {
  return new Map(
    cookie.split("; ").map((pair) => {
      const at = pair.indexOf("=");
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

type LooseRequest = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

function send(url: string, cookie: string, { method, path }: Endpoint, request: LooseRequest) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) query.set(name, String(value));
  const address = path.replace(/\{(\w+)\}/g, (_, name) => String(request.params?.[name]));
  return fetch(`${url}${API_BASE}${address}?${query}`, {
    method,
    headers: { cookie, ...(request.body ? { "content-type": "application/json" } : {}) },
    body: request.body ? JSON.stringify(request.body) : null,
  });
}
