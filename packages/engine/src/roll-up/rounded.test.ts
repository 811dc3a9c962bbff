import fc from "fast-check";
import { expect, test } from "vitest";
import { roundHalfAway } from "#calculate/numbers.ts";
import type { ModelDocument } from "#model/document.ts";
import type { Module } from "#model/module.ts";
import { spansOf } from "#tables/spans.ts";
import { SCALES, type Scale, type Table } from "#tables/table.ts";
import { comparisonTable, statementTable, yearOnYearTable } from "#tables/tables.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { randomModel } from "#testing/random-model.ts";
import { runs } from "#testing/runs.ts";
import { smallCompany } from "#testing/small-company.ts";
import type { TimeUnit } from "#time/timeline.ts";
import { roundTo } from "./rounded.ts";

const STATEMENTS = ["profitAndLoss", "balanceSheet", "cashFlow", "cashFlowDirect"] as const;

type Options = { unit?: TimeUnit; scale?: Scale; decimals?: number };

function tableOf(document: ModelDocument, options: Options = {}) {
  const shown = { key: "base", name: "Base", ...calculateModel(document) };
  return statementTable([shown], { statements: STATEMENTS, ...options });
}

/** What a column shows, by line. */
function shownIn(table: Table, column: number) {
  const rowOf = new Map(table.rows.map(({ key }, row) => [key, row]));
  return (line: string) =>
    table.shown[(rowOf.get(line) ?? -1) * table.columns.length + column] ?? Number.NaN;
}

function costing(...amounts: [account: string, amount: number][]): ModelDocument {
  const modules = amounts.map(([account, amount]): Module => {
    return { kind: "expense", id: `${account}Module`, name: account, account, amount };
  });
  return smallCompany({ modules });
}

test("three costs of 33.33, 33.33 and 33.34 are shown as 33, 33 and 34 of 100", () => {
  const document = costing(["wages", 33.33], ["rentCost", 33.33], ["badDebts", 33.34]);
  const shown = shownIn(tableOf(document), 0);
  expect(shown("pl.account.wages")).toBe(-33);
  expect(shown("pl.account.rentCost")).toBe(-33);
  expect(shown("pl.account.badDebts")).toBe(-34);
  expect(shown("pl.operatingExpenses")).toBe(-100);
  expect(shown("pl.account.interestCost")).toBe(0);
});

test("a half is rounded away from zero in a loss too: −10.5 is −11, and 989.5 of cash is 990", () => {
  const shown = shownIn(tableOf(costing(["wages", 0.5], ["rentCost", 10])), 0);
  expect(shown("pl.profit")).toBe(-11);
  expect(shown("cf.closingCash")).toBe(990);
  expect(shown("bs.account.cash")).toBe(990);
});

test("a statement adds up before it agrees with another: from 1,000 to 990 it is −10, not −11", () => {
  const shown = shownIn(tableOf(costing(["wages", 0.5], ["rentCost", 10])), 0);
  expect(shown("cf.openingCash")).toBe(1000);
  expect(shown("cf.profit")).toBe(-10);
  expect(shown("cf.net")).toBe(-10);
  expect(shown("cfd.operating")).toBe(-10);
});

test("in thousands, 1,499 and 1,001 of 2,500 are 2 and 1 of 3; with a decimal they are themselves", () => {
  const document = costing(["wages", 1499], ["rentCost", 1001]);
  const lines = ["pl.account.wages", "pl.account.rentCost", "pl.operatingExpenses"];
  const inThousands = tableOf(document, { scale: "thousands" });
  expect(lines.map(shownIn(inThousands, 0))).toEqual([-2, -1, -3]);
  const withDecimal = tableOf(document, { scale: "thousands", decimals: 1 });
  expect(lines.map(shownIn(withDecimal, 0))).toEqual([-1.5, -1, -2.5]);
});

test("two bank accounts of 500.50 and 499.20 are shown as what cash is together, 1,000", () => {
  const accounts = smallCompany().accounts.map((account) =>
    account.id === "cash" ? { ...account, opening: 500.5 } : account,
  );
  const savings = { id: "savings", name: "Savings", line: "cash", opening: 499.2 };
  const capital = { id: "more", name: "More capital", line: "shareCapital", opening: 0.3 };
  const shown = shownIn(tableOf(smallCompany({ accounts: [...accounts, savings, capital] })), 0);
  expect(shown("cf.closingCash")).toBe(1000);
  expect([shown("bs.account.cash"), shown("bs.account.savings")]).toEqual([501, 499]);
});

test("between halves on either side of zero a part is off by one: 0.5 less 1 is 1 less 2, which is −1", () => {
  const selling = {
    kind: "revenue",
    id: "s",
    name: "S",
    account: "sales",
    form: "amount",
  } as const;
  const { modules } = costing(["wages", 1]);
  const document = smallCompany({ modules: [...modules, { ...selling, amount: 0.5 }] });
  const lines = ["pl.grossProfit", "pl.operatingExpenses", "pl.ebitda"];
  expect(lines.map(shownIn(tableOf(document), 0))).toEqual([1, -2, -1]);
});

test("noise of a float is none: 0.1 + 0.2 to one digit is 0.3, and 2.4999999999 is a half", () => {
  expect(roundTo(0.1 + 0.2, 1)).toBe(0.3);
  expect(roundTo(2.4999999999, 0)).toBe(3);
  expect(roundTo(-1.005, 2)).toBe(-1.01);
  expect(roundTo(1e300, 2)).toBe(1e300);
});

/** Totals as the plain sums of what is shown, costs being negative. */
const SUMS: [total: string, parts: string[]][] = [
  ["pl.grossProfit", ["pl.revenue", "pl.costOfSales"]],
  ["pl.ebitda", ["pl.grossProfit", "pl.otherIncome", "pl.operatingExpenses"]],
  ["pl.ebit", ["pl.ebitda", "pl.depreciation"]],
  ["pl.profitBeforeTax", ["pl.ebit", "pl.interest"]],
  ["pl.profit", ["pl.profitBeforeTax", "pl.incomeTax"]],
  ["bs.totalAssets", ["bs.currentAssets", "bs.nonCurrentAssets"]],
  ["bs.totalLiabilities", ["bs.currentLiabilities", "bs.nonCurrentLiabilities"]],
  ["bs.totalAssets", ["bs.totalLiabilities", "bs.equity"]],
  ["bs.totalLiabilitiesAndEquity", ["bs.totalLiabilities", "bs.equity"]],
  ["cf.net", ["cf.operating", "cf.investing", "cf.financing"]],
  ["cf.closingCash", ["cf.openingCash", "cf.net"]],
  ["cf.closingCash", ["bs.account.cash"]],
  ["cfd.operating", ["cf.operating"]],
];

const isEqual = (left: number, right: number) => Math.abs(left - right) < 1e-6;

/** Everything in a column that does not add up. */
function wrongSumsIn(table: Table, column: number): string[] {
  const shown = shownIn(table, column);
  const faults = SUMS.flatMap(([total, parts]) => {
    const sum = parts.reduce((before, part) => before + shown(part), 0);
    return isEqual(sum, shown(total)) ? [] : [`${total} is not the sum of ${parts.join(", ")}`];
  });
  const folded = table.rows
    .filter(({ kind }) => kind === "subtotal")
    .map(({ key }) => {
      const parts = table.rows.filter(({ parent }) => parent === key);
      return { key, parts, sum: parts.reduce((sum, part) => sum + shown(part.key), 0) };
    });
  const wrong = folded.filter(
    ({ key, parts, sum }) => parts.length > 0 && !isEqual(sum, shown(key)),
  );
  return [...faults, ...wrong.map(({ key, sum }) => `${key}: its parts are ${sum}`)];
}

/** Totals that are not their own figure rounded, and whatever is off by a unit or more. */
function wrongRoundingsIn(table: Table, column: number): string[] {
  const shown = shownIn(table, column);
  return table.rows.flatMap(({ key, kind, format: { decimals } }, row) => {
    if (kind === "heading") return [];
    const figure = table.figures[row * table.columns.length + column] ?? Number.NaN;
    const exact = figure / SCALES[table.scale];
    const rounded = roundHalfAway(roundHalfAway(exact, 9), decimals);
    const isOff = Math.abs(shown(key) - exact) * 10 ** decimals >= 1 - 1e-6;
    const isWrong = isOff || (kind === "total" && !isEqual(shown(key), rounded));
    return isWrong ? [`${key} of ${exact} is shown as ${shown(key)}`] : [];
  });
}

const options = fc.record({
  unit: fc.constantFrom<TimeUnit>("week", "quarter", "year"),
  scale: fc.constantFrom<Scale>("ones", "thousands", "millions"),
  decimals: fc.integer({ min: 0, max: 2 }),
});

test("over random models, units, scales and decimals: sums are sums, totals are rounded, nothing is off by a unit", () => {
  const holds = (document: ModelDocument, asked: Options) => {
    const table = tableOf(document, asked);
    for (const column of table.columns.keys()) {
      expect(wrongSumsIn(table, column)).toEqual([]);
      expect(wrongRoundingsIn(table, column)).toEqual([]);
    }
  };
  fc.assert(fc.property(randomModel, options, holds), runs(20));
});

test("wages of 33.40 in both cases are shown as 34 in both, also where another cost of 33.45 lost more", () => {
  const costs = (badDebts: number, key: string) => ({
    key,
    name: key,
    ...calculateModel(costing(["wages", 33.4], ["rentCost", 33.4], ["badDebts", badDebts])),
  });
  const cases = [costs(33.4, "a"), costs(33.45, "b")];
  const table = comparisonTable(cases, { statements: ["profitAndLoss"], to: 0 });
  const rowsOf = (column: number) =>
    ["wages", "rentCost", "badDebts"].map((id) => shownIn(table, column)(`pl.account.${id}`));
  expect([0, 1, 2].map(rowsOf)).toEqual([
    [-34, -33, -33],
    [-34, -33, -33],
    [0, 0, 0],
  ]);
  expect(shownIn(table, 1)("pl.profit")).toBe(-100);
});

test("a year that stands twice beside its neighbours is shown alike in both places", () => {
  const timeline = { ...smallCompany().timeline, unit: "year", periodCount: 3 } as const;
  const document = costing(["wages", 33.4], ["rentCost", 33.4]);
  const odd: Module = {
    kind: "expense",
    id: "odd",
    name: "Odd",
    account: "badDebts",
    amount: [33.4, 33.45, 33.9],
  };
  const modules = [...document.modules, odd];
  const yearly = {
    key: "base",
    name: "Base",
    ...calculateModel({ ...document, timeline, modules }),
  };
  const table = yearOnYearTable(yearly, { statements: ["profitAndLoss"] });
  const costsIn = (column: number) =>
    ["wages", "rentCost", "badDebts"].map((id) => shownIn(table, column)(`pl.account.${id}`));
  // Figure, year before, difference and percent, for each of three years.
  expect([0, 4, 8].map(costsIn)).toEqual([
    [-34, -33, -33],
    [-34, -33, -33],
    [-34, -33, -34],
  ]);
  expect([5, 9].map(costsIn)).toEqual([0, 4].map(costsIn));
});

test("a fee of 33.40 in September is shown as 34 there and in its year, where wages lost more", () => {
  const timeline = { ...smallCompany().timeline, periodCount: 12 };
  const document = smallCompany({
    timeline,
    modules: [
      ...costing(["wages", 33.31]).modules,
      { kind: "expense", id: "fee", name: "Fee", account: "badDebts", amount: [0, 0, 33.4] },
    ],
  });
  const base = { key: "base", name: "Base", ...calculateModel(document) };
  const spans = [...spansOf(base.model, "month"), ...spansOf(base.model, "year")];
  const table = statementTable([base], { statements: ["profitAndLoss"], spans });
  const entries = table.columns.map((_, column) => shownIn(table, column)("pl.account.badDebts"));
  expect(new Set(entries)).toEqual(new Set([0, -34]));
});

test("revenue is its own figure, rounded, wherever it stands: 100.40 less 66.67 is 100 less 66", () => {
  const revenue = { kind: "revenue", id: "s", name: "S", account: "sales" } as const;
  const document = smallCompany({
    modules: [
      { ...revenue, form: "amount", amount: 100.4 },
      { kind: "expense", id: "c", name: "C", account: "costOfSales", amount: 66.67 },
    ],
  });
  const lines = ["pl.revenue", "pl.costOfSales", "pl.grossProfit"];
  expect(lines.map(shownIn(tableOf(document), 0))).toEqual([100, -66, 34]);
});

test("a line that two cases have in common differs by nothing, also where the totals around it round otherwise", () => {
  // EBITDA is −10.4 and −10.6, so depreciation of 5.3 would lie between −10 and −16 or −11 and −16.
  const documents = [10.4, 10.6].map((wages) =>
    costing(["wages", wages], ["depreciationCost", 5.3]),
  );
  const cases = documents.map((document, index) => ({
    key: `${index}`,
    name: `${index}`,
    ...calculateModel(document),
  }));
  for (const make of [comparisonTable, statementTable]) {
    const table = make(cases, { statements: ["profitAndLoss"], to: 0 });
    const [first, other] = [0, 1].map((column) => shownIn(table, column));
    expect(other?.("pl.depreciation")).toBe(first?.("pl.depreciation"));
    expect(other?.("pl.ebit")).toBe(
      (other?.("pl.ebitda") ?? 0) + (other?.("pl.depreciation") ?? 0),
    );
  }
});

test("over pairs of random models: a shown difference is that of the figures beside it, adds up too, and of nothing is nothing", () => {
  const holds = (left: ModelDocument, right: ModelDocument, asked: Options) => {
    const other = { ...right, timeline: left.timeline };
    const table = comparisonTable(
      [left, other].map((document, index) => ({
        key: `${index}`,
        name: `${index}`,
        ...calculateModel(document),
      })),
      { statements: STATEMENTS, ...asked },
    );
    table.columns.forEach(({ between }, column) => {
      expect(wrongSumsIn(table, column)).toEqual([]);
      if (!between) return;
      const [figure, than, difference] = [...between, column].map((at) => shownIn(table, at));
      table.rows.forEach(({ key, kind }, row) => {
        if (kind === "heading") return;
        expect(difference?.(key)).toBeCloseTo((figure?.(key) ?? 0) - (than?.(key) ?? 0), 6);
        const exact = table.figures[row * table.columns.length + column] ?? Number.NaN;
        if (Math.abs(exact) < 1e-9) expect(difference?.(key)).toBe(0);
      });
    });
  };
  fc.assert(fc.property(randomModel, randomModel, options, holds), runs(5));
});
