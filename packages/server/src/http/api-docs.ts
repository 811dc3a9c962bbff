import type { AnyCall } from "@app/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { docsPage } from "./docs-page.ts";
import { openApiOf } from "./openapi.ts";

/** The mounted calls, for programs at /api/openapi.json and for people at /api/docs. */
export function serveApiDocs(fastify: FastifyInstance, calls: readonly AnyCall[]) {
  const document = once(() => JSON.stringify(openApiOf(calls)));
  const page = once(() => docsPage(calls));
  fastify.get("/api/openapi.json", (_request, reply) => {
    reply.type("application/json; charset=utf-8").send(document());
  });
  fastify.get("/api/docs", (_request, reply) => {
    reply.type("text/html; charset=utf-8").send(page());
  });
}

/** Made when first asked for: nobody waits for it at the start. */
function once(make: () => string) {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
