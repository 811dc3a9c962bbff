import type { Call } from "@app/contract/endpoint";
import type { FastifyRequest } from "fastify";
import { type FairQueue, makeFairQueue, type QueueLimits } from "#core/fair-queue.ts";
import { Refusal } from "#core/refusal.ts";
import type { Storage } from "#db/db.ts";

type Lanes = { usual: QueueLimits; wide: QueueLimits };

const WAITING = { waiting: 1_000, waitingPerTeam: 100 };
/** Whoever asks for all there is keeps the process busy at a stretch, so one does at a time. */
const wide = { running: 1, runningPerTeam: 1, ...WAITING };

/**
 * Few enough that whoever comes next waits for little, and no team has all of them. Embedded storage
 * does one thing at a time: more of them would only wait inside, where nobody looks whose they are.
 */
const LANES: Record<Storage["kind"], Lanes> = {
  postgres: { usual: { running: 8, runningPerTeam: 3, ...WAITING }, wide },
  embedded: { usual: { running: 2, runningPerTeam: 1, ...WAITING }, wide },
};
const RETRY_AFTER_SECONDS = 2;

/** Waits until a request's team has its turn and gives the function that ends it, once. */
export type TakeTurn = (call: Call, request: FastifyRequest) => Promise<() => void>;

/**
 * However much one team asks for, another waits for a turn and no more. What has limits of its own
 * and waits for others, as a large body does for the pool, is not held up here, nor does it hold up.
 */
export function makeTeamTurns(kind: Storage["kind"], lanes = LANES[kind]): TakeTurn {
  const queues: Record<keyof Lanes, FairQueue<() => void>> = {
    usual: makeFairQueue(lanes.usual),
    wide: makeFairQueue(lanes.wide),
  };

  return async (call, { identity, socket, query }) => {
    const hasOwnLimits = call.limits || call.fileBytesMax || call.waitsForPool;
    const teamId = identity?.member?.teamId;
    if (teamId === undefined || hasOwnLimits) return () => {};
    const isWide = (query as { pagination?: string })?.pagination === "false";
    const queue = queues[isWide ? "wide" : "usual"];
    const begin = () => {
      for (let start = queue.next(); start; start = queue.next()) start();
    };
    await new Promise<void>((resolve, reject) => {
      if (queue.add(teamId, resolve)) begin();
      else reject(crowded());
    });
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      queue.end(teamId);
      begin();
    };
    // Nobody hears the answer any more.
    if (!socket.destroyed) return end;
    end();
    throw crowded();
  };
}

function crowded() {
  const message = "Your team has too many requests under way. Try again in a moment.";
  return new Refusal(429, message, "root", RETRY_AFTER_SECONDS);
}
