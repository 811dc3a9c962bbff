import type { Run } from "@app/engine/reports/report-document";
import { expect, test } from "vitest";
import { makeLetters, paragraphsOf, placesIn, textOf, withoutUnknown } from "./commentary-text.ts";

const revenue: Run = {
  kind: "figure",
  cell: { line: "pl.revenue", time: { preset: "yearToDate" } },
};
const paragraphs: Run[][] = [
  [{ kind: "words", text: "Revenue is " }, revenue, { kind: "words", text: ", as " }, revenue],
  [],
  [
    { kind: "words", text: "The audit cost " },
    { kind: "typed", text: "4,800" },
  ],
];

test("paragraphs become a text and the same paragraphs again, each figure one letter of it", () => {
  const letters = makeLetters();
  const text = textOf(paragraphs, letters);
  expect(text).toBe("Revenue is \ue000, as \ue000\n\nThe audit cost \ue001");
  expect(paragraphsOf(text, letters)).toEqual(paragraphs);
});

test("figures that are typed are found between the bound ones; years and days are none", () => {
  const { held, typed } = placesIn("By 31 October 2026 it was \ue000 and 4,800 or 2.5%.");
  expect(held).toEqual([{ from: 26, to: 27, text: "\ue000" }]);
  expect(typed).toEqual([
    { from: 32, to: 37, text: "4,800" },
    { from: 41, to: 45, text: "2.5%" },
  ]);
});

test("letters that mean nothing here are left out of what is pasted", () => {
  const letters = makeLetters();
  textOf(paragraphs, letters);
  expect(withoutUnknown("a\ue000b\ue777c", letters)).toBe("a\ue000bc");
});
