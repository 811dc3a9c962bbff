import { expect, test } from "vitest";
import { mergeThreeWays } from "./merge.ts";

const opened = { name: "Acorn", phone: "1", notes: "" };

test("a colleague's new phone is not reverted by my new notes: both are kept", () => {
  const mine = { ...opened, notes: "Call in May" };
  const theirs = { ...opened, phone: "2" };
  expect(mergeThreeWays(opened, mine, theirs)).toEqual({
    merged: { name: "Acorn", phone: "2", notes: "Call in May" },
    conflicts: [],
  });
});

test("only a field that both changed, each to something else, is a conflict", () => {
  const mine = { name: "Acorn Ltd", phone: "3", notes: "Mine" };
  const theirs = { name: "Acorn Ltd", phone: "2", notes: "" };
  expect(mergeThreeWays(opened, mine, theirs)).toEqual({ merged: mine, conflicts: ["phone"] });
});

test("what I put back to how I found it gives way to theirs", () => {
  expect(mergeThreeWays(opened, opened, { ...opened, notes: "Theirs" })).toEqual({
    merged: { ...opened, notes: "Theirs" },
    conflicts: [],
  });
});
