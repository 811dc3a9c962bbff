import { expect, test } from "vitest";
import { SourceError } from "#ledger/source-error.ts";
import { testBooks } from "#testing/test-books.ts";
import { listReadable } from "./list-readable.ts";

const { organisation } = testBooks({ months: [] });

async function read(name: string) {
  if (name === "empty") throw new SourceError("unreadable", "Empty has no financial year.");
  if (name === "gone") throw new SourceError("needs-reconnect", "Connect it again.");
  return { ...organisation, name };
}

test("a company that cannot be read is left out beside one that can", async () => {
  const listed = await listReadable(["empty", "acorn"], read);

  expect(listed.map(({ name }) => name)).toEqual(["acorn"]);
});

test("when none can be read, the reason is told", async () => {
  await expect(listReadable(["empty"], read)).rejects.toThrow("Empty has no financial year.");
  expect(await listReadable([], read)).toEqual([]);
});

test("a connection that has ended is told, whatever was listed before", async () => {
  await expect(listReadable(["acorn", "gone"], read)).rejects.toThrow("Connect it again.");
});
