import { expect, test } from "vitest";
import type { Context } from "./context.ts";
import { inParts } from "./in-parts.ts";

test("600 rows are read in parts of 250, each by itself and in the order asked for, without what is gone", async () => {
  let readings = 0;
  const commitNow: Context["commitNow"] = (use) => {
    readings += 1;
    return use(undefined as never);
  };
  const ids = Array.from({ length: 600 }, (_, at) => 600 - at);
  const read = async (_: unknown, part: number[]) =>
    part
      .filter((id) => id !== 300)
      .sort((one, other) => one - other)
      .map((id) => ({ id }));
  const parts: number[][] = [];
  for await (const rows of inParts({ commitNow }, ids, read)) {
    parts.push(rows.map(({ id }) => id));
    // The next is not read before somebody wants it.
    expect(readings).toBe(parts.length);
  }
  expect(parts.map(({ length }) => length)).toEqual([250, 249, 100]);
  expect(parts.flat()).toEqual(ids.filter((id) => id !== 300));
});
