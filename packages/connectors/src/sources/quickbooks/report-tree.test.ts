import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import type { Organisation } from "#ledger/ledger.ts";
import { nestedProfitAndLoss, section, title } from "#testing/quickbooks-reports.ts";
import type { ReportQuestion } from "./quickbooks-api.ts";
import { readReport } from "./report-tree.ts";

const organisation: Organisation = {
  externalId: "1",
  name: "Fern & Sons",
  baseCurrency: "USD",
  currencyDecimals: 2,
  yearEndMonth: 12,
  basis: "ACCRUAL",
};
const question: ReportQuestion = {
  name: "ProfitAndLoss",
  from: monthOf(2027, 5),
  to: monthOf(2027, 6),
  isByMonth: true,
};

test("a parent's own 220 counts beside the 425 and 50 below it, and the total of 695 does not", () => {
  const { lines, results } = readReport(nestedProfitAndLoss(), question, organisation);

  expect(lines.map(({ accountId, amounts }) => [accountId, ...amounts])).toEqual([
    ["10", 22_000n, 1_000n, 23_000n],
    ["12", 27_500n, 0n, 27_500n],
    ["13", 15_000n, 0n, 15_000n],
    ["15", 5_000n, 0n, 5_000n],
    ["16", -6_500n, 0n, -6_500n],
    ["20", 18_000n, 2_000n, 20_000n],
  ]);
  const income = lines.slice(0, 4).reduce((sum, { amounts }) => sum + (amounts[0] ?? 0n), 0n);
  expect(income).toBe(69_500n);
  expect(results.get("NetIncome")).toEqual([45_000n, -1_000n, 44_000n]);
});

test("columns carry the days of their month; the total has none", () => {
  expect(readReport(nestedProfitAndLoss(), question, organisation).columns).toEqual([
    { title: "May 2027", firstDay: "2027-05-01", lastDay: "2027-05-31" },
    { title: "Jun 2027", firstDay: "2027-06-01", lastDay: "2027-06-30" },
    { title: "Total" },
  ]);
});

test("a section that lost a row is refused with what it says and what is there", () => {
  const report = nestedProfitAndLoss();
  report.Rows.Row[0]?.Rows?.Row.pop();
  expect(() => readReport(report, question, organisation)).toThrow(
    'QuickBooks: ProfitAndLoss: "Total Income" says 630.00 in May 2027, the rows above it add up to 695.00.',
  );
});

test("a report over other days than asked for is refused", () => {
  const report = nestedProfitAndLoss();
  report.Header.StartPeriod = "2027-01-01";
  expect(() => readReport(report, question, organisation)).toThrow(
    "QuickBooks: ProfitAndLoss was asked for with the StartPeriod 2027-05-01 and came with 2027-01-01.",
  );
});

test("a report on another basis or in another currency is refused", () => {
  const cash: Organisation = { ...organisation, basis: "CASH" };
  const dollars: Organisation = { ...organisation, baseCurrency: "CAD" };
  expect(() => readReport(nestedProfitAndLoss(), question, cash)).toThrow("the ReportBasis Cash");
  expect(() => readReport(nestedProfitAndLoss(), question, dollars)).toThrow("the Currency CAD");
});

test("a company without figures has a report without rows", () => {
  const report = { ...nestedProfitAndLoss(), Rows: {}, Columns: {} };
  expect(readReport(report, question, organisation)).toMatchObject({ columns: [], lines: [] });
});

test("an amount that is none is refused where it stands", () => {
  const report = nestedProfitAndLoss();
  report.Rows.Row.push(section("Odd", [], title("Odd", "n/a", "", "")));
  expect(() => readReport(report, question, organisation)).toThrow('"n/a" is not an amount');
});

test("220.00 is 220 in a currency without decimals and 220,000 in one with three", () => {
  for (const [baseCurrency, currencyDecimals, own] of [
    ["JPY", 0, 220n],
    ["KWD", 3, 220_000n],
  ] as const) {
    const company = { ...organisation, baseCurrency, currencyDecimals };
    const answer = { ...nestedProfitAndLoss() };
    answer.Header = { ...answer.Header, Currency: baseCurrency };
    expect(readReport(answer, question, company).lines[0]?.amounts[0]).toBe(own);
  }
});
