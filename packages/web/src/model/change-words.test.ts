import { applyEdits } from "@app/engine/edits/apply-edits";
import type { Edit } from "@app/engine/edits/edit";
import type { ModelDocument } from "@app/engine/model/document";
import { expect, test } from "vitest";
import { changedWords, changeWords } from "./change-words.ts";
import { bakery } from "./testing/bakery.ts";

const LOAVES = { kind: "figures", place: "drivers/loaves/values" } as const;
const RENT: Edit = {
  ...{ kind: "insert", list: "overrides", after: null },
  entry: { line: "rentPerMonth", value: 350, from: 2, to: 2 },
};

function words(edits: readonly Edit[], before: ModelDocument) {
  const { document } = applyEdits(before, edits);
  return changeWords(edits, before, document ?? before);
}

test("one cell is named by its line and its period", () => {
  expect(words([{ ...LOAVES, from: 1, values: [9] }], bakery)).toBe("Loaves, August 2026");
  expect(words([RENT], bakery)).toBe("Rent per month, September 2026");
});

test("a change by hand that is set again or taken back is named as it was made", () => {
  const { document = bakery } = applyEdits(bakery, [RENT]);
  const again: Edit = { kind: "set", place: "overrides/rentPerMonth/value", value: 1 };
  const back: Edit = { kind: "remove", place: "overrides/rentPerMonth" };
  for (const edit of [again, back])
    expect(words([edit], document)).toBe("Rent per month, September 2026");
});

test("several cells are counted, under the name of their line where they have one", () => {
  const three: Edit = { ...LOAVES, from: 1, values: [9, 8, 7] };
  expect(words([three], bakery)).toBe("Loaves, 3 cells");
  expect(words([three, RENT], bakery)).toBe("4 cells");
});

test("anything else is said as History says it", () => {
  const off: Edit = { kind: "set", place: "modules/rent/isOff", value: true };
  expect(words([off], bakery)).toBe("Rent switched off");
  expect(words([off, RENT], bakery)).toBe("Rent switched off, and 1 more");
});

test("who typed a figure and when is not counted among what was done", () => {
  const signature: Edit[] = [
    { kind: "set", place: "drivers/loaves/setBy", value: "Tom Okafor" },
    { kind: "set", place: "drivers/loaves/setOn", value: "2026-11-16" },
  ];
  const edits = [{ ...LOAVES, from: 1, values: [9] }, ...signature];
  expect(words(edits, bakery)).toBe("Loaves, August 2026");
  expect(words(signature, bakery)).toBe(
    "Loaves: set by from Priya Raman to Tom Okafor, and 1 more",
  );
});

test("a closed month that was taken over was 2 cells to undo: it is the actuals of that month", () => {
  const edits: Edit[] = [
    { kind: "figures", place: "actuals/cash", from: 0, values: [150] },
    { kind: "figures", place: "actuals/rentCost", from: 0, values: [350] },
  ];
  expect(words(edits, bakery)).toBe("actuals of Jul-26");
  const { document: after = bakery } = applyEdits(bakery, edits);
  expect(changedWords(edits, bakery, after)).toBe("actuals of Jul-26");
  const renamed: Edit = { kind: "set", place: "name", value: "Bakery" };
  expect(words([...edits, renamed], bakery)).toBe("actuals of Jul-26, and 1 more");
});
