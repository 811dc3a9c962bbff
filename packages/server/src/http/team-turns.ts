import type { Call } from "@app/contract/endpoint";
import type { FastifyRequest } from "fastify";
import { type FairQueue, makeFairQueue, type QueueLimits } from "#core/fair-queue.ts";
import { POOL_PLACES } from "#core/pool.ts";
import { Refusal } from "#core/refusal.ts";
import type { Storage } from "#db/db.ts";

type Lanes = { usual: QueueLimits; wide: QueueLimits; pooled: QueueLimits };

const WAITING = { waiting: 1_000, waitingPerTeam: 100 };
/** Whoever asks for all there is keeps the process busy at a stretch, so one does at a time. */
const wide = { running: 1, runningPerTeam: 1, ...WAITING };

/**
 * Few enough that whoever comes next waits for little, and no team has all of them. Embedded storage
 * does one thing at a time: more of them would only wait inside, where nobody looks whose they are.
 * What calculates is quicker one after the other than all at once on the same processors.
 */
const LANES: Record<Storage["kind"], Lanes> = {
  postgres: {
    usual: { running: 8, runningPerTeam: 3, ...WAITING },
    pooled: {
      running: POOL_PLACES - 1,
      runningPerTeam: Math.max(1, POOL_PLACES - 2),
      ...WAITING,
    },
    wide,
  },
  embedded: {
    usual: { running: 2, runningPerTeam: 1, ...WAITING },
    pooled: { running: 1, runningPerTeam: 1, ...WAITING },
    wide,
  },
};
const RETRY_AFTER_SECONDS = 2;
/** What calculates for longer than most keeps its own team waiting, and nobody else. */
const PATIENCE_MS = 250;

/** Waits until a request's team has its turn and gives the function that ends it, once. */
export type TakeTurn = (call: Call, request: FastifyRequest) => Promise<() => void>;

/**
 * However much one team asks for, another waits for a turn and no more. What takes long and has
 * limits of its own, as a file or a comparison has, is not held up here, nor does it hold up.
 */
export function makeTeamTurns(kind: Storage["kind"], lanes = LANES[kind]): TakeTurn {
  const queues: Record<keyof Lanes, FairQueue<() => void>> = {
    usual: makeFairQueue(lanes.usual),
    wide: makeFairQueue(lanes.wide),
    pooled: makeFairQueue(lanes.pooled),
  };

  return async (call, request) => {
    const { identity, socket } = request;
    const teamId = identity?.member?.teamId;
    const lane = laneOf(call, request);
    if (teamId === undefined || !lane) return () => {};
    const queue = queues[lane];
    const begin = () => {
      for (let start = queue.next(); start; start = queue.next()) start();
    };
    await new Promise<void>((resolve, reject) => {
      if (queue.add(teamId, resolve)) begin();
      else reject(crowded());
    });
    let [isOver, hasGivenWay] = [false, false];
    const giveWay = () => {
      hasGivenWay = true;
      queue.giveWay();
      begin();
    };
    const patience = lane === "pooled" ? setTimeout(giveWay, PATIENCE_MS) : undefined;
    const end = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(patience);
      queue.end(teamId, hasGivenWay);
      begin();
    };
    // Nobody hears the answer any more.
    if (!socket.destroyed) return end;
    end();
    throw crowded();
  };
}

function laneOf(call: Call, { query }: FastifyRequest): keyof Lanes | undefined {
  if (call.waitsForPool) return call.waitsForPool === "briefly" ? "pooled" : undefined;
  if (call.fileBytesMax) return undefined;
  return (query as { pagination?: string })?.pagination === "false" ? "wide" : "usual";
}

function crowded() {
  const message = "Your team has too many requests under way. Try again in a moment.";
  return new Refusal(429, message, "root", RETRY_AFTER_SECONDS);
}
