import { expect, test } from "vitest";
import { decisionOf, monthsOf } from "./closed-changes.ts";

const ITEMS = [
  { accountId: "473", month: 10 },
  { accountId: "800", month: 10 },
  { accountId: "473", month: 9 },
];

test("an account is accepted with all its changes, and every other one is held", () => {
  expect(decisionOf(ITEMS, ["473"])).toEqual({ accept: ["473"], hold: ["800"] });
  expect(decisionOf(ITEMS, [])).toEqual({ accept: [], hold: ["473", "800"] });
});

test("changes are listed by month, the newest first", () => {
  expect(monthsOf(ITEMS).map(({ month, items }) => [month, items.length])).toEqual([
    [10, 2],
    [9, 1],
  ]);
});
