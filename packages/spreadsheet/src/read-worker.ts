/** The thread in which one file is read. It is given the file and answers once. */
import { parentPort, workerData } from "node:worker_threads";
import { FileRefused } from "./file-refused.ts";
import type { ReadAnswer, ReadQuestion } from "./read-in-worker.ts";
import { readTable } from "./read-table.ts";

const { file, limits }: ReadQuestion = workerData;
parentPort?.postMessage(await answer());

async function answer(): Promise<ReadAnswer> {
  try {
    return { table: await readTable(file, limits) };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return { refused: { code: error.code, message: error.message } };
  }
}
