import type { GoalResult } from "@app/engine/analysis/goal-seek";
import { expect, test } from "vitest";
import { goalName, goalWords } from "./goal-words.ts";

const asked = {
  ...{ input: "Debtor days", aim: "Lowest cash", wanted: 100_000 },
  write: (value: number) => value.toFixed(1),
};

test.each<[GoalResult, string, number | undefined]>([
  [
    { kind: "found", value: 34.2, reached: 100_000, others: [] },
    "Debtor days of 34.2. Lowest cash is then 100,000.",
    34.2,
  ],
  [
    { kind: "several", value: 34.2, reached: 100_000, others: [90, 120.5] },
    "Debtor days of 34.2, the nearest to where it is. Lowest cash is then 100,000. 90.0 or 120.5 would do it too.",
    34.2,
  ],
  [
    { kind: "none", nearest: 0, reached: 80_000 },
    "No value does it. The nearest is 0.0, with 80,000 instead of 100,000.",
    0,
  ],
  [
    { kind: "unmoved", reached: 79_078 },
    "Debtor days does not move it: it stays at 79,078.",
    undefined,
  ],
])("%j reads in words", (result, sentence, value) => {
  const answer = goalWords(result, asked);
  expect([answer.sentence, answer.value]).toEqual([sentence, value]);
});

test("a scenario made of the answer wrote “jun-29”: only the figure begins small, its months do not", () => {
  expect(goalName("Debtor days", "Closing cash Jun-29", "100,000")).toBe(
    "Debtor days for closing cash Jun-29 of 100,000",
  );
});
