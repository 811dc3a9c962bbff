/**
 * A second opinion on the formulas: HyperFormula shares no code with LibreOffice or with us. It
 * does not round differences to zero, so every cell must be the same to the last bit.
 */
import type { Workbook } from "@app/engine/excel/workbook";
import { starterModels } from "@app/engine/starters/starters";
import { HyperFormula } from "hyperformula";
import { expect, test } from "vitest";
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
const shown = process.env.TEST_RUNS_FACTOR ? shortest : shortest.slice(-3);

test.each(shown)(
  "HyperFormula gives every bit of $name, base and first scenario",
  {
    timeout: 30_000,
  },
  (named) => {
    expect([...exportsOf(named)].slice(0, 2).flatMap(faultsOf)).toEqual([]);
  },
);

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
