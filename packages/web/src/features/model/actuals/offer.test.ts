import { monthOf } from "@app/engine/time/month";
import type { Timeline } from "@app/engine/time/timeline";
import { expect, test } from "vitest";
import { aConnection } from "#features/model/testing/a-connection.ts";
import { type ModelConnection, monthsInWords, offerOf, otherwise } from "./offer.ts";

const [august, september, october, november] = [8, 9, 10, 11].map((month) => monthOf(2026, month));

/** Actual to September. */
const timeline: Timeline = {
  ...{ unit: "month", start: "2026-07-01", yearEndMonth: 6, periodCount: 36, actualCount: 3 },
};

const read = (change: Partial<ModelConnection> = {}): ModelConnection => ({
  ...{ link: "open", connection: aConnection(), lastMonth: november ?? 0, changedMonths: [] },
  ...change,
});

test("months after the last actual one are offered, and nothing where the model has them", () => {
  expect(offerOf(read(), timeline, [])).toEqual({
    months: [october, november],
    notes: [],
    restated: [],
  });
  expect(offerOf(read({ lastMonth: september ?? 0 }), timeline, []).months).toEqual([]);
  expect(offerOf(read({ lastMonth: null }), timeline, []).months).toEqual([]);
});

test("a month that changed after it was closed waits with those after it, and says why", () => {
  const { months, notes } = offerOf(
    read({ changedMonths: [august, november] as number[] }),
    timeline,
    [],
  );
  expect(months).toEqual([october]);
  expect(notes).toEqual([
    "Xero changed August 2026 after the close, and nobody has decided about that.",
    "November 2026 waits: Xero changed it after it was closed, and nobody has accepted that.",
  ]);
});

test("a sync that brought nothing is told with its reason", () => {
  const failed = aConnection({ state: "failed", reason: "Check 1 is off by 3.00." });
  expect(offerOf(read({ connection: failed }), timeline, [])).toEqual({
    months: [october, november],
    notes: ["The last sync brought nothing: Check 1 is off by 3.00."],
    restated: [],
  });
});

test("a quarter is offered once all of it is over, a week never, and nothing beyond the model", () => {
  const quarterly = { ...timeline, unit: "quarter", actualCount: 1 } as const;
  expect(offerOf(read(), quarterly, []).months).toEqual([]);
  expect(offerOf(read({ lastMonth: (november ?? 0) + 1 }), quarterly, []).months).toHaveLength(3);
  expect(offerOf(read(), { ...timeline, unit: "week" }, []).months).toEqual([]);
  expect(offerOf(read(), { ...timeline, periodCount: 4 }, []).months).toEqual([october]);
});

test("months are said as a person would", () => {
  const [first, second] = [october ?? 0, november ?? 0];
  expect(monthsInWords([first])).toBe("October 2026");
  expect(monthsInWords([first, second])).toBe("October and November 2026");
  expect(monthsInWords([first, second, second + 1])).toBe("October to December 2026");
  expect(monthsInWords([second, second + 1, second + 2])).toBe("November 2026 to January 2027");
});

test("books that begin after the next month leave a gap, which is said", () => {
  const late = aConnection({ firstMonth: november ?? 0 });
  expect(offerOf(read({ connection: late }), timeline, [])).toEqual({
    months: [],
    notes: ["Its books begin with November 2026, and the model needs October 2026 first."],
    restated: [],
  });
});

test("what a closed month is in the ledger by now is told as long as the model has it otherwise", () => {
  const { months, restated } = offerOf(read({ lastMonth: september ?? 0 }), timeline, ["Sep-26"]);
  expect(months).toEqual([]);
  expect(otherwise(restated)).toBe("Sep-26 is not as the model has it");
  expect(otherwise(["Aug-26", "Sep-26"])).toBe("Aug-26 and Sep-26 are not as the model has them");
});
