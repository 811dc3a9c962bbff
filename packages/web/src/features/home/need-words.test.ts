import type { NeedItem } from "@app/contract/home";
import { expect, test } from "vitest";
import { needWords, summaryOf } from "./need-words.ts";

const figures: NeedItem["figures"] = {
  ...{ currency: "AUD", timeSeries: "Monthly, 3 years", unit: "month", periodCount: 36 },
  ...{ lastActual: "Sep-26", cashFloor: 100_000 },
  closingCash: { from: "Jul-26", actualCount: 3, values: [] },
  lowestCash: { value: 79_078, period: "Feb-27" },
  checks: { isBlocked: false, errorCount: 0, alertCount: 1 },
  ahead: {
    ...{
      periodCount: 33,
      nextMonth: null,
      closing: null,
      lowestHeadroom: null,
      mostDrawn: null,
      runway: null,
    },
    headroomByMonth: { from: 0, values: [] },
    year: { name: "", periods: [], actualCount: 0, revenue: [], grossProfit: [], ebitda: [] },
    covenants: [{ name: "Interest cover is below its covenant", brokenFrom: "Jan-27" }],
  },
};
const need = (part: Partial<NeedItem>): NeedItem => ({
  ...{ modelId: 1, modelName: "FY27", clientId: null, clientName: null, reason: "belowFloor" },
  ledger: { name: "Xero", closedMonth: "Oct-26", undecidedCount: 5 },
  ...{ figures, ...part },
});

test("each reason is a fact and its amount", () => {
  expect(needWords(need({}))).toBe("Below floor. Cash 79,078 in Feb-27, short by 20,922.");
  expect(needWords(need({ reason: "moved" }))).toBe(
    "Oct-26 is closed in Xero. Roll forward from Sep-26.",
  );
  expect(needWords(need({ reason: "restated" }))).toBe(
    "Closed months changed on 5 accounts, not taken over yet.",
  );
  const above = { ...figures, lowestCash: { value: 120_000, period: "Feb-27" } };
  expect(needWords(need({ reason: "alert", figures: above }))).toBe(
    "Interest cover is below its covenant, from Jan-27.",
  );
});

test("the day begins with at most two sentences' worth of what waits, and nothing when nothing does", () => {
  const none = { below: 0, wrong: 0, notes: 0, connections: 0 };
  expect(summaryOf(none)).toBe("");
  expect(summaryOf({ ...none, below: 3, notes: 2 })).toBe(
    "Three forecasts go below their cash floor, two readers are waiting for an answer.",
  );
  expect(summaryOf({ below: 1, wrong: 12, notes: 2, connections: 1 })).toBe(
    "12 forecasts have checks to look at, one forecast goes below its cash floor.",
  );
});
