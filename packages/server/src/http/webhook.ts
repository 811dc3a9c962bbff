import type { IncomingHttpHeaders } from "node:http";
import { BODY_LIMITS } from "@app/contract/endpoint";
import { sendEnvelope, succeeded } from "./answers.ts";
import type { App } from "./mount.ts";

type Heard = { body: Uint8Array; headers: IncomingHttpHeaders };

/**
 * Serves an address at which another service tells us something. It gets the bytes as they came, since they are what
 * is signed, and no session: whoever listens decides whom to believe.
 */
export async function mountWebhook(
  { fastify }: App,
  url: string,
  listen: (heard: Heard) => Promise<void>,
) {
  await fastify.register((scope, _options, done) => {
    scope.removeContentTypeParser("application/json");
    scope.addContentTypeParser<Buffer>(
      "application/json",
      { parseAs: "buffer" },
      async (_request: unknown, body: Buffer) => body,
    );
    scope.post<{ Body: Buffer | undefined }>(
      url,
      { bodyLimit: BODY_LIMITS.bytesMax },
      async ({ body = Buffer.alloc(0), headers }, reply) => {
        await listen({ body, headers });
        return sendEnvelope(reply, 200, succeeded(null));
      },
    );
    done();
  });
}
