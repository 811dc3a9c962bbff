import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import type { Organisation } from "#ledger/ledger.ts";
import {
  account,
  monthColumn,
  result,
  sampleReport,
  section,
  title,
} from "#testing/quickbooks-reports.ts";
import { readAccounts } from "./quickbooks-accounts.ts";
import { movementsIn } from "./quickbooks-months.ts";
import { readReport } from "./report-tree.ts";

/** The year ends with May, so June takes May's 350 of profit into retained earnings. */
const organisation: Organisation = {
  externalId: "1",
  name: "Fern & Sons",
  baseCurrency: "USD",
  currencyDecimals: 2,
  yearEndMonth: 5,
  basis: "ACCRUAL",
};
const june = monthOf(2027, 6);

const types: Record<string, string> = {
  "1": "Bank",
  "2": "Accounts Receivable",
  "3": "Accounts Payable",
  "4": "Equity",
  "5": "Equity",
  "10": "Income",
  "20": "Expense",
};
const chart = new Map(
  readAccounts(
    Object.entries(types).map(([Id, AccountType]) => ({
      Id,
      Name: `Account ${Id}`,
      AccountType,
      Active: true,
      ...(Id === "5" && { AccountSubType: "RetainedEarnings" }),
    })),
  ).map((each) => [each.externalId, each]),
);

const columns = [
  monthColumn("May 2027", "2027-05-01", "2027-05-31"),
  monthColumn("Jun 2027", "2027-06-01", "2027-06-30"),
];

/** As British companies see it: creditors are taken off the assets and still shown as positive. */
function balanceSheet() {
  const netIncome = { ...title("Net Income", "350.00", "50.00"), type: "Data", group: "NetIncome" };
  return sampleReport("BalanceSheet", columns, [
    section(
      "Current Assets",
      [account("1", "Bank", "500.00", "440.00"), account("2", "Debtors", "300.00", "390.00")],
      title("Total Current Assets", "800.00", "830.00"),
    ),
    section(
      "Creditors: amounts falling due within one year",
      [account("3", "Creditors", "200.00", "240.00")],
      title("Total Creditors", "200.00", "240.00"),
    ),
    result("NetCurrentAssets", "Net current assets", "600.00", "590.00"),
    section(
      "Capital and reserves",
      [
        account("4", "Share capital", "100.00", "100.00"),
        account("5", "Retained earnings", "150.00", "440.00"),
        netIncome,
      ],
      title("Total Capital and reserves", "600.00", "590.00"),
    ),
  ]);
}

function profitAndLoss() {
  return sampleReport("ProfitAndLoss", columns, [
    section(
      "Income",
      [account("10", "Sales", "700.00", "90.00")],
      title("Total", "700.00", "90.00"),
    ),
    section(
      "Expenses",
      [account("20", "Rent", "350.00", "40.00")],
      title("Total", "350.00", "40.00"),
    ),
    result("NetIncome", "Net Income", "350.00", "50.00"),
  ]);
}

function statements() {
  const range = { from: june - 1, to: june, isByMonth: true };
  return {
    profitAndLoss: readReport(profitAndLoss(), { name: "ProfitAndLoss", ...range }, organisation),
    balanceSheet: readReport(balanceSheet(), { name: "BalanceSheet", ...range }, organisation),
  };
}

test("in June 90 is sold, 40 spent and 60 drawn; last year's 350 is no movement", () => {
  const movements = movementsIn(june, statements(), chart, organisation);

  expect(new Map(movements.map(({ accountId, net }) => [accountId, net]))).toEqual(
    new Map([
      ["10", -9_000n],
      ["20", 4_000n],
      ["1", -6_000n],
      ["2", 9_000n],
      ["3", -4_000n],
      ["5", 6_000n],
    ]),
  );
  expect(movements.reduce((sum, { net }) => sum + net, 0n)).toBe(0n);
});

test("a movement stands on one side, debit or credit", () => {
  const [sales, rent] = movementsIn(june, statements(), chart, organisation);
  expect(sales).toMatchObject({ debit: 0n, credit: 9_000n, net: -9_000n, trackingKey: "" });
  expect(rent).toMatchObject({ debit: 4_000n, credit: 0n, net: 4_000n, month: june });
});
