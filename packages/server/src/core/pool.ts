import { availableParallelism } from "node:os";
import { type FairQueue, makeFairQueue, type QueueLimits } from "./fair-queue.ts";
import { type Place, type PlaceEnded, startProcess, startThread } from "./pool-places.ts";
import type { Failure, Outcome, Task } from "./task.ts";

/** Runs tasks away from requests, a few at a time, and no team's before everybody else's. */
export type Pool = {
  run<Input, Output>(
    task: Task<Input, Output>,
    input: Input,
    options: { teamId: number; signal?: AbortSignal },
  ): Promise<Outcome<Output>>;
  close(): void;
};

type Bounds = Omit<Task<never, unknown>, "run">;
type Queue = FairQueue<() => void>;
const makeQueue: (limits: QueueLimits) => Queue = makeFairQueue;

/**
 * One processor stays free for requests, but however few there are, one team never has all places.
 * More than four would only wait for memory.
 */
export const POOL_PLACES = Math.min(4, Math.max(2, availableParallelism() - 1));

type PoolLimits = { brief: QueueLimits; long: QueueLimits };

const LIMITS: PoolLimits = {
  brief: {
    running: POOL_PLACES,
    runningPerTeam: POOL_PLACES - 1,
    waiting: 200,
    waitingPerTeam: 50,
  },
  // Whoever waits behind four of these would have waited for a minute.
  long: { running: POOL_PLACES - 1, runningPerTeam: 1, waiting: 40, waitingPerTeam: 4 },
};

/** `entry` is the file that threads and processes run: it knows every task by name. */
export function makePool(entry: URL, { brief, long }: PoolLimits = LIMITS): Pool {
  const queues = { brief: makeQueue(brief), long: makeQueue(long) };
  const placesMax = brief.running + long.running;
  const idle: Place[] = [];
  const busy = new Set<Place>();

  function placeFor({ runsIn, heapMegabytesMax }: Bounds): Place {
    if (runsIn === "process") return startProcess(entry, heapMegabytesMax);
    const fitting = idle.findIndex(
      (place) => place.heapMegabytesMax === heapMegabytesMax && place.isReusable(),
    );
    if (fitting !== -1) return idle.splice(fitting, 1)[0] as Place;
    // The others are of another size: one of them makes room.
    if (idle.length + busy.size >= placesMax) idle.shift()?.end();
    return startThread(entry, heapMegabytesMax);
  }

  async function perform<Output>(task: Bounds, input: unknown, signal?: AbortSignal) {
    const place = placeFor(task);
    busy.add(place);
    const outcome = await outcomeOf<Output>(place, task, input, signal);
    busy.delete(place);
    // After an answer a thread is as good as new; after anything else nobody knows.
    const isSound = outcome.isDone || outcome.why === "threw";
    if (isSound && place.isReusable()) idle.push(place);
    else place.end();
    return outcome;
  }

  function begin(queue: Queue) {
    for (let start = queue.next(); start; start = queue.next()) start();
  }

  function turnFor(queue: Queue, teamId: number, signal: AbortSignal | undefined) {
    return new Promise<"begin" | "cancelled" | "crowded">((resolve) => {
      const start = () => {
        signal?.removeEventListener("abort", leave);
        resolve("begin");
      };
      const leave = () => {
        queue.remove(teamId, start);
        resolve("cancelled");
      };
      if (signal?.aborted) return leave();
      signal?.addEventListener("abort", leave, { once: true });
      if (!queue.add(teamId, start)) return resolve("crowded");
      begin(queue);
    });
  }

  return {
    async run(task, input, { teamId, signal }) {
      const queue = queues[task.isLong ? "long" : "brief"];
      const turn = await turnFor(queue, teamId, signal);
      if (turn !== "begin") return failed(turn);
      try {
        return signal?.aborted ? failed("cancelled") : await perform(task, input, signal);
      } finally {
        queue.end(teamId);
        begin(queue);
      }
    },
    close() {
      for (const place of [...idle.splice(0), ...busy]) place.end();
    },
  };
}

async function outcomeOf<Output>(
  place: Place,
  { name, timeoutMs }: Bounds,
  input: unknown,
  signal: AbortSignal | undefined,
): Promise<Outcome<Output>> {
  let stop = (_why: Failure) => {};
  const stopped = new Promise<Outcome<Output>>((resolve) => {
    stop = (why) => resolve(failed(why));
  });
  const timer = setTimeout(stop, timeoutMs, "too-slow");
  const cancel = () => stop("cancelled");
  signal?.addEventListener("abort", cancel, { once: true });
  const answered = place.ask({ name, input }).then(
    (answer): Outcome<Output> =>
      "value" in answer
        ? { isDone: true, value: answer.value as Output }
        : failed("threw", answer.thrown),
    (error: PlaceEnded) =>
      failed(error.isOutOfMemory ? "too-much-memory" : "ended", String(error.cause)),
  );
  const outcome = await Promise.race([answered, stopped]);
  clearTimeout(timer);
  signal?.removeEventListener("abort", cancel);
  return outcome;
}

function failed(why: Failure, message: string = why): Outcome<never> {
  return { isDone: false, why, message };
}
