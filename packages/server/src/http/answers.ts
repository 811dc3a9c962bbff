import type { Envelope, FieldError } from "@app/contract/envelope";
import type { FastifyReply, FastifyRequest } from "fastify";
import { StoreFailure } from "#core/files/file-store.ts";
import { Refusal } from "#core/refusal.ts";
import { isUnavailable } from "#db/query-error.ts";

const JSON_TYPE = "application/json; charset=utf-8";
const RETRY_AFTER_SECONDS = 5;

export function succeeded<T>(data: T): Envelope<T> {
  return { success: true, data, errors: [] };
}

export function failed(errors: FieldError[]): Envelope<never> {
  return { success: false, data: null, errors };
}

export function sendEnvelope(reply: FastifyReply, status: number, envelope: Envelope<unknown>) {
  return reply.code(status).type(JSON_TYPE).send(JSON.stringify(envelope));
}

/** What the HTTP library refuses by itself, in our words. */
const messages: Record<number, string> = {
  400: "The request could not be read.",
  404: "Not found.",
  405: "This address does not take that method.",
  408: "The request took too long.",
  413: "The request is too large.",
  414: "The address is too long.",
  415: "This call does not take that content type.",
  417: "The request expects what this server does not do.",
  421: "This server is not known by that name.",
  429: "Too many requests.",
  431: "The request's headers are too large.",
};

export function failedWith(status: number): Envelope<never> {
  return failed([{ key: "root", message: messages[status] ?? "The request was refused." }]);
}

/** The only place where an error becomes an answer. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal) return answerRefusal(error, reply);
  if (isUnavailable(error)) {
    request.log.error({ err: error, requestId: request.id }, "the database is unavailable");
    const message = "The service is busy. Try again in a moment.";
    return answerRefusal(new Refusal(503, message, "root", RETRY_AFTER_SECONDS), reply);
  }
  if (error instanceof StoreFailure) {
    request.log.error({ err: error, requestId: request.id }, "the file store is unavailable");
    const message = "Files cannot be reached. Try again in a moment.";
    return answerRefusal(new Refusal(503, message, "root", RETRY_AFTER_SECONDS), reply);
  }
  if (isLeaving(error, request)) {
    request.log.info({ requestId: request.id }, "the browser left before its answer");
    return sendEnvelope(reply, LEFT_STATUS, failedWith(LEFT_STATUS));
  }
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status >= 400 && status < 500) return sendEnvelope(reply, status, failedWith(status));
  request.log.error({ err: error, requestId: request.id }, "a request failed");
  const message = `Something went wrong. Request ${request.id}.`;
  return sendEnvelope(reply, 500, failed([{ key: "root", message }]));
}

/** What nobody hears: for the log alone. */
const LEFT_STATUS = 499;

/** An answer that flows ends with its line, which is no failure of ours. */
function isLeaving(error: unknown, { socket }: FastifyRequest) {
  const { code } = error as { code?: string };
  return code === "ERR_STREAM_PREMATURE_CLOSE" && socket.destroyed;
}

function answerRefusal(refusal: Refusal, reply: FastifyReply) {
  if (refusal.retryAfter !== undefined) reply.header("retry-after", refusal.retryAfter);
  return sendEnvelope(reply, refusal.status, failed(refusal.errors));
}
