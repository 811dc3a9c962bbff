import { VIDEO_FILES } from "@app/contract/videos";
import send from "@fastify/send";
import type { FastifyInstance } from "fastify";
import { failedWith, sendEnvelope } from "./answers.ts";

/** What a recording consists of; nothing else in the folder is for anybody. */
const FILE = /^[a-z0-9-]+\.(mp4|vtt|jpg)$/;

/**
 * Recordings of the product with the demo's figures: for everybody. A player asks for the part it is at, and an
 * address names its edition, so that it may be kept for ever.
 */
export function serveVideoFiles(fastify: FastifyInstance, folder: string) {
  fastify.route<{ Params: { name: string } }>({
    method: ["GET", "HEAD"],
    url: `${VIDEO_FILES}:name`,
    async handler(request, reply) {
      const { name } = request.params;
      if (!FILE.test(name)) return sendEnvelope(reply, 404, failedWith(404));
      const options = { root: folder, maxAge: "1y", immutable: true };
      const { statusCode, headers, stream, type } = await send(request.raw, name, options);
      if (type !== "error") return reply.code(statusCode).headers(headers).send(stream);
      if (statusCode === 404) return sendEnvelope(reply, 404, failedWith(404));
      // A part that there is not: where the file ends is all that a player needs to know; the library's own answer is a page.
      const range = headers["Content-Range"];
      return reply
        .code(statusCode)
        .headers(range ? { "content-range": range } : {})
        .send();
    },
  });
}
