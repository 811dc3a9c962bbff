import type { FastifyInstance } from "fastify";
import { failed, sendEnvelope, succeeded } from "./answers.ts";
import type { Parts } from "./parts.ts";

const READY_WITHIN_MS = 3_000;

/** `/healthz` says that the process lives, `/readyz` that database and job queue work too. */
export function serveHealth(fastify: FastifyInstance, { storage, checkJobs, log }: Parts) {
  fastify.get("/healthz", (_request, reply) => {
    sendEnvelope(reply, 200, succeeded({ status: "alive" }));
  });
  fastify.get("/readyz", async (_request, reply) => {
    try {
      await within(READY_WITHIN_MS, Promise.all([storage.ping(), checkJobs()]));
      return sendEnvelope(reply, 200, succeeded({ status: "ready" }));
    } catch (error) {
      log.warn({ err: error }, "not ready");
      reply.header("retry-after", 5);
      return sendEnvelope(reply, 503, failed([{ key: "root", message: "Not ready." }]));
    }
  });
}

async function within(ms: number, work: Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
