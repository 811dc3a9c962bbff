import type { ShockRun } from "@app/contract/shocks";
import { expect, test } from "vitest";
import { SHOCK_RUN } from "#testing/a-shock-run.ts";
import { runWords } from "./run-words.ts";

const run: ShockRun = {
  ...SHOCK_RUN,
  ...{ state: "cancelled", seconds: null, modelCount: 16, doneCount: 7 },
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
