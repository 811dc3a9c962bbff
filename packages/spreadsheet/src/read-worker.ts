/** The process in which one file is read. It is given the file and answers once. */
import { FileRefused } from "./file-refused.ts";
import type { ReadAnswer, ReadQuestion } from "./read-in-worker.ts";
import { readTable } from "./read-table.ts";

process.once("message", (question: ReadQuestion) => {
  void answer(question).then((given) => process.send?.(given));
});

async function answer({ file, limits }: ReadQuestion): Promise<ReadAnswer> {
  try {
    return { table: await readTable(file, limits) };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return { refused: { code: error.code, message: error.message } };
  }
}
