import type { ShockRun } from "@app/contract/shocks";
import { expect, test } from "vitest";
import { runWords } from "./run-words.ts";

const run: ShockRun = {
  ...{ jobId: 7, state: "cancelled", failure: null, shocks: [{ kind: "wages", value: 0.03 }] },
  ...{ startedAt: "2026-11-18T09:00:00.000Z", fromMonth: "Nov-26", seconds: null },
  ...{ modelCount: 16, doneCount: 7, belowFloor: { base: 0, shocked: 0 } },
  keptByOverdraft: { base: 0, shocked: 0 },
  ...{
    keepId: "0c0ffee0-0000-8000-8000-000000000007",
    failedCount: 0,
    changedCount: 0,
    outlook: null,
  },
};
const now = new Date("2026-11-18T09:00:10Z");

test("a run that was stopped says so, and how far it was", () => {
  expect(runWords(run, 16, now)).toEqual([
    "Stopped after 7 of 16 forecasts",
    "Figures are without it",
  ]);
  expect(runWords({ ...run, modelCount: null }, 16, now)[0]).toBe("Stopped before it began");
});

test("one under way says from when and on what it is", () => {
  expect(runWords({ ...run, state: "running" }, 16, now)).toEqual(["From Nov-26, on 16 forecasts"]);
});
