import { expect, test } from "vitest";
import { bakery } from "#model/testing/bakery.ts";
import { nameBefore } from "./name-before.ts";

const timeline = { ...bakery.timeline, actualCount: 4, periodCount: 8 };
const change = (period: number, account: string) => ({
  ...{ period, account, before: 1, after: 2, difference: 1 },
});
const restatements = [change(0, "cash"), change(1, "cash"), change(1, "sales"), change(2, "cash")];

test("closed periods that changed alone were called a forecast before the last of them: they were restated", () => {
  const taken = { from: 4, to: 3, restatements };
  expect(nameBefore(taken, [], timeline)).toBe("Before Jul-26 to Sep-26 were restated");
  const held = [change(0, "cash"), change(1, "cash"), change(2, "cash")];
  expect(nameBefore(taken, held, timeline)).toBe("Before Aug-26 was restated");
});

test("a forecast is named by the months that become actual, all of them", () => {
  const taken = { from: 4, to: 4, restatements };
  expect(nameBefore(taken, [], timeline)).toBe("Forecast before Nov-26 was actual");
  expect(nameBefore({ ...taken, to: 5 }, [], timeline)).toBe(
    "Forecast before Nov-26 to Dec-26 were actual",
  );
});
