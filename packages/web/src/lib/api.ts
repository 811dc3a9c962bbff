import { callAddress } from "@app/contract/call-address";
import {
  ACCOUNT_HEADER,
  type DataOf,
  type Download,
  type Endpoint,
  IDEMPOTENCY_HEADER,
  type RequestOf,
} from "@app/contract/endpoint";
import {
  type Envelope,
  type FieldError,
  MFA_REQUIRED_KEY,
  REAUTH_KEY,
} from "@app/contract/envelope";
import { queryOptions } from "@tanstack/react-query";
import { isFromGateway, reportSilence } from "./connection.ts";
import { confirmIdentity, countSignIns, isSignedInAgain, requireMfa } from "./interruptions.ts";

const NO_ANSWER = "Forecastle did not answer. Check your connection and try again.";

/** The call failed: `errors` go to the form fields they name. A status of 0 is no answer at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: FieldError[];

  constructor(status: number, errors: FieldError[]) {
    super(errors[0]?.message ?? NO_ANSWER);
    this.name = "ApiError";
    this.status = status;
    this.errors = errors;
  }

  hasKey(key: string) {
    return this.errors.some((error) => error.key === key);
  }

  /** Nobody was reached, or only a proxy in front of a server that is away. */
  get isNoAnswer() {
    return this.message === NO_ANSWER;
  }

  /** The server understood, and said no. */
  get isRefusal() {
    return this.status >= 400 && this.status < 500;
  }

  /** Refused for good: no proof of identity and no second factor would change the answer. */
  get isAccessDenied() {
    return this.status === 403 && !this.hasKey(REAUTH_KEY) && !this.hasKey(MFA_REQUIRED_KEY);
  }
}

let accountId: number | undefined;

/**
 * Whose page this is. Every call says so, and the server refuses it once somebody else is signed in
 * here: nothing that one person typed is saved in the name of another.
 */
export function setCaller(id: number | undefined) {
  accountId = id;
}

/** Calls one endpoint of the contract. */
export async function call<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  signal?: AbortSignal,
): Promise<DataOf<E>> {
  const signInCount = countSignIns();
  try {
    return await send(endpoint, request, signal);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.hasKey(MFA_REQUIRED_KEY)) requireMfa();
    const mayAgain =
      (error.status === 401 && (await isSignedInAgain(signInCount))) ||
      (error.hasKey(REAUTH_KEY) && (await confirmIdentity()));
    if (mayAgain) return send(endpoint, request, signal);
    throw error;
  }
}

/** React Query options for any GET endpoint: the endpoint and its request are the cache key. */
export function queryFor<E extends Endpoint & { method: "GET" }>(
  endpoint: E,
  request: RequestOf<E>,
  options: { staleTime?: number } = {},
) {
  return queryOptions({
    queryKey: [endpoint.path, request] as const,
    queryFn: ({ signal }) => call(endpoint, request, signal),
    ...options,
  });
}

/** The address of a file, for a link or an image. */
export function downloadUrl<D extends Download>(download: D, request: RequestOf<D>): string {
  return callAddress(download.path, request);
}

/** A file that takes its time to be made: a refusal is told as any call's is. */
export function fetchFile<D extends Download>(download: D, request: RequestOf<D>) {
  return fileAt(callAddress(download.path, request), { headers: callerHeaders() });
}

/** Opens a stream after the place that was seen last. */
export async function openLine(address: string, place: string | undefined, signal: AbortSignal) {
  const headers = callerHeaders();
  if (place !== undefined) headers.set("Last-Event-ID", place);
  const { body, status } = await fileAt(address, { headers, signal });
  if (body) return body;
  throw noAnswer(status);
}

async function fileAt(address: string, init: RequestInit) {
  const response = await answerTo(address, { credentials: "include", ...init });
  if (response.ok) return response;
  const envelope = await envelopeOf(response);
  throw new ApiError(response.status, envelope.errors);
}

type LooseRequest = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  file?: Blob;
  ifVersion?: number;
  idempotencyKey?: string;
};

async function send<E extends Endpoint>(
  endpoint: E,
  request: LooseRequest,
  signal: AbortSignal | undefined,
): Promise<DataOf<E>> {
  const { headers, body } = contentOf(endpoint, request);
  if (request.ifVersion !== undefined) headers.set("If-Match", `"${request.ifVersion}"`);
  if (request.idempotencyKey) headers.set(IDEMPOTENCY_HEADER, request.idempotencyKey);

  const response = await answerTo(callAddress(endpoint.path, request), {
    method: endpoint.method,
    credentials: "include",
    headers,
    body,
    signal: signal ?? null,
  });
  const envelope = await envelopeOf<DataOf<E>>(response);
  if (!envelope.success) throw new ApiError(response.status, envelope.errors);
  return envelope.data;
}

function contentOf({ fileBytesMax }: Endpoint, { body, file }: LooseRequest) {
  const headers = callerHeaders();
  if (fileBytesMax !== undefined && file) return { headers, body: formOf(body, file) };
  if (body === undefined) return { headers, body: null };
  headers.set("Content-Type", "application/json");
  return { headers, body: JSON.stringify(body) };
}

function callerHeaders() {
  return new Headers(accountId === undefined ? {} : { [ACCOUNT_HEADER]: String(accountId) });
}

/** The fields come before the file, so that the server knows them when the file arrives. */
function formOf(body: LooseRequest["body"], file: Blob) {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value));
  form.append("file", file);
  return form;
}

async function answerTo(address: string, init: RequestInit) {
  try {
    const response = await (askedAhead(address, init) ?? fetch(address, init));
    if (isFromGateway(response)) reportSilence();
    return response;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    reportSilence();
    throw noAnswer();
  }
}

function askedAhead(address: string, init: RequestInit) {
  const isRead = (init.method ?? "GET") === "GET";
  const ahead = isRead ? globalThis.takeAhead?.(address) : undefined;
  // Whoever was not signed in when it was asked for may be by now.
  return ahead?.then((answer) => (answer.status === 401 ? fetch(address, init) : answer));
}

declare global {
  /** The answer that `bundle/start.js` asked for before there was any code of the page; told once. */
  var takeAhead: ((address: string) => Promise<Response> | undefined) | undefined;
}

/** Nobody was reached. */
export function noAnswer(status = 0) {
  return new ApiError(status, [{ key: "root", message: NO_ANSWER }]);
}

/** A proxy's page, a cut-off answer, anything but our envelope: nobody we know answered. */
async function envelopeOf<T>(response: Response): Promise<Envelope<T>> {
  const answer: unknown = await response.json().catch(() => undefined);
  if (isEnvelope<T>(answer)) return answer;
  throw noAnswer(response.status);
}

function isEnvelope<T>(answer: unknown): answer is Envelope<T> {
  if (typeof answer !== "object" || answer === null || !("success" in answer)) return false;
  return answer.success === true || ("errors" in answer && Array.isArray(answer.errors));
}
