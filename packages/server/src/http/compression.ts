/** Answers and files in fewer bytes, for callers that say they can read them. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";

export type Encoding = "br" | "gzip";

/** How hard to try: a file of the app is compressed once and kept, an answer each time anew. */
type Effort = "once" | "each-time";

/** Less than this fits into one packet anyway. */
const WORTH_BYTES = 1_000;
const COMPRESSIBLE = /^(?:text\/(?!event-stream)|image\/svg|application\/(?:json|manifest|wasm))/;
/** The highest qualities take seconds for a percent or two. */
const QUALITIES = { once: { br: 9, gzip: 9 }, "each-time": { br: 4, gzip: 5 } } as const;

export function pickEncoding(
  accepted: string | undefined,
  contentType: string,
  byteCount: number,
): Encoding | undefined {
  if (byteCount < WORTH_BYTES || !COMPRESSIBLE.test(contentType)) return undefined;
  if (/\bbr\b/.test(accepted ?? "")) return "br";
  return /\bgzip\b/.test(accepted ?? "") ? "gzip" : undefined;
}

export function compressed(bytes: Uint8Array | string, encoding: Encoding, effort: Effort) {
  const quality = QUALITIES[effort][encoding];
  if (encoding === "gzip") return promisify(gzip)(bytes, { level: quality });
  return promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  });
}

/**
 * Compresses what is sent whole and has not been compressed before. A part of a file stays as it
 * is: its place is counted in the file's own bytes.
 */
export function compressAnswers(fastify: FastifyInstance) {
  fastify.addHook("onSend", async (request, reply, payload) => {
    const isWhole = typeof payload === "string" || payload instanceof Uint8Array;
    const isReady = reply.hasHeader("content-encoding") || reply.hasHeader("content-range");
    if (!isWhole || isReady) return payload;
    const byteCount = typeof payload === "string" ? Buffer.byteLength(payload) : payload.length;
    const contentType = String(reply.getHeader("content-type") ?? "");
    const encoding = pickEncoding(request.headers["accept-encoding"], contentType, byteCount);
    if (!encoding) return payload;
    reply.header("content-encoding", encoding).header("vary", varyOf(reply.getHeader("vary")));
    reply.removeHeader("content-length");
    return compressed(payload, encoding, "each-time");
  });
}

function varyOf(others: unknown) {
  return [others, "Accept-Encoding"].filter(Boolean).join(", ");
}
