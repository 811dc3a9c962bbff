import { expect, test } from "vitest";
import type { ModelDocument } from "#model/document.ts";
import { smallCompany } from "#testing/small-company.ts";
import { actualsChange, spanWords } from "./actuals-words.ts";
import { applyEdits } from "./apply-edits.ts";
import type { Edit } from "./edit.ts";

const company = smallCompany();
const { timeline } = company;
const document: ModelDocument = {
  ...company,
  timeline: { ...timeline, periodCount: 6, actualCount: 3 },
  actuals: { cash: [10, 20, 30], sales: [-10, -20, -30] },
};

const restated: Edit[] = [
  { kind: "figures", place: "actuals/cash", from: 1, values: [25] },
  { kind: "figures", place: "actuals/sales", from: 1, values: [-25] },
];
const rolled: Edit[] = [
  { kind: "set", place: "timeline/actualCount", value: 4 },
  { kind: "set", place: "accounts/cash/sources", value: ["090"] },
  { kind: "set", place: "actuals/cash", value: [10, 20, 30, 5] },
  { kind: "set", place: "actuals/sales", value: [-10, -20, -30, -5] },
  { kind: "set", place: "replacedForecasts", value: [] },
  {
    ...{ kind: "insert", list: "overrides", after: null },
    entry: { line: "rent", mode: "shift", value: -5, note: "Became actual: Rent, Oct-26" },
  },
];

function changeOf(edits: Edit[], before = document) {
  const { document: after } = applyEdits(before, edits);
  if (!after) throw new Error("The edits cannot be made.");
  return actualsChange(edits, before, after);
}

test("a closed month that was taken over is named, where it was 2 cells", () => {
  expect(changeOf(restated)).toEqual({
    ...{ sentence: "Aug-26 restated", subject: "actuals of Aug-26", others: [] },
  });
});

test("a roll-forward was its first account and 5 more changes: it is one sentence, back again as well", () => {
  expect(changeOf(rolled)).toEqual({
    ...{ sentence: "Rolled forward to Oct-26", subject: "actuals of Oct-26", others: [] },
  });
  const { document: after = document } = applyEdits(document, rolled);
  const back: Edit[] = [
    { kind: "set", place: "timeline/actualCount", value: 3 },
    { kind: "set", place: "actuals/cash", value: [10, 20, 30] },
    { kind: "set", place: "actuals/sales", value: [-10, -20, -30] },
  ];
  expect(changeOf(back, after)?.sentence).toBe("Oct-26 forecast again");
});

test("the forecast that a second roll-forward replaces was counted as 1 more change", () => {
  const replaced = { period: 3, movements: { cash: 5 } };
  const [cutOver, ...rest] = rolled.filter(
    (edit) => !("place" in edit) || edit.place !== "replacedForecasts",
  );
  const edits: Edit[] = [
    ...(cutOver ? [cutOver] : []),
    { kind: "insert", list: "replacedForecasts", entry: replaced, after: null },
    ...rest,
  ];
  const before = { ...document, replacedForecasts: [] };
  expect(changeOf(edits, before)).toMatchObject({
    sentence: "Rolled forward to Oct-26",
    others: [],
  });
});

test("closed months that change with it are named beside it, and what else was changed is counted apart", () => {
  const more: Edit = { kind: "set", place: "name", value: "FY27" };
  const both: Edit[] = [
    ...rolled.slice(0, 2),
    { kind: "set", place: "actuals/cash", value: [11, 20, 31, 5] },
    { kind: "set", place: "actuals/sales", value: [-11, -20, -31, -5] },
    more,
  ];
  expect(changeOf(both)).toEqual({
    sentence: "Rolled forward to Oct-26, Jul-26 and Sep-26 restated",
    subject: "actuals of Jul-26 and Sep-26 to Oct-26",
    others: [more],
  });
});

test("one account that is put right is told as itself, and so is a cut-over that is moved by hand", () => {
  expect(changeOf(restated.slice(0, 1))).toBeUndefined();
  expect(changeOf([{ kind: "set", place: "timeline/actualCount", value: 2 }])).toBeUndefined();
});

test("periods that follow each other are told from the first to the last", () => {
  expect(spanWords(timeline, [2, 0, 1, 4])).toBe("Jul-26 to Sep-26 and Nov-26");
});
