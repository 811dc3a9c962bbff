import type { ReportDocument } from "@app/engine/reports/report-document";
import { expect, test } from "vitest";
import { bakery } from "#model/testing/bakery.ts";
import { openPreview } from "./open-preview.ts";
import { newBlock } from "./report-edits.ts";

const preview = openPreview(bakery);
const report: ReportDocument = {
  ...{ reportVersion: 1, title: "Board", scale: "ones", scenarios: [], openedDrivers: [] },
  pages: [{ id: "p", title: "Summary", blocks: [newBlock("keyFigures", "k")] }],
};

test("lines are named by what they are and where they stand, and drivers are what a reader may move", () => {
  const { lines, drivers, periods, scenarios } = preview.outline;
  expect(lines).toContainEqual({ id: "pl.revenue", name: "Revenue", part: "Profit and loss" });
  expect(drivers.map(({ name }) => name)).toContain("Price of a loaf");
  expect(periods.length).toBe(bakery.timeline.periodCount);
  expect(scenarios.map(({ id }) => id)).toEqual(bakery.scenarios.map(({ id }) => id));
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
});

test("a figure that a card shows is found by what it reads, and reads the same", () => {
  const [base] = preview.render(report);
  const block = base?.pages[0]?.blocks[0];
  const text = block?.kind === "keyFigures" ? (block.figures[0]?.text ?? "") : "";
  const found = preview.find(report, text, "base");
  expect(found.length).toBeGreaterThan(0);
  for (const { cell } of found) expect(preview.read(report, cell)?.text).toBe(text);
});

test("what is no document is refused with its reason", () => {
  expect(() => openPreview({})).toThrow();
});
