import fc from "fast-check";
import { expect, test } from "vitest";
import { seriesOf } from "#calculate/sheet.ts";
import type { ModelDocument } from "#model/document.ts";
import type { Module } from "#model/module.ts";
import type { StatementRow } from "#statements/statement.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { randomModel } from "#testing/random-model.ts";
import { runs } from "#testing/runs.ts";
import { smallCompany } from "#testing/small-company.ts";
import { groupsOf } from "./groups.ts";
import { rollUp } from "./roll-up.ts";
import { roundStatements } from "./rounded.ts";

const expense = (id: string, account: string, amount: number): Module => ({
  kind: "expense",
  id,
  name: id,
  account,
  amount,
});

function shownIn(document: ModelDocument, period: number, digits = 0) {
  const { model, sheet } = calculateModel(document);
  const figureOf = (line: string) => seriesOf(model.program, sheet, line)[period] ?? 0;
  const shown = roundStatements(model, figureOf, digits);
  return (line: string) => shown.get(line);
}

test("three costs of 33.33, 33.33 and 33.34 are shown as 33, 33 and 34 of 100", () => {
  const modules = [
    expense("a", "wages", 33.33),
    expense("b", "rentCost", 33.33),
    expense("c", "badDebts", 33.34),
  ];
  const shown = shownIn(smallCompany({ modules }), 0);
  expect(shown("pl.account.wages")).toBe(33);
  expect(shown("pl.account.rentCost")).toBe(33);
  expect(shown("pl.account.badDebts")).toBe(34);
  expect(shown("pl.operatingExpenses")).toBe(100);
  expect(shown("pl.account.interestCost")).toBe(0);
});

test("a half is rounded away from zero in a loss too: −10.5 is −11, and 989.5 of cash is 990", () => {
  const modules = [expense("a", "wages", 0.5), expense("b", "rentCost", 10)];
  const shown = shownIn(smallCompany({ modules }), 0);
  expect(shown("pl.profit")).toBe(-11);
  expect(shown("cf.closingCash")).toBe(990);
  expect(shown("bs.account.cash")).toBe(990);
});

test("a statement adds up before it agrees with another: from 1,000 to 990 it is −10, not −11", () => {
  const modules = [expense("a", "wages", 0.5), expense("b", "rentCost", 10)];
  const shown = shownIn(smallCompany({ modules }), 0);
  expect(shown("cf.openingCash")).toBe(1000);
  expect(shown("cf.profit")).toBe(-10);
  expect(shown("cf.net")).toBe(-10);
  expect(shown("cfd.operating")).toBe(-10);
});

test("in thousands, 1,499 and 1,001 of 2,500 are 1,000 and 1,000 and 500 is missing to 3,000", () => {
  const modules = [expense("a", "wages", 1499), expense("b", "rentCost", 1001)];
  const shown = shownIn(smallCompany({ modules }), 0, -3);
  expect(shown("pl.operatingExpenses")).toBe(3000);
  expect(shown("pl.account.wages")).toBe(2000);
  expect(shown("pl.account.rentCost")).toBe(1000);
});

/** Subtotals that are not what stands above them, since the total before. */
function wrongSums(rows: readonly StatementRow[], at: (line: string) => number): string[] {
  let sum = 0;
  return rows.flatMap(({ line, kind }) => {
    if (kind === "account") sum += at(line);
    const isWrong = kind === "subtotal" && sum !== at(line);
    if (kind !== "account") sum = 0;
    return isWrong ? [line] : [];
  });
}

test("over random models and years, every shown total is the sum of what is shown above it", () => {
  const holds = (document: ModelDocument) => {
    const { model, sheet } = calculateModel(document);
    const groups = groupsOf(document.timeline, model.periods, "year") ?? [];
    const book = { program: model.program, sheet, groups };
    groups.forEach((_, index) => {
      const figureOf = (line: string) => rollUp(book, line)[index] ?? 0;
      const shown = roundStatements(model, figureOf);
      const at = (line: string) => shown.get(line) ?? Number.NaN;
      expect(at("bs.totalAssets")).toBe(at("bs.totalLiabilitiesAndEquity"));
      expect(at("bs.totalLiabilities") + at("bs.equity")).toBe(at("bs.totalLiabilitiesAndEquity"));
      expect(at("pl.revenue") - at("pl.costOfSales")).toBe(at("pl.grossProfit"));
      expect(at("pl.profitBeforeTax") - at("pl.incomeTax")).toBe(at("pl.profit"));
      expect(at("cf.openingCash") + at("cf.net")).toBe(at("cf.closingCash"));
      expect(at("cf.operating") + at("cf.investing") + at("cf.financing")).toBe(at("cf.net"));
      expect(at("cfd.operating")).toBe(at("cf.operating"));
      for (const rows of Object.values(model.statements)) expect(wrongSums(rows, at)).toEqual([]);
      for (const [line, figure] of shown) {
        expect([line, Math.abs(figure - figureOf(line)) < 2.5]).toEqual([line, true]);
      }
    });
  };
  fc.assert(fc.property(randomModel, holds), runs(12));
});
