import type { Download, Endpoint } from "@app/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { openApiOf } from "./openapi.ts";

/** The mounted calls for programs at /api/openapi.json. */
export function serveApiDocs(fastify: FastifyInstance, calls: readonly (Endpoint | Download)[]) {
  const document = JSON.stringify(openApiOf(calls));
  fastify.get("/api/openapi.json", (_request, reply) => {
    reply.type("application/json; charset=utf-8").send(document);
  });
}
