import { expect, test } from "vitest";
import type { Account, ModelDocument } from "#model/document.ts";
import type { Module } from "#model/module.ts";
import { casesOf } from "#scenarios/cases.ts";
import { starterModels } from "#starters/starters.ts";
import { scenarioCases } from "#tables/table-case.ts";
import { statementTable } from "#tables/tables.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { smallCompany } from "#testing/small-company.ts";
import { exportModel } from "./export-model.ts";
import type { Cell, Workbook } from "./workbook.ts";

function workbookOf(document: ModelDocument): Workbook {
  const { model, sheet } = calculateModel(document);
  return exportModel(model, sheet);
}

function rowOf({ sheets }: Workbook, sheetName: string, id: string): (Cell | null)[] {
  const sheet = sheets.find(({ name }) => name === sheetName);
  return sheet?.rows.find(({ cells }) => cells[2]?.value === id)?.cells ?? [];
}

/** Columns as distances from the formula's own: `AC12` in column AD is `-1,12`. */
function relative(formula: string, column: number): string {
  const indexOf = (letters: string) =>
    [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return formula.replace(
    /\b([A-Z]{1,3})(\d+)\b/g,
    (_, letters: string, row: string) => `${indexOf(letters) - column},${row}`,
  );
}

test("every row of every starter has one formula along all periods", { timeout: 30_000 }, () => {
  for (const { name, timeSeries, make } of starterModels) {
    const [series] = timeSeries.toSorted((left, right) => left.periodCount - right.periodCount);
    if (!series) throw new Error(`"${name}" has no time series.`);
    const start = series.unit === "week" ? "2026-06-29" : "2026-07-01";
    const choice = { name, timeSeries: series, start, yearEndMonth: 6, currency: "AUD" };
    for (const sheet of workbookOf(make(choice)).sheets.slice(1)) {
      for (const { cells } of sheet.rows.slice(3)) {
        const formulas = cells.flatMap((cell, column) =>
          cell?.formula === undefined ? [] : [relative(cell.formula, column)],
        );
        expect(new Set(formulas).size, `${sheet.name}, ${cells[2]?.value}`).toBeLessThan(2);
        const own = sheet.name === "Balance sheet" ? series.periodCount + 1 : series.periodCount;
        expect([0, own]).toContain(formulas.length);
      }
    }
  }
});

test("inputs look like inputs, totals like totals, and nothing else does", () => {
  const workbook = workbookOf(
    smallCompany({
      drivers: [
        { id: "rentPerMonth", name: "Rent per month", unit: "currency", values: 400 },
        { id: "rentPerYear", name: "Rent a year", unit: "currency", formula: "rentPerMonth * 12" },
      ],
      modules: [
        { kind: "expense", id: "rent", name: "Rent", amount: "rentPerMonth", account: "rentCost" },
      ],
    }),
  );
  const lookOf = (sheet: string, id: string) => rowOf(workbook, sheet, id).at(-1)?.look;

  expect(workbook.sheets.map(({ name }) => name)).toEqual([
    "Cover",
    "Drivers",
    "P&L",
    "Balance sheet",
    "Cash flow",
    "Checks",
    "Calculations",
    "Actuals",
    "Document",
  ]);
  expect(lookOf("Drivers", "rentPerMonth")).toBe("input");
  expect(lookOf("Drivers", "rentPerYear")).toBe("calculation");
  expect(lookOf("Calculations", "calendar.days")).toBe("calculation");
  expect(lookOf("P&L", "pl.account.rentCost")).toBe("calculation");
  expect(lookOf("P&L", "pl.operatingExpenses")).toBe("subtotal");
  expect(lookOf("P&L", "pl.profit")).toBe("total");
  expect(lookOf("Checks", "check.balanceSheet")).toBe("check");
  expect(workbook.names).toContainEqual({
    name: "driver_rentPerMonth",
    refersTo: "'Drivers'!$AB$5:$AD$5",
  });
});

test("a price shows its cents, an amount does not, and a remainder below half a unit is a dash", () => {
  const workbook = workbookOf(
    smallCompany({
      drivers: [
        { id: "price", name: "Price", unit: "currency", values: 12.5 },
        { id: "rent", name: "Rent", unit: "currency", values: 1234.5 },
        { id: "rate", name: "Rate", unit: "percent", values: 0.075 },
      ],
    }),
  );
  const formatOf = (id: string) => rowOf(workbook, "Drivers", id).at(-1)?.numberFormat;

  expect(formatOf("price")).toBe("[>=0.005]#,##0.00_);[<=-0.005](#,##0.00);-_)");
  expect(formatOf("rent")).toBe("[>=0.5]#,##0_);[<=-0.5](#,##0);-_)");
  expect(formatOf("rate")).toBe("0.00%_);-0.00%_);-_)");
});

test("the cover tells a check that fails, that there is no alert, and the cell of the scenario shown", () => {
  const document = smallCompany({
    drivers: [{ id: "one", name: "One", unit: "currency", values: 1 }],
    checks: [
      { id: "never", name: "Never", class: "error", formula: "one" },
      { id: "short", name: "One is short", class: "alert", formula: "0" },
    ],
    scenarios: [{ id: "two", name: "Two", overrides: [{ line: "one", value: 2 }] }],
  });
  const workbook = workbookOf(document);
  const rows = workbook.sheets[0]?.rows.map(({ cells }) => cells.map((cell) => cell?.value)) ?? [];

  expect(rows[3]).toEqual(["Scenario shown", 0, "Base"]);
  expect(rows).toContainEqual(["Checks that do not hold: 1"]);
  expect(rows).toContainEqual(["Never", 1, "Error"]);
  expect(rows).toContainEqual(["One is short", 0, "No alert"]);
  expect(workbook.names[0]).toEqual({ name: "Scenario", refersTo: "'Cover'!$B$4" });
  expect(rowOf(workbook, "Drivers", "one").at(-1)?.formula).toBe(
    "CHOOSE(Scenario+1,'Scenarios'!AD5,'Scenarios'!AD7)",
  );
});

test("the balance sheet opens with the balances before the first period, by its own formulas", () => {
  const workbook = workbookOf(smallCompany());
  const openingOf = (id: string) => rowOf(workbook, "Balance sheet", id).at(-4);

  expect(openingOf("bs.account.cash")?.value).toBe(1000);
  expect(openingOf("bs.totalAssets")).toMatchObject({ value: 1000, formula: "AA8+AA11" });
  expect(openingOf("bs.totalLiabilitiesAndEquity")?.value).toBe(1000);
});

test("a balance sheet that a formula looks back to holds its opening as figures", () => {
  const document = smallCompany({
    kpis: [{ id: "before", name: "Before", unit: "currency", formula: "prev(bs.totalAssets)" }],
  });
  const workbook = workbookOf(document);

  expect(rowOf(workbook, "Balance sheet", "bs.account.cash").at(-4)?.value).toBe(1000);
  expect(rowOf(workbook, "KPIs", "kpi.before").at(-3)?.value).toBe(1000);
});

test("a cell before the first period holds its zero when a formula reads it, and else is empty", () => {
  const workbook = workbookOf(
    smallCompany({
      drivers: [
        { id: "sold", name: "Sold", unit: "count", values: [5, 7, 9] },
        { id: "least", name: "Least", unit: "count", formula: "min(prev(sold), 6)" },
      ],
    }),
  );
  const sold = rowOf(workbook, "Drivers", "sold");

  expect(sold.at(-4)?.value).toBe(0);
  expect(sold.at(-5)).toBeNull();
  expect(rowOf(workbook, "Drivers", "least").at(-3)).toMatchObject({
    value: 0,
    formula: "MIN(AA5,6)",
  });
});

test("the sum of a thousand accounts is split into formulas that a cell holds, with the same bits", () => {
  const { accounts } = smallCompany();
  const many = Array.from({ length: 1000 }, (_, index): Account => {
    const opening = index % 2 === 0 ? 0.1 : -0.1;
    return { id: `stock${index}`, name: `Stock ${index}`, line: "inventory", opening };
  });
  const document = smallCompany({ accounts: [...accounts, ...many] });
  const { model, sheet, read } = calculateModel(document);
  const workbook = exportModel(model, sheet);
  const formulas = workbook.sheets.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.formula ?? [])),
  );
  const parts = rowOf(workbook, "Calculations", "check.trialBalance@part:1");

  expect(rowOf(workbook, "Balance sheet", "bs.totalAssets").at(-4)?.formula).toBeUndefined();
  expect(Math.max(...formulas.map((formula) => formula.length))).toBeLessThan(8192);
  expect(parts.at(-1)?.value).not.toBe(0);
  expect(rowOf(workbook, "Checks", "check.trialBalance").at(-1)?.value).toBe(
    read("check.trialBalance").at(-1),
  );
});

test("a scenario's row inherits where nothing is set, and has its factors in rows of their own", () => {
  const workbook = workbookOf(
    smallCompany({
      drivers: [{ id: "price", name: "Price", unit: "currency", values: 10 }],
      scenarios: [
        { id: "low", name: "Low", overrides: [{ line: "price", value: 8, from: 1, to: 1 }] },
        {
          id: "lower",
          name: "Lower",
          parent: "low",
          overrides: [{ line: "price", mode: "scale", value: 0.9, from: 1 }],
        },
      ],
    }),
  );
  const shown = (id: string) =>
    rowOf(workbook, "Scenarios", id)
      .slice(-3)
      .map((cell) => cell?.formula ?? cell?.value ?? "");
  expect(shown("price@base")).toEqual([10, 10, 10]);
  expect(shown("price@low.set")).toEqual(["", 8, ""]);
  expect(shown("price@low")).toEqual(
    ["AB", "AC", "AD"].map((column) => `IF(ISBLANK(${column}6),${column}5,${column}6)`),
  );
  expect(shown("price@lower.times")).toEqual([1, 0.9, 0.9]);
  expect(shown("price@lower")).toEqual(["AB7*AB8", "AC7*AC8", "AD7*AD8"]);
});

test("a model that is blocked leaves no door: its workbook and its tables say what is wrong", () => {
  const rent: Module = {
    kind: "expense",
    id: "rent",
    name: "Rent",
    amount: [400, 400],
    account: "rentCost",
  };
  const { model, sheet } = calculateModel(smallCompany({ modules: [rent] }));
  const missing = /^Figures of "Rent: .*" are missing in 1 of 3 periods/;
  const { sheets } = exportModel(model, sheet);
  const cover = sheets[0]?.rows.map(({ cells }) => cells.map((cell) => cell?.value ?? "")) ?? [];
  const at = cover.findIndex(([text]) => text === "These figures do not hold. What to mend:");
  expect(cover[at + 1]).toEqual([expect.stringMatching(missing), "", "modules/rent/amount"]);
  for (const { rows, name } of sheets.slice(1, -1))
    expect(rows[0]?.cells[0]?.value).toBe(`${name}: these figures do not hold, see the cover`);
  const tables = statementTable(scenarioCases(casesOf(model), [undefined]), {
    statements: ["profitAndLoss"],
  });
  expect(tables.blockedBy).toMatchObject([{ message: expect.stringMatching(missing) }]);
  const huge = calculateModel(smallCompany({ modules: [{ ...rent, amount: 1e308 }] }));
  const overflown = exportModel(huge.model, huge.sheet).sheets[0]?.rows ?? [];
  expect(overflown.some(({ cells }) => cells[2]?.value === "accounts/cash")).toBe(true);
});
