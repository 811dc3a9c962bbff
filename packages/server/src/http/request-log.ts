import type { FastifyInstance } from "fastify";
import { redactUrl } from "./redact.ts";

/** One line for each request: neither bodies nor cookies, and addresses without their secrets. */
export function logRequests(fastify: FastifyInstance) {
  fastify.addHook("onResponse", (request, reply, done) => {
    request.log.info(
      {
        requestId: request.id,
        method: request.method,
        url: redactUrl(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ip: request.ip,
        userId: request.identity?.userId,
      },
      "request",
    );
    done();
  });
}
