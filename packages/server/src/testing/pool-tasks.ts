/** Tasks that behave in every way there is. */
import { threadId } from "node:worker_threads";
import { defineTask } from "#core/task.ts";

const bounds = { timeoutMs: 20_000, heapMegabytesMax: 64 };
const inThread = { runsIn: "thread", ...bounds } as const;

export const whereabouts = defineTask({
  ...inThread,
  name: "whereabouts",
  run: (input: { pauseMs: number }) =>
    new Promise<{ threadId: number; pid: number }>((resolve) =>
      setTimeout(resolve, input.pauseMs, { threadId, pid: process.pid }),
    ),
});

export const whereaboutsOfProcess = defineTask({
  ...{ ...whereabouts, name: "whereabouts_of_process" },
  runsIn: "process",
});

/** Never lets go of its thread. */
export const spin = defineTask({
  ...inThread,
  name: "spin",
  run(): null {
    for (;;);
  },
});

export const spinLong = defineTask({ ...spin, name: "spin_long", isLong: true });

export const spinBriefly = defineTask({ ...spin, name: "spin_briefly", timeoutMs: 300 });

export const complain = defineTask({
  ...inThread,
  name: "complain",
  run(): null {
    throw new TypeError("series of different lengths");
  },
});

export const hoard = defineTask({
  ...bounds,
  name: "hoard",
  runsIn: "process",
  run() {
    const hoarded: number[][] = [];
    for (;;) hoarded.push(Array.from({ length: 10_000 }, (_, at) => at));
  },
});
