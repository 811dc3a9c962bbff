import { once } from "node:events";
import { Server } from "node:net";
import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** A line on which nothing came for so long is closed; sooner, a request may be on its way. */
const GOODBYE_MS = 2_000;

/** Of the event loop: each takes in one line, if any waits. */
const QUIET_TURNS = 5;
const TAKING_IN_MS_MAX = 4_000;

const leaving = new WeakSet<FastifyInstance>();

/**
 * Stops without cutting anybody off. First no line is taken in any more. Then every answer is the
 * last on its line: closing one at once would lose a request that was sent but not read yet. At
 * last the silent lines are closed, and whatever has not come to an end after the limit is cut.
 */
export async function drainServer(fastify: FastifyInstance, limitMs: number) {
  const { server } = fastify;
  const cutOff = setTimeout(() => server.closeAllConnections(), limitMs);
  await takeInWaiting(server);
  const isEmpty = once(server, "close");
  // A web server's own way of closing would close lines that seem to be idle with it.
  Server.prototype.close.call(server);
  leaving.add(fastify);
  await Promise.race([isEmpty, sleep(GOODBYE_MS, undefined, { ref: false })]);
  await fastify.close();
  clearTimeout(cutOff);
}

/** Whoever the system let in before we got to it would be cut off by the end of listening. */
async function takeInWaiting(server: Server) {
  const deadline = performance.now() + TAKING_IN_MS_MAX;
  let quietTurns = 0;
  const onConnection = () => {
    quietTurns = 0;
  };
  server.on("connection", onConnection);
  for (; quietTurns < QUIET_TURNS && performance.now() < deadline; quietTurns++) await turn();
  server.off("connection", onConnection);
}

/** Makes each answer the last on its line once the server is leaving, however long it took. */
export function sayGoodbye(fastify: FastifyInstance) {
  fastify.addHook("onSend", (_request, reply, _payload, done) => {
    if (leaving.has(fastify)) reply.header("connection", "close");
    done();
  });
}
