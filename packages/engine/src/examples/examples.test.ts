import { describe, expect, test } from "vitest";
import { EVERYTHING } from "#calculate/backend.ts";
import { seriesOf } from "#calculate/sheet.ts";
import { webAssemblyOf } from "#calculate/wasm/compile.ts";
import { GATE_SCALE, isWithinGate } from "#checks/integrity.ts";
import { readDocument } from "#model/read-document.ts";
import { casesOf, runScenarios } from "#scenarios/cases.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { listConstants } from "#testing/list-constants.ts";
import { changedByRollingForward } from "#testing/roll-forward.ts";
import { exampleModels } from "./examples.ts";

const ACTUAL = 24;

const finished = exampleModels.map((example) => {
  const document = example.document();
  return { ...example, document, calculated: calculateModel(document) };
});

type Finished = (typeof finished)[number];

test("there are four examples with the keys people's models carry", () => {
  expect(exampleModels.map(({ key }) => key)).toEqual([
    "coffeeRoaster",
    "engineeringConsultancy",
    "softwareFirm",
    "seasideHotel",
  ]);
});

test("together they show every kind of module there is", () => {
  const kinds = new Set(
    finished.flatMap(({ document }) => document.modules.map(({ kind }) => kind)),
  );
  expect([...kinds].sort()).toEqual([
    "costOfSales",
    "dividends",
    "equity",
    "expense",
    "fixedAssets",
    "incomeTax",
    "inventory",
    "journal",
    "loan",
    "payables",
    "payroll",
    "receivables",
    "revenue",
    "salesTax",
    "treasury",
  ]);
});

test("the hotel draws on its overdraft for the renewal and has repaid it by the summer", () => {
  const hotel = finished.find(({ key }) => key === "seasideHotel");
  const owed = hotel?.calculated.read("bs.account.overdraft") ?? [];
  const drawn = owed.flatMap((balance, month) => (balance > 0 ? [month] : []));
  expect(drawn).toEqual([37, 38, 39, 40, 41]);
});

describe.each(finished)("$name", (example) => {
  const { document, calculated } = example;
  const { model, read } = calculated;

  test("is a sound document: 24 actual and 36 forecast months without an issue", () => {
    expect(readDocument(JSON.parse(JSON.stringify(document))).issues).toEqual([]);
    expect(document.timeline).toMatchObject({ unit: "month", periodCount: 60, actualCount: 24 });
    expect(model.issues).toEqual([]);
    expect(calculated.failedChecks()).toEqual([]);
  });

  test("has books in whole cents: openings, every actual month and every kept forecast net to zero", () => {
    const openings = document.accounts.map(({ opening = 0 }) => opening);
    const months = Array.from({ length: ACTUAL }, (_, month) =>
      Object.values(document.actuals).map((values) => values[month] ?? Number.NaN),
    );
    const forecasts = (document.replacedForecasts ?? []).map(({ movements }) =>
      Object.values(movements),
    );
    for (const amounts of [openings, ...months, ...forecasts]) {
      const cents = amounts.map((amount) => Math.round(amount * 100));
      expect(cents.map((each) => each / 100)).toEqual(amounts);
      expect(sum(cents)).toBe(0);
    }
  });

  test("keeps what the last quarter was forecast to be, and it came otherwise", () => {
    const replaced = document.replacedForecasts ?? [];
    expect(replaced.map(({ period }) => period)).toEqual([21, 22, 23]);
    for (const { period, movements } of replaced) {
      expect(movements.cash).not.toBe(document.actuals.cash?.[period]);
    }
  });

  test("has a season or a growth that is not smooth: no two actual months have the same sales", () => {
    expect(new Set(read("pl.revenue").slice(0, ACTUAL)).size).toBe(ACTUAL);
  });

  test("goes on from its actuals: a year's sales within −2 to +20 %, margin within 2 points", () => {
    const year = (line: string, from: number) => sum(read(line).slice(from, from + 12));
    const growth = year("pl.revenue", ACTUAL) / year("pl.revenue", 12) - 1;
    expect(growth).toBeGreaterThan(-0.02);
    expect(growth).toBeLessThan(0.2);
    const margin = (from: number) => year("pl.grossProfit", from) / year("pl.revenue", from);
    expect(Math.abs(margin(ACTUAL) - margin(12))).toBeLessThan(0.02);
  });

  test("has no jump at the cut-over: the first quarter's sales within −5 to +20 % of a year before", () => {
    const quarter = (from: number) => sum(read("pl.revenue").slice(from, from + 3));
    const growth = quarter(ACTUAL) / quarter(12) - 1;
    expect(growth).toBeGreaterThan(-0.05);
    expect(growth).toBeLessThan(0.2);
  });

  test("collects and pays as before: each month within a week of the same month a year before", () => {
    const collected = daysOwed(example, "debtors", "customers");
    const paid = daysOwed(example, "creditors", "suppliers");
    for (const days of [collected, paid]) {
      for (const [month, before] of days.slice(12, ACTUAL).entries()) {
        expect(Math.abs((days[ACTUAL + month] ?? 0) - before)).toBeLessThan(7);
      }
    }
  });

  test("keeps its cash at or above the floor and sets off no alert in the base case", () => {
    const floor = read("cashFloor");
    const short = read("bs.account.cash").filter(
      (cash, month) => cash < (floor[month] ?? 0) - 1e-6,
    );
    expect(short).toEqual([]);
    expect(alertsIn(example, read)).toEqual([]);
    expect(Math.min(...read("bs.equity"))).toBeGreaterThan(0);
  });

  test("has scenarios, one below another, that balance, leave the past alone and warn", () => {
    const { scenarios } = document;
    expect(scenarios.length).toBeGreaterThanOrEqual(3);
    expect(scenarios.some(({ parent }) => parent !== undefined)).toBe(true);
    const starts = scenarios.flatMap(({ overrides }) => overrides.map(({ from = 0 }) => from));
    expect(Math.min(...starts)).toBe(ACTUAL);
    const ids = scenarios.map(({ id }) => id);
    const alerts = runScenarios(casesOf(model), ids).map((sheet) => {
      const inCase = (line: string) => [...seriesOf(model.program, sheet, line)];
      expect(brokenIn(example, inCase)).toEqual([]);
      const [was, is] = [read("bs.account.cash"), inCase("bs.account.cash")];
      expect(is.slice(0, ACTUAL)).toEqual(was.slice(0, ACTUAL));
      expect(is).not.toEqual(was);
      return alertsIn(example, inCase);
    });
    expect(alerts.some((names) => names.length > 0)).toBe(true);
  });

  test("comes out the same, bit for bit, in WebAssembly", async () => {
    const backend = await webAssemblyOf(model.program);
    const sheet = backend.open();
    backend.run(sheet, EVERYTHING);
    const isSame = sheet.every((value, cell) => Object.is(value, calculated.sheet[cell]));
    expect(isSame).toBe(true);
  });

  test("goes on as it was after one and after six more months have become actual as forecast", () => {
    expect(changedByRollingForward(document, ACTUAL + 1)).toEqual([]);
    expect(changedByRollingForward(document, ACTUAL + 6)).toEqual([]);
  });

  test("has what a business of its size has: tax, pay, leave, debt, assets, an overdraft", () => {
    const kinds = document.modules.map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(["salesTax", "payroll", "loan", "fixedAssets", "incomeTax"]),
    );
    expect(document.modules).toContainEqual(
      expect.objectContaining({ kind: "payroll", leave: expect.anything() }),
    );
    expect(document.modules).toContainEqual(
      expect.objectContaining({ kind: "treasury", revolver: expect.anything() }),
    );
  });

  test("has no account that nothing uses, and no input hidden in a formula", () => {
    const used = new Set(model.postings.flatMap(({ debit, credit }) => [debit, credit]));
    const unused = document.accounts.filter(
      ({ id, line, opening }) => !used.has(id) && !opening && line !== "retainedEarnings",
    );
    expect(unused.map(({ id }) => id)).toEqual([]);
    const isDay = (value: number) => value > 19_000_000;
    expect(listConstants(model.program.lines).filter(({ value }) => !isDay(value))).toEqual([]);
  });

  test("names its figures: six to twelve KPIs, an alert of its own, notes at places that exist", () => {
    const { kpis, checks, notes, drivers, modules, accounts } = document;
    expect(kpis.length).toBeGreaterThanOrEqual(6);
    expect(kpis.length).toBeLessThanOrEqual(12);
    expect(checks.some((rule) => rule.class === "alert")).toBe(true);
    const places = [
      ...drivers.map(({ id }) => `drivers/${id}`),
      ...modules.map(({ id }) => `modules/${id}`),
      ...accounts.map(({ id }) => `accounts/${id}`),
    ];
    expect(notes.length).toBeGreaterThan(2);
    for (const { place } of notes) expect(places).toContain(place);
  });
});

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** What is owed at each month's end, in days of what was billed in that month and the one before. */
function daysOwed({ calculated: { read } }: Finished, account: string, module: string): number[] {
  const billed = read(`${module}.billed`);
  return read(`bs.account.${account}`).map((owed, month) => {
    const [before = 0, now = 0] = [billed[month - 1], billed[month]];
    return (owed / (before + now)) * 61;
  });
}

type Read = (line: string) => number[];

function alertsIn({ calculated: { model } }: Finished, read: Read): string[] {
  const alerts = model.checks.filter((check) => check.class === "alert");
  return alerts
    .filter(({ line }) => read(line).some((value) => value !== 0))
    .map(({ name }) => name);
}

function brokenIn({ calculated: { model } }: Finished, read: Read): string[] {
  const scale = read(GATE_SCALE);
  const errors = model.checks.filter((check) => check.class === "error");
  return errors
    .filter(({ line }) =>
      read(line).some((value, month) => !isWithinGate(value, scale[month] ?? 0)),
    )
    .map(({ name }) => name);
}
