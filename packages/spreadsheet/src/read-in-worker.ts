/**
 * Reads a file in a process of its own, with a memory and a time of its own. The limits of the
 * readers should be enough; this is for the file that nobody thought of. The worker may end, the
 * process goes on. (A thread would not do: one that fills its memory can take the process along.)
 */
import { type ChildProcess, spawn } from "node:child_process";
import { FileRefused, type RefusalCode } from "./file-refused.ts";
import { defaultReadLimits, type ReadLimits } from "./read-limits.ts";
import type { Table, TableFile } from "./read-table.ts";

export type ReadQuestion = { file: TableFile; limits: ReadLimits };

export type ReadAnswer = { table: Table } | { refused: { code: RefusalCode; message: string } };

type Guards = {
  limits?: ReadLimits;
  timeoutMs?: number;
  heapMegabytesMax?: number;
  /** What the worker runs; the reader beside this file unless told otherwise. */
  code?: string;
};

/** As `readTable`, but a file can do no more than be refused. */
export function readTableInWorker(file: TableFile, guards: Guards = {}): Promise<Table> {
  const { limits = defaultReadLimits, timeoutMs = 20_000, heapMegabytesMax = 256 } = guards;
  const question: ReadQuestion = { file, limits };
  const flags = [`--max-old-space-size=${heapMegabytesMax}`, "--input-type=module", "--eval"];
  const worker = spawn(process.execPath, [...flags, guards.code ?? readerCode()], {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    serialization: "advanced",
    // Our settings are not the worker's business.
    env: {},
  });
  // A worker that has ended already cannot be asked; its end is told by itself.
  worker.send(question, () => {});
  return answerOf(worker, timeoutMs);
}

/** Beside this file: a bundle has it as an entry of the same name. */
function readerCode() {
  if (!import.meta.url.endsWith(".ts")) {
    return `await import("${new URL("./read-worker.js", import.meta.url)}");`;
  }
  // Run from source, the worker first has to learn TypeScript.
  const reader = new URL("./read-worker.ts", import.meta.url);
  return `import { register } from "node:module";
    register("tsx/esm", "${reader}", { data: true });
    await import("${reader}");`;
}

function answerOf(worker: ChildProcess, timeoutMs: number) {
  return new Promise<Table>((resolve, reject) => {
    const timer = setTimeout(() => finish(() => reject(tooSlow())), timeoutMs);
    const complaint = complaintOf(worker);

    function finish(settle: () => void) {
      clearTimeout(timer);
      settle();
      worker.kill("SIGKILL");
    }

    worker.once("message", (answer: ReadAnswer) =>
      finish(() => ("table" in answer ? resolve(answer.table) : reject(refusalOf(answer)))),
    );
    worker.once("error", (error) => finish(() => reject(error)));
    worker.once("close", () =>
      finish(() => reject(isOutOfMemory(complaint()) ? tooMuch() : gaveNoAnswer(complaint()))),
    );
  });
}

const COMPLAINT_LENGTH_MAX = 4_000;

/** What the worker last said before it ended. */
function complaintOf(worker: ChildProcess) {
  let said = "";
  worker.stderr?.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-COMPLAINT_LENGTH_MAX);
  });
  return () => said;
}

function isOutOfMemory(complaint: string) {
  return complaint.includes("heap out of memory") || complaint.includes("Allocation failed");
}

function gaveNoAnswer(complaint: string) {
  return new Error("The reading process gave no answer.", { cause: complaint });
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
