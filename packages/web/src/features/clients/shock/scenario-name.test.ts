import { expect, test } from "vitest";
import { scenarioName } from "./scenario-name.ts";

const FOUR = [
  { kind: "interestRates", value: 0.01 },
  { kind: "wages", value: 0.03 },
  { kind: "debtorDays", value: 10 },
  { kind: "revenue", value: -0.1 },
] as const;

test("two shocks are named in full", () => {
  expect(scenarioName(FOUR.slice(0, 2))).toBe("Interest rates +1.00 pt, Wages +3.0 %");
});

test("the name of four shocks did end in “Rev”; now it has all of them in shorter words", () => {
  expect(scenarioName(FOUR)).toBe("Rates +1 pt, Wages +3%, Debtors +10d, Revenue −10%");
});

test("of seven shocks as many are named as fit in 60 letters, and how many more", () => {
  const name = scenarioName([
    ...FOUR,
    { kind: "costOfSales", value: 0.05 },
    { kind: "overheads", value: 0.055 },
    { kind: "creditorDays", value: -10 },
  ]);
  expect(name).toBe("Rates +1 pt, Wages +3%, Debtors +10d and 4 more");
  expect(name.length).toBeLessThanOrEqual(60);
});
