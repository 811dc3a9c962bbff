/** The guide to charts shows values that can be drawn, and the sentences that they give. */
import { readFileSync } from "node:fs";
import type { Chart } from "@app/charts/chart";
import { drawChart } from "@app/charts/draw-chart";
import { examples } from "@app/charts/examples";
import { expect, test } from "vitest";

const guide = readFileSync("docs/charts.md", "utf8");
const shown = [...guide.matchAll(/```json\n([^`]+)```\n\n> (.+)\n/g)].map(
  ([, value = "", sentence = ""]) => ({ chart: JSON.parse(value) as Chart, sentence }),
);

test("the guide to charts shows every kind once", () => {
  const kinds = shown.map(({ chart }) => chart.kind);
  expect(kinds.sort()).toEqual(examples.map(({ kind }) => kind).sort());
});

test.each(shown)("the guide is right about what a $chart.kind says", ({ chart, sentence }) => {
  expect(drawChart(chart, { width: 640, height: 260 }).description).toBe(sentence);
});
