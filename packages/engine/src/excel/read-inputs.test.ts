import { expect, test } from "vitest";
import { buildModel } from "#build/build-model.ts";
import type { Driver, ModelDocument } from "#model/document.ts";
import { casesOf, runScenarios } from "#scenarios/cases.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { smallCompany } from "#testing/small-company.ts";
import { columnName } from "./a1.ts";
import { exportModel } from "./export-model.ts";
import type { PlainSheet } from "./plain-sheet.ts";
import { readInputs } from "./read-inputs.ts";

/** Price differs in a scenario, volume is a module's figure, rent a driver, card fees a formula. */
function shop(changes: Partial<ModelDocument> = {}): ModelDocument {
  return smallCompany({
    drivers: [
      { id: "price", name: "Price", unit: "currency", values: 12.5 },
      { id: "rentPerMonth", name: "Rent per month", unit: "currency", values: 400 },
      { id: "cardFees", name: "Card fees", unit: "currency", formula: "price * 0.02" },
    ],
    modules: [
      {
        kind: "revenue",
        id: "shopSales",
        name: "Shop sales",
        account: "sales",
        form: "priceVolume",
        price: "price - cardFees",
        volume: [100, 110, 120],
      },
      { kind: "expense", id: "rent", name: "Rent", amount: "rentPerMonth", account: "rentCost" },
    ],
    scenarios: [{ id: "low", name: "Low price", overrides: [{ line: "price", value: 11 }] }],
    ...changes,
  });
}

type Plain = PlainSheet & { name: string; rows: unknown[][]; formulas: Set<string> };

/** The plain cells of the exported workbook, as a reader of files gives them. */
function plainSheets(document: ModelDocument): Plain[] {
  const { model, sheet } = calculateModel(document);
  return exportModel(model, sheet).sheets.map(({ name, rows }) => ({
    name,
    rows: rows.map(({ cells }) => cells.map((cell) => cell?.value ?? null)),
    formulas: new Set(
      rows.flatMap(({ cells }, row) =>
        cells.flatMap((cell, column) =>
          cell?.formula === undefined ? [] : [`${columnName(column)}${row + 1}`],
        ),
      ),
    ),
  }));
}

/** Types over a cell, found by its sheet, its line and its period. */
function type(sheets: Plain[], name: string, id: string, period: number, value: unknown): string {
  const sheet = sheets.find((each) => each.name === name);
  const row = sheet?.rows.findIndex((cells) => cells[2] === id) ?? -1;
  const cells = sheet?.rows[row];
  if (!sheet || !cells) throw new Error(`There is no ${id} on ${name}.`);
  const column = cells.length - 3 + period;
  cells[column] = value;
  sheet.formulas.delete(`${columnName(column)}${row + 1}`);
  return `'${name}'!${columnName(column)}${row + 1}`;
}

test("a workbook that nobody changed changes nothing", () => {
  const document = shop();
  const { overrides, refusals } = readInputs(buildModel(document), plainSheets(document));

  expect(overrides).toEqual([]);
  expect(refusals).toEqual([]);
});

test("changed drivers, module figures, the base's row and typed-over formulas become a scenario", () => {
  const document = shop();
  const sheets = plainSheets(document);
  for (const period of [1, 2]) type(sheets, "Drivers", "rentPerMonth", period, 450);
  type(sheets, "Drivers", "shopSales.volume", 0, 90);
  type(sheets, "Scenarios", "price@base", 2, 13);
  type(sheets, "Drivers", "cardFees", 1, 0.5);

  const { overrides, refusals } = readInputs(buildModel(document), sheets);

  expect(refusals).toEqual([]);
  expect(overrides).toEqual([
    { line: "rentPerMonth", value: 450, from: 1, to: 2 },
    { line: "cardFees", value: 0.5, from: 1, to: 1 },
    { line: "shopSales.volume", value: 90, from: 0, to: 0 },
    { line: "price", value: 13, from: 2, to: 2 },
  ]);
  const brought = shop({ scenarios: [{ id: "excel", name: "From Excel", overrides }] });
  const changed = shop({
    drivers: [
      { id: "price", name: "Price", unit: "currency", values: [12.5, 12.5, 13] },
      { id: "rentPerMonth", name: "Rent", unit: "currency", values: [400, 450, 450] },
      { id: "cardFees", name: "Card fees", unit: "currency", values: [0.25, 0.5, 0.26] },
    ],
    scenarios: [],
  });
  const [sales] = changed.modules;
  if (sales?.kind === "revenue" && sales.form === "priceVolume") sales.volume = [90, 110, 120];
  const cases = casesOf(buildModel(brought));
  const [scenario] = runScenarios(cases, ["excel"]);
  const direct = calculateModel(changed);
  for (const line of ["pl.profit", "bs.totalAssets", "cf.closingCash", "pl.account.sales"]) {
    const row = cases.model.program.rowOf.get(line) ?? 0;
    const { stride, historyCount } = cases.model.program;
    const figures = scenario?.subarray(row * stride + historyCount, (row + 1) * stride) ?? [];
    expect([...figures]).toEqual(direct.read(line));
  }
  // 90 × (12.50 − 0.25), 110 × (12.50 − 0.50), 120 × (13.00 − 0.26), less rent.
  expect(direct.read("pl.profit")).toEqual([702.5, 870, 1078.8]);
});

test("what cannot be taken is refused by its cell, and the rest is taken", () => {
  const document = shop();
  const sheets = plainSheets(document);
  const text = type(sheets, "Drivers", "rentPerMonth", 0, "about 400");
  const taken = type(sheets, "Drivers", "rentPerMonth", 1, 410);
  const formula = type(sheets, "Drivers", "rentPerMonth", 2, 420);
  sheets.find(({ name }) => name === "Drivers")?.formulas.add(formula.split("!")[1] ?? "");
  const scenario = type(sheets, "Scenarios", "price@low", 1, 10);
  const chosen = type(sheets, "Drivers", "price", 1, 10);
  const total = type(sheets, "P&L", "pl.profit", 1, 10);
  const day = type(sheets, "Calculations", "calendar.days", 1, 28);

  const { overrides, refusals } = readInputs(buildModel(document), sheets);

  expect(taken).toContain("'Drivers'!");
  expect(overrides).toEqual([{ line: "rentPerMonth", value: 410, from: 1, to: 1 }]);
  expect(refusals.toSorted()).toEqual(
    [
      `${text} is not a number.`,
      `${formula} holds a formula. Type its figure instead.`,
      `${scenario} belongs to a scenario. Only the base can be changed in a workbook.`,
      `${chosen} is calculated. Change what it is made from.`,
      `${total} is calculated. Change what it is made from.`,
      `${day} cannot be changed in a workbook.`,
    ].toSorted(),
  );
});

test("rows and columns may be moved, but a period may not be missing", () => {
  const document = shop();
  const sheets = plainSheets(document);
  const drivers = sheets.find(({ name }) => name === "Drivers");
  type(sheets, "Drivers", "rentPerMonth", 1, 450);
  drivers?.rows.splice(4, 0, [], ["A remark"]);
  const formulas = drivers?.formulas ?? new Set<string>();
  const moved = [...formulas].map((name) => name.replace(/\d+/, (row) => String(Number(row) + 2)));
  formulas.clear();
  for (const name of moved) formulas.add(name);
  expect(readInputs(buildModel(document), sheets)).toMatchObject({
    overrides: [{ line: "rentPerMonth", value: 450, from: 1, to: 1 }],
    refusals: [],
  });

  drivers?.rows[2]?.pop();
  expect(readInputs(buildModel(document), sheets).refusals).toEqual([
    '"Drivers" has no column "Sep-26".',
  ]);
});

test("a workbook of another version is not read, and names the version it is of", () => {
  const sheets = plainSheets(shop());
  type(sheets, "Drivers", "rentPerMonth", 0, 450);
  const later = shop({ name: "Small company, later" });

  const read = readInputs(buildModel(later), sheets);

  expect(read.overrides).toEqual([]);
  expect(read.refusals).toEqual(["This workbook was made from another version of the model."]);
  expect(read.version).toBe(readInputs(buildModel(shop()), sheets).version);
});

test("a file that is not a workbook of a model is refused", () => {
  const other = [{ name: "Sheet1", rows: [["Sales", 1200]], formulas: new Set<string>() }];

  expect(readInputs(buildModel(shop()), other)).toEqual({
    version: undefined,
    overrides: [],
    refusals: ["This is not a workbook of a model."],
  });
});

test("a figure typed into an empty cell of a scenario is told, and an empty one is left alone", () => {
  const scenarios = [
    { id: "low", name: "Low price", overrides: [{ line: "price", value: 11, from: 1, to: 1 }] },
  ];
  const document = shop({ scenarios });
  const sheets = plainSheets(document);
  expect(readInputs(buildModel(document), sheets).refusals).toEqual([]);
  const cell = type(sheets, "Scenarios", "price@low.set", 0, 0);
  expect(readInputs(buildModel(document), sheets)).toMatchObject({
    overrides: [],
    refusals: [`${cell} belongs to a scenario. Only the base can be changed in a workbook.`],
  });
});

test("rows put in above the headings and a sheet by another name lose no change", () => {
  const document = shop();
  const sheets = plainSheets(document);
  type(sheets, "Scenarios", "price@base", 2, 13);
  for (const sheet of sheets.filter(({ name }) => name === "Scenarios")) {
    sheet.rows.unshift(["A remark"]);
    sheet.name = "What if";
    const moved = [...sheet.formulas].map((name) =>
      name.replace(/\d+/, (row) => String(Number(row) + 1)),
    );
    sheet.formulas.clear();
    for (const name of moved) sheet.formulas.add(name);
  }

  expect(readInputs(buildModel(document), sheets)).toMatchObject({
    overrides: [{ line: "price", value: 13, from: 2, to: 2 }],
    refusals: [],
  });
});

test("a row that is gone, copied or of no line is told, as any of them may hold a change", () => {
  const document = shop();
  const sheets = plainSheets(document);
  const drivers = sheets.find(({ name }) => name === "Drivers");
  const rowOf = (id: string) => drivers?.rows.findIndex((cells) => cells[2] === id) ?? -1;
  const rent = drivers?.rows[rowOf("rentPerMonth")] ?? [];
  const [volume = []] = drivers?.rows.splice(rowOf("shopSales.volume"), 1) ?? [];
  drivers?.rows.push([...rent], ["Wages", "AUD", "wages"]);
  const last = drivers?.rows.length ?? 0;

  expect(volume[2]).toBe("shopSales.volume");
  expect(readInputs(buildModel(document), sheets).refusals).toEqual([
    `'Drivers'!C${last - 1} names a line a second time.`,
    `'Drivers'!C${last} names a line that the model does not have.`,
    '"Drivers" has no row "shopSales.volume".',
  ]);
});

test("an opening balance typed over is told", () => {
  const document = shop();
  const sheets = plainSheets(document);
  const opening = type(sheets, "Calculations", "account.cash.closing", -1, 1_500);

  expect(readInputs(buildModel(document), sheets)).toMatchObject({
    overrides: [],
    refusals: [`${opening} cannot be changed in a workbook.`],
  });
});

test("a figure that was saved with fifteen digits is no change, one more in the fifteenth is", () => {
  const share: Driver = { id: "third", name: "Third", unit: "rate", values: 0.8333333333333335 };
  const document = shop({ drivers: [...shop().drivers, share] });
  const sheets = plainSheets(document);
  for (const period of [0, 1]) type(sheets, "Drivers", "third", period, 0.833333333333334);
  type(sheets, "Drivers", "third", 2, 0.833333333333335);

  expect(readInputs(buildModel(document), sheets)).toMatchObject({
    overrides: [{ line: "third", value: 0.833333333333335, from: 2, to: 2 }],
    refusals: [],
  });
});
