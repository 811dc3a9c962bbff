import { expect, test } from "vitest";
import { closingWords, doneWords, summaryOf } from "./import-words.ts";

const NONE = { rows: 0, add: 0, update: 0, same: 0, skip: 0, ask: 0, wrong: 0 };

test("of 1,203 rows, 1,200 that are new, 2 to update and 1 wrong are told", () => {
  expect(summaryOf({ ...NONE, rows: 1_203, add: 1_200, update: 2, wrong: 1 })).toBe(
    "1,203 rows: 1,200 new, 2 to update, 1 wrong.",
  );
  expect(summaryOf({ ...NONE, rows: 1 })).toBe("1 row.");
});

test("what was done is told by how many were added and updated", () => {
  expect(doneWords({ added: 9, updated: 0 })).toBe("Clients imported: 9 added");
  expect(doneWords({ added: 9, updated: 2 })).toBe("Clients imported: 9 added, 2 updated");
});

test("one line, or 2, that are no clients are said to be left out", () => {
  expect(closingWords(1)).toBe("One line is no client and is left out.");
  expect(closingWords(2)).toBe("2 lines are no clients and are left out.");
});
