import { expect, test } from "vitest";
import { choose, countOf, movedCount, NO_DRAFT, redo, undo } from "./mapping-draft.ts";

test("what was chosen for several accounts at once is taken back at once, and given again", () => {
  const one = choose(NO_DRAFT, { a: "cash" });
  const three = choose(one, { b: "wages", c: "wages" });
  expect(countOf(three)).toBe(3);
  expect(undo(three).choices).toEqual({ a: "cash" });
  expect(redo(undo(three)).choices).toEqual(three.choices);
  expect(undo(undo(three)).choices).toEqual({});
});

test("a choice after an undo leaves nothing to give again", () => {
  const back = undo(choose(NO_DRAFT, { a: "cash" }));
  const other = choose(back, { a: "inventory" });
  expect(redo(other)).toBe(other);
});

test("with nothing to take back or give again, both change nothing", () => {
  expect(undo(NO_DRAFT)).toBe(NO_DRAFT);
  expect(redo(NO_DRAFT)).toBe(NO_DRAFT);
});

test("of the accounts that are chosen, those that stay under their line do not move", () => {
  const draft = choose(NO_DRAFT, { a: "cash", b: "wages", c: null });
  const accounts = [
    { accountId: "a", line: "cash" },
    { accountId: "b", line: null },
    { accountId: "c", line: "rent" },
    { accountId: "d", line: "rent" },
  ];
  expect(movedCount(draft, accounts)).toBe(2);
});
