import { expect, test } from "vitest";
import type { Comparison } from "./history-queries.ts";
import {
  comparisonText,
  inReadingOrder,
  movedBy,
  signed,
  stepsOf,
  subjectOf,
  titleOf,
  valueTexts,
} from "./history-words.ts";

const version = (number: number) => ({
  ...{ version: number, kind: "save" as const, authorName: "Ada", isYou: true, label: null },
  ...{ at: "2026-11-16T09:00:00Z", message: "", closingCash: 0 },
});

function compared(parts: number[]): Comparison {
  return {
    ...{ from: version(45), to: version(48), wordCount: 0, addsUp: true },
    figures: [
      {
        ...{ line: "cf.closingCash", name: "Closing cash", period: "Jun-27" },
        ...{ before: 100, after: 100 + parts.reduce((sum, part) => sum + part, 0) },
        cells: { before: "cf.closingCash@11", after: "cf.closingCash@11" },
      },
    ],
    changes: parts.map((part, index) => ({
      ...{ place: `drivers/d${index}`, kind: "changed", parts: [part] },
      sentence: `Driver ${index} from 1 to 2`,
    })),
  };
}

test("a row is called by its name, else its message, else what it is", () => {
  const row = { ...version(9), fromVersion: 7 };
  expect(titleOf({ ...row, label: "Board", message: "Prices" })).toBe("Board");
  expect(titleOf({ ...row, message: "Prices" })).toBe("Prices");
  expect(titleOf(row)).toBe("3 saves");
  expect(titleOf({ ...row, kind: "create" })).toBe("Model made");
});

test("a difference carries its sign", () => {
  expect([signed(10_469), signed(-20_800.4), signed(0)]).toEqual(["+10,469", "−20,800", "–"]);
});

test("“Closing cash Jun-27 –.” said nothing: what did not move is said to, also copied as text", () => {
  expect([movedBy(10_469), movedBy(0.2), movedBy(0, "unchanged")]).toEqual([
    "+10,469",
    "nothing",
    "unchanged",
  ]);
  expect(comparisonText(compared([]), 0)).toContain("Closing cash Jun-27 does not move");
});

test("what changed is named without what became of it", () => {
  expect(subjectOf({ sentence: "Debtor days from 45 to 30" })).toBe("Debtor days");
  expect(subjectOf({ sentence: "Rent: amount set to 10" })).toBe("Rent");
  expect(subjectOf({ sentence: "Added driver Price" })).toBe("Added driver Price");
});

test("steps leave out what moved nothing, and gather the small ones of very many in one that adds up", () => {
  expect(stepsOf(compared([5, 0, -3]), 0).map(({ figure }) => figure)).toEqual([5, -3]);
  const many = stepsOf(compared([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), 0);
  expect(many.map(({ figure }) => figure)).toEqual([4, 5, 6, 7, 8, 9, 10, 6]);
  expect(many.at(-1)?.name).toBe("3 others");
});

test("a comparison reads as a sentence and a list", () => {
  expect(comparisonText(compared([-20_800, 469]), 0)).toBe(
    [
      "Version 45 to version 48",
      "Closing cash Jun-27 −20,331: Driver 0 −20,800, Driver 1 +469",
      "- Driver 0 from 1 to 2",
      "- Driver 1 from 1 to 2",
    ].join("\n"),
  );
});

const driver = (values: unknown) => ({ id: "share", name: "Share", unit: "percent", values });

test.each([
  [1234.5, [1, 2], "1,234.5", "1, 2"],
  [[7, 7, 7], [1, 2, 3, 4], "7", "1 … 4"],
  [undefined, { id: "rent", name: "Rent" }, "–", "Rent"],
  [{ figures: [5, 5], later: 6 }, { figures: [], later: 5 }, "5, 5, 6", "5"],
  [driver(0.72), driver([0.75, 0.756]), "72%", "75%, 75.6%"],
])("%j that became %j is written %s and %s", (before, after, ...texts) => {
  expect(Object.values(valueTexts({ before, after }))).toEqual(texts);
});

test("figures that changed in one period are written with it, and not as 2,400,000 … 2,400,000", () => {
  const after = driver({ figures: [0.5, 0.6], later: 0.5 });
  const inPeriods = { periods: "Jan-27", before: "50%", after: "60%" };
  expect(valueTexts({ before: driver(0.5), after, inPeriods })).toEqual({
    before: "50% in Jan-27",
    after: "60% in Jan-27",
  });
});

test("one place in the books was 1 entries, and stood before the figures", () => {
  const [figures, ...others] = compared([5, 0]).changes;
  if (!figures) throw new Error("There is no change.");
  const account = { id: "materials", name: "Materials" };
  const change = {
    ...{ place: "accounts/materials", kind: "changed" as const, parts: [null] },
    ...{ sentence: "Materials: sources changed", before: account },
    after: { ...account, sources: ["510"] },
  };
  expect(valueTexts(change)).toEqual({ before: "–", after: "1 entry" });
  expect(inReadingOrder([change, figures, ...others])).toEqual([figures, ...others, change]);
});
