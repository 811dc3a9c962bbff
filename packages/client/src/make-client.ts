/** What a program outside of this project calls Forecastle with. Needs nothing but `fetch`. */

export type Connection = {
  /** Where Forecastle runs: "https://forecastle.example". */
  address: string;
  /** A personal access token. */
  token: string;
  /** In the place of the platform's own. */
  fetch?: typeof fetch;
};

/** The key of a field, or "root", and why it was refused. */
export type FieldError = { key: string; message: string };

/** Forecastle said no: `errors` tells why, in the words that a person would read. */
export class ForecastleError extends Error {
  readonly status: number;
  readonly errors: FieldError[];
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: number, errors: FieldError[], retryAfter?: number) {
    super(errors[0]?.message ?? `Forecastle answered with status ${status}.`);
    this.name = "ForecastleError";
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

/** A call as the generated table has it; a file is answered as the platform's own response. */
export type TableCall = { method: string; path: string; isFile?: true; takesFile?: true };

type Values = Record<string, unknown>;
type Request = {
  params?: Values;
  query?: Values;
  body?: Values;
  file?: Blob;
  ifVersion?: number;
  idempotencyKey?: string;
  signal?: AbortSignal;
};

/** A function for each call of the table. */
export function makeClient<Client>(
  base: string,
  calls: Record<string, TableCall>,
  connection: Connection,
): Client {
  const client = Object.entries(calls).map(([name, call]) => [
    name,
    (request: Request = {}) => send(base, call, connection, request),
  ]);
  return Object.fromEntries(client) as Client;
}

async function send(base: string, call: TableCall, connection: Connection, request: Request) {
  const { address, token, fetch: ask = fetch } = connection;
  const url = new URL(base + filled(call.path, request.params), address);
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  const { headers, body } = bodyOf(call, request);
  headers.set("authorization", `Bearer ${token}`);
  if (request.ifVersion !== undefined) headers.set("if-match", `"${request.ifVersion}"`);
  if (request.idempotencyKey !== undefined) headers.set("idempotency-key", request.idempotencyKey);
  const { signal = null } = request;
  const response = await ask(url, { method: call.method, headers, body, signal });
  if (call.isFile && response.ok) return response;
  return dataOf(response);
}

function filled(path: string, params: Values = {}) {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function bodyOf({ takesFile }: TableCall, { body, file }: Request) {
  const headers = new Headers();
  if (takesFile) {
    // What the file is about stands before it, so that it can be read as it comes.
    const form = new FormData();
    for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value));
    if (file) form.append("file", file);
    return { headers, body: form };
  }
  if (body === undefined) return { headers, body: null };
  headers.set("content-type", "application/json");
  return { headers, body: JSON.stringify(body) };
}

type Envelope = { success: boolean; data: unknown; errors: FieldError[] };

async function dataOf(response: Response) {
  // Whatever stands between may answer with something else.
  const envelope = (await response.json().catch(() => undefined)) as Envelope | undefined;
  if (envelope?.success) return envelope.data;
  const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
  const after = Number.isNaN(retryAfter) ? undefined : retryAfter;
  throw new ForecastleError(response.status, envelope?.errors ?? [], after);
}
