import { expect, test } from "vitest";
import { readTableInWorker } from "./read-in-worker.ts";
import { readTable } from "./read-table.ts";
import { buildXlsx } from "./testing/build-xlsx.ts";

const file = {
  name: "balances.xlsx",
  bytes: buildXlsx({ cells: '<row><c><v>1</v></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c></row>' }),
};

function script(code: string) {
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}

test("a thread gives what reading here gives, sets and maps included", async () => {
  expect(await readTableInWorker(file)).toEqual(await readTable(file));
});

test("a refusal in the thread is the same refusal here", async () => {
  const bytes = Buffer.from('a,"b');
  await expect(readTableInWorker({ name: "a.csv", bytes })).rejects.toMatchObject({
    name: "FileRefused",
    code: "bad-quote",
    message: "Line 1 opens a quote that never closes.",
  });
});

test("a thread that fills its memory ends, and the process goes on", async () => {
  const worker = script("const kept = []; for (;;) kept.push(new Array(1000).fill({}));");
  await expect(readTableInWorker(file, { worker, heapMegabytesMax: 32 })).rejects.toMatchObject({
    code: "too-large",
  });
});

test("a thread that never ends is ended", async () => {
  const worker = script("for (;;);");
  await expect(readTableInWorker(file, { worker, timeoutMs: 500 })).rejects.toMatchObject({
    code: "too-slow",
  });
});

test("a mistake of ours in the thread is an error, not a refusal", async () => {
  await expect(readTableInWorker(file, { worker: script("null.x") })).rejects.toThrow(TypeError);
  await expect(readTableInWorker(file, { worker: script("") })).rejects.toThrow("no answer");
});
