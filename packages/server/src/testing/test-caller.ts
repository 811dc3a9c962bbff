import { randomBytes } from "node:crypto";
import { callAddress } from "@app/contract/call-address";
import type { DataOf, Download, Endpoint, RequestOf } from "@app/contract/endpoint";
import type { Envelope } from "@app/contract/envelope";
import type { App, InjectOptions, LightMyRequestResponse } from "#http/mount.ts";

export type Answer<T> = {
  status: number;
  headers: Record<string, string | undefined>;
  envelope: Envelope<T>;
};

/** Somebody with a browser of their own: its cookies are kept, its headers are a browser's. */
export type Caller = {
  call<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<Envelope<DataOf<E>>>;
  send<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<Answer<DataOf<E>>>;
  download<D extends Download>(download: D, request: RequestOf<D>): Promise<LightMyRequestResponse>;
  /** Any request at all, with this caller's cookies. */
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  cookies: Map<string, string>;
};

type Request = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  file?: Blob;
  ifVersion?: number;
  idempotencyKey?: string;
};

/** Limits count by address, so each test has one of its own. */
export function newAddress() {
  return ["10", ...randomBytes(3)].join(".");
}

export function makeCaller(fastify: App["fastify"], origin: string, ipAddress: string): Caller {
  const cookies = new Map<string, string>();
  const browserHeaders = {
    origin,
    "sec-fetch-site": "same-origin",
    "sec-fetch-mode": "cors",
    "sec-fetch-dest": "empty",
    "user-agent":
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36",
  };

  async function inject(options: InjectOptions) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { ...browserHeaders, ...(cookie ? { cookie } : {}), ...options.headers };
    const response = await fastify.inject({ remoteAddress: ipAddress, ...options, headers });
    keepCookies(cookies, response.headers["set-cookie"]);
    return response;
  }

  async function sendCall(call: Endpoint | Download, request: Request) {
    const { headers, payload } = await payloadOf(request);
    if (request.ifVersion !== undefined) headers["if-match"] = `"${request.ifVersion}"`;
    if (request.idempotencyKey) headers["idempotency-key"] = request.idempotencyKey;
    const url = callAddress(call.path, request);
    return inject({ method: call.method, url, headers, ...(payload ? { payload } : {}) });
  }

  async function send<E extends Endpoint>(endpoint: E, request: RequestOf<E>) {
    const response = await sendCall(endpoint, request as Request);
    return {
      status: response.statusCode,
      headers: response.headers as Record<string, string | undefined>,
      envelope: response.json<Envelope<DataOf<E>>>(),
    };
  }

  return {
    send,
    call: async (endpoint, request) => (await send(endpoint, request)).envelope,
    download: (download, request) => sendCall(download, request as Request),
    inject,
    cookies,
  };
}

async function payloadOf({ body, file }: Request) {
  const headers: Record<string, string> = {};
  if (file === undefined) {
    if (body === undefined) return { headers, payload: undefined };
    headers["content-type"] = "application/json";
    return { headers, payload: JSON.stringify(body) };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.set(name, String(value));
  form.set("file", file, "file");
  const encoded = new Response(form);
  headers["content-type"] = encoded.headers.get("content-type") ?? "";
  return { headers, payload: Buffer.from(await encoded.arrayBuffer()) };
}

function keepCookies(cookies: Map<string, string>, setCookie: string | string[] | undefined) {
  for (const line of [setCookie ?? []].flat()) {
    const [pair = "", ...attributes] = line.split("; ");
    const at = pair.indexOf("=");
    const name = pair.slice(0, at);
    if (attributes.includes("Max-Age=0")) cookies.delete(name);
    else cookies.set(name, pair.slice(at + 1));
  }
}
