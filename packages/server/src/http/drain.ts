import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { FastifyInstance } from "fastify";

/** Long enough for requests that are on their way, short enough for a restart. */
const GOODBYE_MS = 500;

const leaving = new WeakSet<FastifyInstance>();

/** Whether each answer is to be the last on its line. */
export const isLeaving = (fastify: FastifyInstance) => leaving.has(fastify);

/**
 * Stops without cutting anybody off. Closing a line at once would lose a request that was sent but
 * not read yet, so for a moment every answer asks the other side to close the line; then nobody
 * new is let in, and whatever has not come to an end after the limit is closed by force.
 */
export async function drainServer(fastify: FastifyInstance, limitMs: number) {
  leaving.add(fastify);
  const { server } = fastify;
  const lineCount = await promisify(server.getConnections.bind(server))();
  if (lineCount > 0) await sleep(GOODBYE_MS);
  const cutOff = setTimeout(() => server.closeAllConnections(), limitMs);
  await fastify.close();
  clearTimeout(cutOff);
}
