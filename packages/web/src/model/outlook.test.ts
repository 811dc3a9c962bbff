import type { ModelFigures } from "@app/contract/models";
import { expect, test } from "vitest";
import { checkStateOf, concernOf, isBelowFloor } from "./outlook.ts";

const PASS = { isBlocked: false, errorCount: 0, alertCount: 0 };

function figures(parts: Partial<ModelFigures>): ModelFigures {
  return {
    ...{ currency: "AUD", timeSeries: "Monthly, 3 years", unit: "month", periodCount: 36 },
    lastActual: null,
    closingCash: { from: "Jul-26", actualCount: 0, values: [] },
    lowestCash: { value: 79_078, period: "Feb-27" },
    cashFloor: 50_000,
    checks: PASS,
    ahead: null,
    ...parts,
  };
}

test("figures that do not hold come before errors, and errors before alerts", () => {
  expect(checkStateOf({ isBlocked: true, errorCount: 1, alertCount: 1 })).toBe("blocked");
  expect(checkStateOf({ ...PASS, errorCount: 1, alertCount: 1 })).toBe("error");
  expect(checkStateOf({ ...PASS, alertCount: 1 })).toBe("alert");
  expect(checkStateOf(PASS)).toBe("pass");
});

test("cash below its floor is told by month, amount and how much is short", () => {
  const short = figures({ cashFloor: 100_000, checks: { ...PASS, alertCount: 1 } });
  expect(isBelowFloor(short)).toBe(true);
  expect(concernOf(short)).toBe("Below floor. Cash 79,078 in Feb-27, short by 20,922.");
});

test("cash above its floor, without one or not known is not below it", () => {
  expect(isBelowFloor(figures({}))).toBe(false);
  expect(isBelowFloor(figures({ cashFloor: null }))).toBe(false);
  expect(isBelowFloor(figures({ lowestCash: null }))).toBe(false);
});

test("what needs a person is said in words, and nothing where nothing does", () => {
  expect(concernOf(figures({ checks: { ...PASS, isBlocked: true } }))).toBe(
    "No forecast. Its figures do not hold yet.",
  );
  expect(concernOf(figures({ checks: { ...PASS, errorCount: 2 } }))).toBe("2 checks not zero.");
  expect(concernOf(figures({ checks: { ...PASS, alertCount: 1 } }))).toBe("1 alert.");
  expect(concernOf(figures({}))).toBeUndefined();
});
