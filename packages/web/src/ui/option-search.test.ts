import { expect, test } from "vitest";
import { findOptions, isNewOption, nextRow, type OptionRow } from "./option-search.ts";

const options = [
  { value: "1", label: "Wholesale kegs" },
  { value: "2", label: "Café, wholesale" },
  { value: "3", label: "Taproom", note: "Sales" },
];

test("every word counts, in any order, without case and accents; what begins with them is first", () => {
  const found = (text: string) => findOptions(options, text).map(({ value }) => value);
  expect(found("")).toEqual(["1", "2", "3"]);
  expect(found("WHOLESALE cafe")).toEqual(["2"]);
  expect(found("whole")).toEqual(["1", "2"]);
  expect(found("cafe")).toEqual(["2"]);
  expect(found("sales")).toEqual(["3"]);
  expect(found("kegs  tap")).toEqual([]);
});

test("a name that is there already is nothing new, however it is written", () => {
  expect(isNewOption(options, "  TAPROOM ")).toBe(false);
  expect(isNewOption(options, "Tap")).toBe(true);
  expect(isNewOption(options, "  ")).toBe(false);
});

test("the arrows go round the ends and pass what cannot be chosen", () => {
  const rows: OptionRow[] = [false, true, false].map((isDisabled, index) => ({
    kind: "option",
    option: { value: String(index), label: "", isDisabled },
  }));
  expect(nextRow(rows, -1, 1)).toBe(0);
  expect(nextRow(rows, 0, 1)).toBe(2);
  expect(nextRow(rows, 2, 1)).toBe(0);
  expect(nextRow(rows, 0, -1)).toBe(2);
  expect(nextRow([], -1, 1)).toBe(-1);
});
