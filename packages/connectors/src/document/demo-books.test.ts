/** From every source of our own, and from a file, to a model that balances. */
import { calculateModel } from "@app/engine/testing/calculate-model";
import { type Month, monthLabel, monthOf } from "@app/engine/time/month";
import { writeCsv } from "@app/spreadsheet/csv";
import { readTable } from "@app/spreadsheet/read-table";
import { beforeAll, describe, expect, test } from "vitest";
import { formatAmount } from "#ledger/amount.ts";
import type { Ledger, Minor } from "#ledger/ledger.ts";
import { connectorOf } from "#registry/registry.ts";
import { businessCentralDemo } from "#sources/business-central-demo/business-central-demo.ts";
import { businessCentralDemoBooks } from "#sources/business-central-demo/business-central-demo-company.ts";
import { reportsOf } from "#sources/demo-books/books.ts";
import { quickBooksDemo } from "#sources/quickbooks-demo/quickbooks-demo.ts";
import { quickBooksDemoBooks } from "#sources/quickbooks-demo/quickbooks-demo-company.ts";
import { sampleCompanySource } from "#sources/sample-company/sample-company.ts";
import { sampleCompanyBooks } from "#sources/sample-company/sample-company-books.ts";
import { previewSheet } from "#sources/spreadsheet/sheet-preview.ts";
import { xeroDemo } from "#sources/xero-demo/xero-demo.ts";
import { xeroDemoBooks } from "#sources/xero-demo/xero-demo-company.ts";
import { answeredMapping, documentOf, expectBooksInModel } from "#testing/books-in-model.ts";
import { readWhole } from "#testing/whole-read.ts";

const network = { send: () => Promise.reject(new Error("a demo asked the network")) };
const lastMonth = monthOf(2026, 10);
/** Two financial years turn in it, whether they end in June or December. */
const range = { from: monthOf(2024, 11), to: lastMonth };

/** What the suggestions are not sure of, and what a person said. */
const sources = [
  {
    name: "Xero Demo",
    connector: xeroDemo,
    books: xeroDemoBooks(lastMonth),
    answers: {
      "Packs and clothing": "salesGoods",
      "Tents and shelters": "salesGoods",
    },
  },
  {
    name: "QuickBooks Demo",
    connector: quickBooksDemo,
    books: quickBooksDemoBooks(lastMonth),
    answers: {
      "Garden building": "projectRevenue",
      "Garden lighting": "salesServices",
      "Maintenance contracts": "salesServices",
      Planting: "salesServices",
      "Retirement plan": "payrollLiabilities",
      Stonework: "salesServices",
    },
  },
  {
    name: "Business Central Demo",
    connector: businessCentralDemo,
    books: businessCentralDemoBooks(lastMonth),
    answers: {
      "Bank loan for the workshop": "loans",
      Calibration: "salesServices",
      "Deposits paid": "otherCurrentAssets",
      "Instruments on loan to customers": "inventory",
      "Service contracts": "salesServices",
    },
  },
  {
    name: "Sample Company",
    connector: sampleCompanySource,
    books: sampleCompanyBooks({ lastMonth }),
    answers: {
      "Bank and card fees": "bankFees",
      "Travel and tastings": "travel",
    },
  },
];

describe.each(sources)("$name", ({ connector, books, answers }) => {
  let ledger: Ledger;
  beforeAll(async () => {
    ({ ledger } = await readWhole(connector, { lastMonth }, network, range));
  });

  test("24 months go into a monthly model, every account and month to the cent", () => {
    const mapping = answeredMapping(ledger, answers);
    const choice = { unit: "month", start: range.from } as const;
    const made = expectBooksInModel(ledger, mapping, choice, books);
    expect(made.timeline.actualCount).toBe(24);
    expect(calculateModel(documentOf(made)).failedChecks()).toEqual([]);
  });

  test("quarters from January 2025 are the same books, with July to September the last", () => {
    const mapping = answeredMapping(ledger, answers);
    const choice = { unit: "quarter", start: monthOf(2025, 1) } as const;
    const made = expectBooksInModel(ledger, mapping, choice, books);
    expect(made.timeline.actualCount).toBe(7);
  });
});

test("18 months of a spreadsheet go into a model, over the turn of a year", async () => {
  const books = sampleCompanyBooks({ lastMonth });
  const { balance } = reportsOf(books);
  const months = Array.from({ length: 19 }, (_, index) => lastMonth - 18 + index);
  const rows = [
    ["Code", "Account", "Class", ...months.map(monthLabel)],
    ...books.accounts.map(({ id, code, name, class: kind }) => [
      ...[code, name, kind.toLowerCase()],
      ...months.map((month: Month) => inBrackets(balance(id, month))),
    ]),
  ];
  const table = await readTable({ name: "books.csv", bytes: Buffer.from(writeCsv(rows)) });
  const { mapping: columns } = previewSheet(table, { decimals: 2 });
  if (!columns) throw new Error("nothing was proposed");
  const { settingsWith } = sourceFor(10);
  const typed = { name: books.name, currency: "AUD", yearEndMonth: 6 };
  const files = [{ name: "books.csv", table, mapping: columns }];
  const settings = settingsWith(typed, { currentMonth: lastMonth, files });
  const fileRange = { from: lastMonth - 17, to: lastMonth };
  const { ledger } = await readWhole(sourceFor(10).connector, settings, network, fileRange);
  const mapping = answeredMapping(ledger, {
    "Bank and card fees": "bankFees",
    "Travel and tastings": "travel",
  });
  const choice = { unit: "month", start: fileRange.from } as const;
  const made = expectBooksInModel(ledger, mapping, choice, books);
  expect(calculateModel(documentOf(made)).failedChecks()).toEqual([]);
  expect(made.timeline).toEqual({
    unit: "month",
    start: "2025-05-01",
    yearEndMonth: 6,
    actualCount: 18,
  });
});

/** Amounts as an accountant's report has them. */
function inBrackets(amount: Minor) {
  return amount < 0n ? `(${formatAmount(-amount, 2)})` : formatAmount(amount, 2);
}

function sourceFor(sourceId: number) {
  const found = connectorOf(sourceId);
  if ("unavailableBecause" in found) throw new Error(found.unavailableBecause);
  return found;
}
