import { expect, test } from "vitest";
import { inputText, readInput, readNumbers } from "./input-text.ts";

test.each([
  ["9,800", false, 9800],
  ["(20)", false, -20],
  ["7", true, 0.07],
  ["7.5%", true, 0.075],
  ["= price * 2", false, "price * 2"],
  ["price * 2", false, "price * 2"],
  ["", false, undefined],
  ["=", false, undefined],
])("%j is read as meant", (text, isOfOne, meant) => {
  expect(readInput(text, isOfOne)).toBe(meant);
});

test.each([
  [9800, false, "9,800"],
  [0.07, true, "7%"],
  ["price * 2", false, "= price * 2"],
  [[1, 2, 3, 4], false, "1, 2, …, 4"],
  [{ figures: [1], later: 2 }, false, "1, then 2"],
  [undefined, false, ""],
])("%j is written so that it can be read", (value, isOfOne, text) => {
  expect(inputText(value, isOfOne)).toBe(text);
});

test("a profile is typed as shares or percentages, and what is no figure is refused", () => {
  expect(readNumbers("50%, 0.3 0.2")).toEqual([0.5, 0.3, 0.2]);
  expect(readNumbers("half")).toBeUndefined();
  expect(readNumbers(" ")).toBeUndefined();
});
