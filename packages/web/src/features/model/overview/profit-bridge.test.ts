import { coffeeRoaster } from "@app/engine/examples/coffee-roaster";
import { documentOf } from "@app/engine/examples/company";
import { cellIndex } from "@app/engine/tables/table";
import { expect, test } from "vitest";
import { openHere } from "#model/testing/direct-port.ts";
import { tableOf } from "#model/testing/table-of.ts";
import { profitBridgeOf } from "./profit-bridge.ts";

test("the changes lead from last year's profit to this year's, to the unit shown", async () => {
  const document = await openHere(documentOf(coffeeRoaster));
  const table = await tableOf(document, {
    ...{ shows: { statements: ["profitAndLoss"] }, unit: "year" },
  });
  const years = table.columns.filter(({ isComplete }) => isComplete).map(({ label }) => label);
  expect(years.length).toBeGreaterThan(2);
  const row = table.rows.findIndex(({ line }) => line === "pl.profit");
  for (const year of years.slice(1)) {
    const bridge = profitBridgeOf(table, year);
    const { opening, changes } = bridge?.chart ?? { opening: { figure: 0 }, changes: [] };
    const closing = changes.reduce((sum, { figure }) => sum + (figure ?? 0), opening.figure ?? 0);
    const column = table.columns.findIndex(({ label }) => label === year);
    expect(closing).toBe(table.shown[cellIndex(table, row, column)]);
  }
});

test("without a year before, it begins from nothing and says so", async () => {
  const document = await openHere(documentOf(coffeeRoaster));
  const table = await tableOf(document, {
    ...{ shows: { statements: ["profitAndLoss"] }, unit: "year" },
  });
  const first = table.columns.find(({ isComplete }) => isComplete)?.label;
  const bridge = profitBridgeOf(table, first);
  expect([bridge?.from, bridge?.chart.opening]).toEqual(["", { name: "Start", figure: 0 }]);
});
