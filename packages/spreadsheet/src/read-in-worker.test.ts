import { expect, test } from "vitest";
import { readTableInWorker } from "./read-in-worker.ts";
import { readTable } from "./read-table.ts";
import { buildXlsx } from "./testing/build-xlsx.ts";

const file = {
  name: "balances.xlsx",
  bytes: buildXlsx({ cells: '<row><c><v>1</v></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c></row>' }),
};

test("a process of its own gives what reading here gives, sets and maps included", async () => {
  expect(await readTableInWorker(file)).toEqual(await readTable(file));
});

test("a refusal in the process is the same refusal here", async () => {
  const bytes = Buffer.from('a,"b');
  await expect(readTableInWorker({ name: "a.csv", bytes })).rejects.toMatchObject({
    name: "FileRefused",
    code: "bad-quote",
    message: "Line 1 opens a quote that never closes.",
  });
});

test("a worker that fills its memory ends, and the process goes on", async () => {
  const code = "const kept = []; for (;;) kept.push(new Array(1000).fill({}));";
  await expect(readTableInWorker(file, { code, heapMegabytesMax: 32 })).rejects.toMatchObject({
    code: "too-large",
  });
});

test("a worker that never ends is ended", async () => {
  await expect(
    readTableInWorker(file, { code: "for (;;);", timeoutMs: 500 }),
  ).rejects.toMatchObject({
    code: "too-slow",
  });
});

test("a mistake of ours in the worker is an error that says so, not a refusal", async () => {
  await expect(readTableInWorker(file, { code: "null.x" })).rejects.toMatchObject({
    message: "The reading process gave no answer.",
    cause: expect.stringContaining("TypeError"),
  });
  await expect(readTableInWorker(file, { code: "" })).rejects.toThrow("gave no answer");
});
