/**
 * Where tasks run: a thread, which is used again, or a process, which answers once. Both are given
 * a question and answer it, or end; both can be ended at any moment.
 */
import { spawn } from "node:child_process";
import { Worker } from "node:worker_threads";
import type { Answer, Question } from "./task.ts";

export type Place = {
  ask(question: Question): Promise<Answer>;
  /** At once, whatever it is doing. */
  end(): void;
  isReusable: () => boolean;
  heapMegabytesMax: number;
};

/** It ended without an answer. */
export class PlaceEnded extends Error {
  readonly isOutOfMemory: boolean;

  constructor(isOutOfMemory: boolean, complaint: string) {
    super("The task ended without an answer.", { cause: complaint });
    this.isOutOfMemory = isOutOfMemory;
  }
}

const COMPLAINT_LENGTH_MAX = 4_000;

export function startThread(entry: URL, heapMegabytesMax: number): Place {
  const worker = new Worker(codeFor(entry), {
    eval: true,
    execArgv: [],
    // Our settings are not the task's business.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytesMax },
  });
  // A thread that waits for work keeps nobody from leaving.
  worker.unref();
  let hasEnded = false;
  let onAnswer = (_answer: Answer) => {};
  let onEnd = (_error: PlaceEnded) => {};
  const fail = (error: PlaceEnded) => {
    hasEnded = true;
    onEnd(error);
  };
  worker.on("message", (answer: Answer) => onAnswer(answer));
  worker.on("error", (error: Error & { code?: string }) =>
    fail(new PlaceEnded(error.code === "ERR_WORKER_OUT_OF_MEMORY", error.message)),
  );
  worker.on("exit", (code) => fail(new PlaceEnded(false, `exit ${code}`)));
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        [onAnswer, onEnd] = [resolve, reject];
        worker.postMessage(question);
      }),
    end: () => void worker.terminate(),
    isReusable: () => !hasEnded,
    heapMegabytesMax,
  };
}

export function startProcess(entry: URL, heapMegabytesMax: number): Place {
  const flags = [`--max-old-space-size=${heapMegabytesMax}`, "--eval", codeFor(entry)];
  const child = spawn(process.execPath, flags, {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    serialization: "advanced",
    env: {},
  });
  let complaint = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    complaint = (complaint + text).slice(-COMPLAINT_LENGTH_MAX);
  });
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        child.once("message", (answer) => resolve(answer as Answer));
        child.once("error", (error) => reject(new PlaceEnded(false, error.message)));
        child.once("close", () => reject(new PlaceEnded(isOutOfMemory(complaint), complaint)));
        // One that has ended already cannot be asked; its end is told by itself.
        child.send(question, () => {});
      }),
    end: () => void child.kill("SIGKILL"),
    isReusable: () => false,
    heapMegabytesMax,
  };
}

/** Run from source, the place first has to learn TypeScript. */
function codeFor(entry: URL) {
  const learn = entry.pathname.endsWith(".ts")
    ? `require("node:module").register("tsx/esm", "${entry}", { data: true });`
    : "";
  return `${learn} import("${entry}");`;
}

function isOutOfMemory(complaint: string) {
  return complaint.includes("heap out of memory") || complaint.includes("Allocation failed");
}
