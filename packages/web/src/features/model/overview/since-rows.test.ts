import { expect, test } from "vitest";
import type { Comparison } from "#features/model/history/history-queries.ts";
import { sinceRows } from "./since-rows.ts";

const change = (id: string, ...parts: number[]) => ({
  ...{ place: `drivers/${id}`, kind: "changed", sentence: `${id} from 1 to 2`, parts },
});
const compared = (...changes: ReturnType<typeof change>[]) =>
  ({ changes }) as unknown as Comparison;

const save = (authorName: string, at: string, place: string, isYou = false) => ({
  ...{ authorName, isYou, at, edits: [{ kind: "set", place, value: 2 }] },
});

const now = new Date("2026-11-19T12:00:00Z");

test("each change says who made it last and on which day, the largest first", () => {
  const saves = [
    save("Helen", "2026-11-16T09:00:00Z", "drivers/days/values"),
    save("Tom", "2026-11-17T09:00:00Z", "drivers/days/values"),
    save("Me", "2026-11-01T09:00:00Z", "drivers/hire", true),
  ];
  const rows = sinceRows(compared(change("hire", -30, 1), change("days", -41, 2)), saves, now);
  expect(rows).toEqual([
    { name: "days", who: "Tom, Tue", amounts: [-41, 2] },
    { name: "hire", who: "you, 1 Nov", amounts: [-30, 1] },
  ]);
});

test("what moved nothing is left out, and of many the last row is the rest, so that each column adds up", () => {
  const changes = Array.from({ length: 9 }, (_, at) => change(`c${at}`, at * 10, -at));
  const rows = sinceRows(compared(...changes), [], now);
  expect(rows).toHaveLength(6);
  expect(rows.at(-1)).toMatchObject({ name: "3 others", amounts: [60, -6] });
  const sums = [0, 1].map((at) => rows.reduce((sum, { amounts }) => sum + (amounts[at] ?? 0), 0));
  expect(sums).toEqual([360, -36]);
});
