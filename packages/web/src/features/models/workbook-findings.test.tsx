import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeLayout } from "#testing/fake-layout.ts";
import { WorkbookFindings } from "./workbook-findings.tsx";
import type { Findings } from "./workbook-queries.ts";

fakeLayout();
const unchanged: Findings = {
  modelName: "Forecast",
  figures: {
    ...{ currency: "AUD", timeSeries: "Monthly, 3 years", unit: "month", periodCount: 36 },
    ...{ lastActual: null, lowestCash: null, cashFloor: null },
    closingCash: { from: "Jul-26", actualCount: 0, values: [] },
    checks: { isBlocked: false, errorCount: 0, alertCount: 0 },
    ahead: null,
  },
  ...{ closingCash: 480_000, lastPeriod: "Jun-29", scenario: null },
  ...{ refusals: [], refusalCount: 0 },
};

const show = (findings: Partial<Findings>) =>
  render(<WorkbookFindings fileName="Board.xlsx" findings={{ ...unchanged, ...findings }} />);

test("an unchanged workbook says what it holds and that nothing was changed", () => {
  show({});
  const holds = screen.getByRole("region", { name: "What the workbook holds" });

  for (const text of ["Forecast", "Monthly, 3 years", "480,000 AUD", "Pass"])
    expect(within(holds).getByText(text)).toBeTruthy();
  expect(screen.getByText("No figure was changed in Excel.")).toBeTruthy();
});

test("changes are shown before and after, with the decimals that tell them apart", () => {
  const line = { line: "x", from: "Jul-26", to: "Jul-26" };
  const changes = [
    { ...line, name: "Rate", unit: "currency", to: "Sep-26", before: 175, after: 182.5 },
    { ...line, line: "y", name: "Share", unit: "percent", before: 0.07, after: 0.0725 },
  ] satisfies NonNullable<Findings["scenario"]>["changes"];
  show({ scenario: { name: "Board", figureCount: 4, changes, closingCash: 501_000 } });
  const cells = (name: RegExp) =>
    within(screen.getByRole("row", { name }))
      .getAllByRole("cell")
      .map((cell) => cell.textContent);

  expect(screen.getByRole("heading", { name: "4 figures were changed in Excel" })).toBeTruthy();
  expect(cells(/Rate/)).toEqual(["Jul-26 to Sep-26", "175.0", "182.5"]);
  expect(cells(/Share/)).toEqual(["Jul-26", "7.00%", "7.25%"]);
});

test("what cannot be taken is told by its cell, and how many more there are", () => {
  show({ refusals: ["'P&L'!AC40 is calculated. Change what it is made from."], refusalCount: 3 });

  expect(screen.getByText("3 changes cannot be taken and are left out")).toBeTruthy();
  expect(screen.getByText(/AC40 is calculated/)).toBeTruthy();
  expect(screen.getByText("And 2 more.")).toBeTruthy();
});
