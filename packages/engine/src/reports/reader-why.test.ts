import { expect, test } from "vitest";
import { tableCompanyCases } from "#testing/table-company.ts";
import { explainToReader, type ReaderQuestion, type ReaderStep } from "./reader-why.ts";
import { REPORT_VERSION, type ReportDocument } from "./report-document.ts";

const cases = tableCompanyCases({
  drivers: [
    {
      ...{ id: "salesAMonth", name: "Sales a month", unit: "currency", values: 100.4 },
      ...{ setBy: "Ann Archer", setOn: "2026-08-03", note: "Order book of July." },
    },
    { id: "days", name: "Days open", unit: "days", values: 26 },
  ],
});

const report = (why?: ReportDocument["why"]): ReportDocument => ({
  ...{ reportVersion: REPORT_VERSION, title: "Board report", scale: "ones", scenarios: [] },
  ...{ openedDrivers: [], pages: [] },
  ...(why && { why }),
});

const SEPTEMBER = { case: "base", from: 2, to: 2 };

function ask(why: ReportDocument["why"], question: Partial<ReaderQuestion> & { line: string }) {
  return explainToReader(report(why), cases, { ...SEPTEMBER, ...question });
}

const parts = (step: ReaderStep | undefined) => step?.parts.map(({ label, text }) => [label, text]);

test("profit of September is 34: what was earned, 100, less costs of 66.67, which read 66 so that it adds up", () => {
  const step = ask("statements", { line: "pl.profit" });
  expect(step).toMatchObject({ title: "Profit for the period, Sep-26", text: "34" });
  expect(step).toMatchObject({ standing: "forecast", caseName: "Base", doPartsAddUp: true });
  expect(parts(step)).toEqual([
    ["Gross profit", "100"],
    ["Operating expenses", "(66)"],
  ]);
});

test("each part leads on by a question of its own, and counts as it did there", () => {
  const [, costs] = ask("statements", { line: "pl.profit" })?.parts ?? [];
  const title = "Operating expenses, Sep-26";
  expect(costs?.next).toEqual({ title, line: "pl.operatingExpenses", from: 2, to: 2, sign: -1 });
  const step = costs?.next && ask("statements", costs.next);
  expect(step?.text).toBe("(66)");
  expect(parts(step)).toEqual([
    ["Wages", "(33)"],
    ["Rent", "(33)"],
  ]);
});

test("through the statements alone, how an account is worked out stays with the firm", () => {
  const step = ask("statements", { line: "pl.account.sales" });
  expect(step).toMatchObject({ text: "100", parts: [], doPartsAddUp: false, drivers: [] });
  expect(step?.origin).toEqual(["How it is worked out is not part of this report."]);
  expect(ask("statements", { line: "salesAMonth" })).toBeUndefined();
  expect(ask("statements", { line: "selling.amount" })).toBeUndefined();
});

test("down to the drivers, a reader learns what was assumed and why, and never who set it", () => {
  const step = ask("drivers", { line: "pl.account.sales" });
  expect(step?.drivers).toEqual([
    {
      ...{ line: "salesAMonth", period: 2 },
      ...{ name: "Sales a month", value: "100.40", note: "Order book of July." },
    },
  ]);
  const driver = ask("drivers", { line: "salesAMonth" });
  expect(driver?.origin).toEqual(["A driver of this model.", "Order book of July."]);
  expect(JSON.stringify([step, driver])).not.toContain("Archer");
});

test("what happened comes from the ledger, and says so", () => {
  const step = ask("statements", { line: "pl.account.sales", from: 1, to: 1 });
  expect(step).toMatchObject({ standing: "actual", text: "110" });
  expect(step?.origin).toEqual(["From the ledger: Sales, Aug-26."]);
});

test("a case that is not in the report, a line or a period that is not there, and a report without leave tell nothing", () => {
  expect(ask("drivers", { line: "pl.profit", case: "dry" })).toBeUndefined();
  expect(ask("drivers", { line: "pl.nothing" })).toBeUndefined();
  expect(ask("drivers", { line: "pl.profit", to: 6 })).toBeUndefined();
  expect(ask("drivers", { line: "pl.profit", from: -1 })).toBeUndefined();
  expect(ask("drivers", { line: "pl.profit", from: 3 })).toBeUndefined();
  expect(ask(undefined, { line: "pl.profit" })).toBeUndefined();
});
test("over periods that were and are to come, a flow that is kept opens into its periods", () => {
  const step = ask("statements", { line: "pl.account.sales", from: 0, to: 2 });
  expect(step).toMatchObject({ text: "311", standing: "mixed", doPartsAddUp: true, origin: [] });
  // 310.8 is 311: the unit that is missing goes to the first that lost by rounding down.
  expect(parts(step)).toEqual([
    ["Jul-26", "101"],
    ["Aug-26", "110"],
    ["Sep-26", "100"],
  ]);
});
