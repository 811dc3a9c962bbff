import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import { readTrialBalance } from "./xero-trial-balance.ts";

const asked = { month: monthOf(2027, 4), decimals: 2 };
const TITLES = ["Account", "Debit", "Credit", "YTD Debit", "YTD Credit"];

function row(id: string, ...values: string[]) {
  const Attributes = [{ Value: id, Id: "account" }];
  return {
    RowType: "Row",
    Cells: [`Account ${id} (1)`, ...values].map((Value) => ({ Value, Attributes })),
  };
}

function total(...values: string[]) {
  const Cells = ["Total", ...values].map((Value) => ({ Value }));
  return { RowType: "SummaryRow", Cells };
}

function section(...Rows: unknown[]) {
  return { RowType: "Section", Title: "", Rows };
}

function report(...sections: unknown[]) {
  const header = { RowType: "Header", Cells: TITLES.map((Value) => ({ Value })) };
  return { Reports: [{ ReportName: "Trial Balance", Rows: [header, ...sections] }] };
}

const sales = row("sales", "", "200.00", "", "1020.22");
const debtors = row("debtors", "190.00", "", "990.22", "");
const bank = row("bank", "10.00", "", "30.00", "");
const whole = total("200.00", "200.00", "1020.22", "1020.22");

test("the month's movement and the balance come from their own columns, 1,020.22 in credit", () => {
  const read = readTrialBalance(
    report(section(sales), section(debtors, bank), section(whole)),
    asked,
  );

  expect(read.rows).toEqual([
    {
      accountId: "sales",
      month: { debit: 0n, credit: 20_000n },
      balance: { debit: 0n, credit: 102_022n },
    },
    {
      accountId: "debtors",
      month: { debit: 19_000n, credit: 0n },
      balance: { debit: 99_022n, credit: 0n },
    },
    {
      accountId: "bank",
      month: { debit: 1_000n, credit: 0n },
      balance: { debit: 3_000n, credit: 0n },
    },
  ]);
  expect(read.total.month).toEqual({ debit: 20_000n, credit: 20_000n });
});

test("a company without any posting has a trial balance without rows", () => {
  expect(readTrialBalance(report(), asked).rows).toEqual([]);
});

test("a report that lost a row of 10.00 is refused with both sums", () => {
  const cut = report(section(sales), section(debtors), section(whole));
  expect(() => readTrialBalance(cut, asked)).toThrow(
    "Xero: the debit movements of Apr-27 add up to 190.00, its own total says 200.00.",
  );
});

test("a report that lost its end is refused", () => {
  expect(() => readTrialBalance(report(section(sales, debtors, bank)), asked)).toThrow(
    "add up to 200.00, its own total says 0.00",
  );
});

test("an account that lost only its balance is refused", () => {
  const bare = row("bank", "10.00", "", "", "");
  expect(() => readTrialBalance(report(section(sales, debtors, bare, whole)), asked)).toThrow(
    "Xero: the debit balances of Apr-27 add up to 990.22, its own total says 1,020.22.",
  );
});

test("an account that stands twice is refused", () => {
  expect(() => readTrialBalance(report(section(bank, bank)), asked)).toThrow(
    "account bank stands twice",
  );
});

test("a row that names no account, an unknown row and a missing column are refused by name", () => {
  const nameless = {
    RowType: "Row",
    Cells: ["Suspense", "", "", "", ""].map((Value) => ({ Value })),
  };
  expect(() => readTrialBalance(report(section(nameless)), asked)).toThrow(
    'Xero: "Suspense" in the trial balance names no account.',
  );
  expect(() => readTrialBalance(report({ RowType: "Note" }), asked)).toThrow('type "Note"');
  const short = { Reports: [{ Rows: [{ RowType: "Header", Cells: [{ Value: "Account" }] }] }] };
  expect(() => readTrialBalance(short, asked)).toThrow('no column "Debit"');
});
