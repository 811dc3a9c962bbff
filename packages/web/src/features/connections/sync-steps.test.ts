import { expect, test } from "vitest";
import { SYNC_STEPS, stepOf } from "./sync-steps.ts";

const at = (stage: string) =>
  SYNC_STEPS[stepOf({ sync: { jobId: 1, isWaiting: false, stage, share: 0.5 } })]?.title;

test("a sync is at the step its stage names, and reading is every month", () => {
  expect(
    ["Signing in", "Reading Nov-24", "Reading Oct-26", "Checking", "Swapping in"].map(at),
  ).toEqual(["Sign-in", "Monthly balances", "Monthly balances", "Checks", "Swap in"]);
});

test("a sync that waits for its turn has not begun", () => {
  expect(at("")).toBe("Sign-in");
  expect(stepOf({ sync: null })).toBe(0);
});
