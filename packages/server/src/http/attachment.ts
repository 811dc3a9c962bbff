import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { KeptFile } from "#core/files/files.ts";
import { Refusal } from "#core/refusal.ts";
import { pickPart } from "./byte-range.ts";

/**
 * A file as an answer: made for it, made while it is sent, or kept. With a name it is saved, without
 * one it is shown.
 */
export type Attachment =
  | { bytes: Uint8Array; contentType: string; fileName?: string }
  | { parts: AsyncIterable<string>; contentType: string; fileName?: string }
  | KeptFile;

export async function sendAttachment(reply: FastifyReply, attachment: Attachment) {
  const { contentType, fileName } = attachment;
  if ("bytes" in attachment) {
    return describe(reply, contentType, fileName).send(Buffer.from(attachment.bytes));
  }
  if ("parts" in attachment) {
    return describe(reply, contentType, fileName).send(Readable.from(attachment.parts));
  }
  return sendKept(reply, attachment);
}

/** Flows from the store to the reader; when either goes away, so does the other. */
async function sendKept(reply: FastifyReply, file: KeptFile) {
  const { byteCount, sha256 } = file;
  const etag = sha256 === null ? undefined : `"${sha256}"`;
  const part = pickPart(reply.request.headers, { byteCount, etag });
  reply.header("accept-ranges", "bytes");
  if (etag) reply.header("etag", etag);
  if (part === "unchanged") return reply.code(304).send();
  if (part === "beyond") {
    reply.header("content-range", `bytes */${byteCount}`);
    throw new Refusal(416, "The file has no such part.");
  }
  const stream = await file.open(part === "whole" ? undefined : part);
  describe(reply, file.contentType, file.fileName);
  if (part === "whole") return reply.header("content-length", byteCount).send(stream);
  const { start, end } = part;
  return reply
    .code(206)
    .header("content-range", `bytes ${start}-${end}/${byteCount}`)
    .header("content-length", end - start + 1)
    .send(stream);
}

function describe(reply: FastifyReply, contentType: string, fileName: string | undefined) {
  // Opened by itself, a file is nothing that could run or fetch.
  reply.type(contentType).header("content-security-policy", "default-src 'none'; sandbox");
  if (fileName !== undefined) {
    const asciiName = fileName.replace(/[^\w.-]/g, "_");
    const encoded = encodeURIComponent(fileName);
    const disposition = `attachment; filename="${asciiName}"; filename*=UTF-8''${encoded}`;
    reply.header("content-disposition", disposition);
  }
  return reply;
}
