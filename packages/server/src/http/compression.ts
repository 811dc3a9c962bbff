/** Answers and files in fewer bytes, for callers that say they can read them. */
import { pipeline, Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
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
  return promisify(brotliCompress)(bytes, brotliAt(quality));
}

/** A stream that is in no hurry for its first byte; when either end goes away, so does the other. */
function compressedOnItsWay(stream: Readable, encoding: Encoding) {
  const quality = QUALITIES["each-time"][encoding];
  const packer =
    encoding === "gzip" ? createGzip({ level: quality }) : createBrotliCompress(brotliAt(quality));
  return pipeline(stream, packer, () => {});
}

function brotliAt(quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
}

/**
 * Compresses what is sent whole or made while it is sent, and has not been compressed before. A part
 * of a file stays as it is: its place is counted in the file's own bytes.
 */
export function compressAnswers(fastify: FastifyInstance) {
  fastify.addHook("onSend", async (request, reply, payload) => {
    const isWhole = typeof payload === "string" || payload instanceof Uint8Array;
    const isReady = reply.hasHeader("content-encoding") || reply.hasHeader("content-range");
    const isMade = payload instanceof Readable && !reply.hasHeader("content-length");
    if (!(isWhole || isMade) || isReady) return payload;
    const byteCount = isMade ? WORTH_BYTES : Buffer.byteLength(payload as string | Uint8Array);
    const contentType = String(reply.getHeader("content-type") ?? "");
    const encoding = pickEncoding(request.headers["accept-encoding"], contentType, byteCount);
    if (!encoding) return payload;
    reply.header("content-encoding", encoding).header("vary", varyOf(reply.getHeader("vary")));
    reply.removeHeader("content-length");
    return isMade
      ? compressedOnItsWay(payload, encoding)
      : compressed(payload as string | Uint8Array, encoding, "each-time");
  });
}

function varyOf(others: unknown) {
  return [others, "Accept-Encoding"].filter(Boolean).join(", ");
}
