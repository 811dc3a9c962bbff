import type { FastifyInstance, FastifyReply } from "fastify";
import { lackOfSpace } from "#core/disk-space.ts";
import { failed, sendEnvelope, succeeded } from "./answers.ts";
import type { Parts } from "./parts.ts";

const READY_WITHIN_MS = 3_000;

/**
 * `/healthz` says that the process lives, `/readyz` that database and job queue work too and that there
 * is room to write.
 */
export function serveHealth(fastify: FastifyInstance, parts: Parts) {
  const { storage, settings, checkJobs, log } = parts;
  fastify.get("/healthz", (_request, reply) => {
    sendEnvelope(reply, 200, succeeded({ status: "alive" }));
  });
  fastify.get("/readyz", async (_request, reply) => {
    try {
      await within(READY_WITHIN_MS, Promise.all([storage.ping(), checkJobs()]));
      const lack = await lackOfSpace(settings);
      if (!lack) return sendEnvelope(reply, 200, succeeded({ status: "ready" }));
      log.warn(lack);
      return refuse(reply, `Not ready. ${lack}`);
    } catch (error) {
      log.warn({ err: error }, "not ready");
      return refuse(reply, "Not ready.");
    }
  });
}

function refuse(reply: FastifyReply, message: string) {
  reply.header("retry-after", 5);
  return sendEnvelope(reply, 503, failed([{ key: "root", message }]));
}

async function within(ms: number, work: Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
