import { describe, expect, test } from "vitest";
import type { RecordedLine } from "./record-at.ts";
import { drawnAccounts, linesAt, standingOut } from "./record-at.ts";
import type { LineRecord, TrackedLine, TrackReport } from "./track-record-queries.ts";
import { differenceWords, findingsIn, leaningWords, readingOf } from "./track-record-words.ts";

const record = (more: Partial<LineRecord>): LineRecord => ({
  ...{ ahead: 1, count: 8, forecast: 1_000, came: 1_000, offBy: 0, worse: 0, better: 0 },
  within: { amount: 1, count: 8 },
  ...more,
});

const line = (name: string, ...byAhead: LineRecord[]): TrackedLine => ({
  ...{ line: `pl.account.${name}`, name, kind: "account", outcomes: [], byAhead },
});

const recorded = (more: Partial<LineRecord>): RecordedLine => ({
  ...line("Line", record(more)),
  record: record(more),
});

describe("a line that leans", () => {
  const below = { leans: "below", worse: 8 } as const;
  const above = { leans: "above", better: 7 } as const;

  test.each([
    [
      "a cost that came to more was forecast too low",
      -100,
      -110,
      below,
      "too low in 8 of 8 months",
    ],
    ["a cost that came to less, too high", -100, -90, above, "too high in 7 of 8 months"],
    ["sales that came to less, too high", 100, 90, below, "too high in 8 of 8 months"],
    ["sales that came to more, too low", 100, 110, above, "too low in 7 of 8 months"],
    ["a cost of which nothing was forecast, too low", 0, -5, below, "too low in 8 of 8 months"],
  ])("%s", (_, forecast, came, lean, words) => {
    expect(leaningWords(recorded({ forecast, came, ...lean }), "month")).toBe(words);
  });
});

test.each([
  [0.02, "Near"],
  [0.05, "Fair"],
  [0.15, "Loose"],
  [0.151, "Far off"],
])("a typical error of %d reads as %s", (typicalError, words) => {
  expect(readingOf(recorded({ typicalError }), "month")).toBe(words);
});

test("a line of which nothing was forecast reads as that", () => {
  expect(readingOf(recorded({ forecast: 0, came: 30 }), "month")).toBe("Was not forecast");
});

test("a difference is that of the figures as they stand there: 1,000 and 1,001 are 1 apart", () => {
  expect(differenceWords(record({ forecast: 1_000.4, came: 1_000.6 }))).toBe(
    "1 more than forecast",
  );
  expect(differenceWords(record({ forecast: 1_000.1, came: 1_000.4 }))).toBe("As forecast");
});

const energy = line(
  "Energy",
  record({
    ...{ forecast: -8_000, came: -8_560, bias: -0.07, typicalError: 0.07 },
    ...{ leans: "below", worse: 8, offBy: 70 },
  }),
);
const sales = line(
  "Sales",
  record({ forecast: 80_000, came: 80_400, bias: 0.005, typicalError: 0.03, offBy: 300 }),
);
const cash: TrackedLine = {
  ...line("Closing cash", record({ within: { amount: 5_000, count: 6 } })),
  ...{ line: "cf.closingCash", kind: "balance" },
};
const revenue: TrackedLine = {
  ...line(
    "Revenue",
    record({ typicalError: 0.03 }),
    record({ ahead: 3, count: 6, typicalError: 0.041 }),
  ),
  ...{ line: "pl.revenue", kind: "total" },
};
const report = (...lines: TrackedLine[]): TrackReport => ({
  ...{ currency: "AUD", unit: "month", aheads: [1, 3], rollForwards: [], smallerCount: 0 },
  lines,
});

test("a sentence tells each finding: what leans, what is furthest off, cash, and further ahead", () => {
  const total: TrackedLine = { ...energy, line: "pl.operatingExpenses", kind: "total" };
  expect(findingsIn(report(energy, total, sales, revenue, cash), 1)).toEqual([
    "Energy: forecast too low in 8 of 8 months, by 560 in all (7.0%).",
    "Furthest off in money: Sales, 300 in a typical month (3.0%).",
    "Closing cash was within 5,000 of its forecast at 6 of 8 month ends.",
    "Revenue is typically off by 3.0% 1 month ahead and 4.1% 3 months ahead.",
  ]);
});

test("where nothing leans it is said whether it could: from six months on", () => {
  expect(findingsIn(report(line("Rent", record({ count: 6 }))), 1)).toEqual([
    "No line leans to one side: what differs could be chance.",
  ]);
  expect(findingsIn(report(line("Rent", record({ count: 1 }))), 1)).toEqual([
    "Whether a line leans to one side shows after 6 months; there is 1.",
  ]);
});

test("what leans stands out and is drawn before what is further off and larger", () => {
  const lines = linesAt(report(energy, sales, revenue, cash), 1);
  expect(standingOut(lines)?.name).toBe("Energy");
  expect(standingOut(lines.filter(({ name }) => name !== "Energy"))?.name).toBe("Sales");
  expect(drawnAccounts(lines, 1).map(({ name }) => name)).toEqual(["Energy"]);
  expect(drawnAccounts(lines, 6).map(({ name }) => name)).toEqual(["Energy", "Sales"]);
});
