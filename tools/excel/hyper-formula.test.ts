/**
 * A second opinion on the formulas: HyperFormula shares no code with LibreOffice or with us. It
 * does not round differences to zero, so every cell must be the same to the last bit.
 */
import { buildModel } from "@app/engine/build/build-model";
import { seriesOf } from "@app/engine/calculate/sheet";
import type { Workbook } from "@app/engine/excel/workbook";
import { casesOf, runScenarios } from "@app/engine/scenarios/cases";
import { starterModels } from "@app/engine/starters/starters";
import { smallCompany } from "@app/engine/testing/small-company";
import { HyperFormula } from "hyperformula";
import { expect, inject, test } from "vitest";
import { type Exported, exportsOf, starterDocuments } from "./exported-models.ts";

/** Its rounding of what is nearly zero would give other figures than anybody else's. */
const CONFIG = { licenseKey: "gpl-v3", smartRounding: false };
/** It is slow; LibreOffice has seen the models of more periods, and a long run shows it them all. */
const PERIODS_MOST = 20;

function opened({ sheets, names }: Workbook): HyperFormula {
  const contents = sheets.map(({ name, rows }) => [
    name,
    rows.map(({ cells }) =>
      cells.map((cell) => (cell?.formula === undefined ? cell?.value : `=${cell.formula}`)),
    ),
  ]);
  const expressions = names.map(({ name, refersTo }) => ({ name, expression: `=${refersTo}` }));
  return HyperFormula.buildFromSheets(Object.fromEntries(contents), CONFIG, expressions);
}

function faultsOf(model: Exported): string[] {
  const engine = opened(model.workbook);
  const faults = model.workbook.sheets.flatMap(({ name, rows }, sheet) =>
    rows.flatMap(({ cells }, row) =>
      cells.flatMap((cell, column) => {
        if (cell?.formula === undefined) return [];
        const value = engine.getCellValue({ sheet, row, col: column });
        return value === cell.value
          ? []
          : [`${model.name}, ${name} ${row + 1}, ${column}: ${String(value)}`];
      }),
    ),
  );
  engine.destroy();
  return faults;
}

const shortest = starterModels.flatMap((starter) =>
  starterDocuments(starter)
    .filter(({ document }) => document.timeline.periodCount <= PERIODS_MOST)
    .slice(-1),
);
/** The last ones are the smallest. */
const shown = inject("runsFactor") > 1 ? shortest : shortest.slice(-3);

test.each(shown)(
  "HyperFormula gives every bit of $name, base and first scenario",
  {
    timeout: 30_000,
  },
  (named) => {
    expect([...exportsOf(named)].slice(0, 2).flatMap(faultsOf)).toEqual([]);
  },
);

/**
 * Price 10, volume 5 by a formula that is open to changes. Low sets the price to 8 in August alone;
 * its child takes a tenth off in August and September and adds 1 in September; volume is doubled there.
 */
test("a base figure changed in the workbook moves every scenario where it is inherited, absolute or relative", () => {
  const document = smallCompany({
    drivers: [
      { id: "price", name: "Price", unit: "currency", values: 10 },
      { id: "volume", name: "Volume", unit: "count", formula: "5" },
    ],
    scenarios: [
      { id: "low", name: "Low", overrides: [{ line: "price", value: 8, from: 1, to: 1 }] },
      {
        id: "lower",
        name: "Lower",
        parent: "low",
        overrides: [
          { line: "price", mode: "scale", value: 0.9, from: 1 },
          { line: "price", mode: "shift", value: 1, from: 2 },
          { line: "volume", mode: "scale", value: 2, from: 2 },
        ],
      },
    ],
  });
  const [inWorkbook] = exportsOf({ name: "Small", document });
  if (!inWorkbook) throw new Error("There is no workbook.");
  const { workbook } = inWorkbook;
  const engine = opened(workbook);
  const cellsOf = (sheet: string, id: string) => {
    const index = workbook.sheets.findIndex(({ name }) => name === sheet);
    const rows = workbook.sheets[index]?.rows ?? [];
    const row = rows.findIndex(({ cells }) => cells[2]?.value === id);
    const after = rows[row]?.cells.length ?? 0;
    return [3, 2, 1].map((back) => ({ sheet: index, row, col: after - back }));
  };
  const shownWith = (price: number, scenario: number) => {
    for (const cell of cellsOf("Scenarios", "price@base")) engine.setCellContents(cell, price);
    engine.setCellContents({ sheet: 0, row: 3, col: 1 }, scenario);
    return ["price", "volume"].map((id) =>
      cellsOf("Drivers", id).map((cell) => engine.getCellValue(cell)),
    );
  };
  for (const price of [10, 20]) {
    const drivers = document.drivers.map((driver) =>
      driver.id === "price" ? { ...driver, values: price } : driver,
    );
    const cases = casesOf(buildModel({ ...document, drivers }));
    runScenarios(cases, [undefined, "low", "lower"]).forEach((sheet, scenario) => {
      const figures = ["price", "volume"].map((id) => [
        ...seriesOf(cases.model.program, sheet, id),
      ]);
      expect(shownWith(price, scenario)).toEqual(figures);
    });
  }
  // By hand: 20 in July; 8 × 0.9 = 7.2 in August; 20 × 0.9 + 1 = 19 in September.
  expect(shownWith(20, 2)).toEqual([
    [20, 7.2, 19],
    [5, 5, 10],
  ]);
  engine.destroy();
});

test("HyperFormula sees a wrong formula", () => {
  const [first] = shown;
  const [base] = first ? exportsOf(first) : [];
  if (!base) throw new Error("There is no model.");
  const cash = base.workbook.sheets.find(({ name }) => name === "Cash flow");
  const row = cash?.rows.find(({ cells }) => cells[2]?.value === "cf.net");
  const cell = row?.cells.at(-1);
  if (!row || !cell) throw new Error("There is no net cash flow.");
  row.cells[row.cells.length - 1] = { ...cell, formula: `${cell.formula}+0.000001` };

  expect(faultsOf(base)).not.toEqual([]);
});
