/**
 * Reads a file in a thread of its own, with a memory and a time of its own. The limits of the
 * readers should be enough; this is for the file that nobody thought of. The thread may end, the
 * process goes on.
 */
import { Worker } from "node:worker_threads";
import { FileRefused, type RefusalCode } from "./file-refused.ts";
import { defaultReadLimits, type ReadLimits } from "./read-limits.ts";
import type { Table, TableFile } from "./read-table.ts";

export type ReadQuestion = { file: TableFile; limits: ReadLimits };

export type ReadAnswer = { table: Table } | { refused: { code: RefusalCode; message: string } };

type Guards = { limits?: ReadLimits; timeoutMs?: number; heapMegabytesMax?: number; worker?: URL };

/** As `readTable`, but a file can do no more than be refused. */
export function readTableInWorker(file: TableFile, guards: Guards = {}): Promise<Table> {
  const { limits = defaultReadLimits, timeoutMs = 20_000, heapMegabytesMax = 256 } = guards;
  const question: ReadQuestion = { file, limits };
  const worker = new Worker(guards.worker ?? defaultWorker(), {
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytesMax },
    // Neither our settings nor how we were started are the thread's business.
    env: {},
    execArgv: [],
  });
  return answerOf(worker, timeoutMs);
}

/** Beside this file: a bundle has it as an entry of the same name. */
function defaultWorker() {
  const isSource = import.meta.url.endsWith(".ts");
  return isSource ? sourceWorker() : new URL("./read-worker.js", import.meta.url);
}

/** Run from source, the thread first has to learn TypeScript. */
function sourceWorker() {
  const worker = new URL("./read-worker.ts", import.meta.url);
  const code = `import { register } from "node:module";
    register("tsx/esm", "${worker}", { data: true });
    await import("${worker}");`;
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}

function answerOf(worker: Worker, timeoutMs: number) {
  return new Promise<Table>((resolve, reject) => {
    const timer = setTimeout(() => finish(() => reject(tooSlow())), timeoutMs);

    function finish(settle: () => void) {
      clearTimeout(timer);
      settle();
      void worker.terminate();
    }

    worker.once("message", (answer: ReadAnswer) =>
      finish(() => ("table" in answer ? resolve(answer.table) : reject(refusalOf(answer)))),
    );
    worker.once("error", (error) => finish(() => reject(isOutOfMemory(error) ? tooMuch() : error)));
    worker.once("exit", () =>
      finish(() => reject(new Error("The reading thread gave no answer."))),
    );
  });
}

function isOutOfMemory(error: unknown) {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}

function refusalOf({ refused }: Extract<ReadAnswer, { refused: unknown }>) {
  return new FileRefused(refused.code, refused.message);
}

function tooMuch() {
  return new FileRefused("too-large", "The file needs too much memory to be read.");
}

function tooSlow() {
  return new FileRefused("too-slow", "The file takes too long to be read.");
}
