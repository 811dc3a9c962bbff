import { monthOf } from "@app/engine/time/month";
import { readTable } from "@app/spreadsheet/read-table";
import { expect, test } from "vitest";
import type { Organisation } from "#ledger/ledger.ts";
import { answeredSheet } from "./answered-sheet.ts";
import { lackIn, monthsInFiles, spreadsheet } from "./spreadsheet.ts";

const organisation: Organisation = {
  ...{ externalId: "files", name: "Brightwater Joinery", baseCurrency: "USD", currencyDecimals: 2 },
  ...{ yearEndMonth: 12, basis: "ACCRUAL" },
};

/** The first cell of the headings is empty, and members are indented. */
const INDENTED = `Brightwater Joinery Inc.
Trial Balance by Month

,Sep 2026,Oct 2026
ASSETS,,
   Checking,900.00,1000.00
Total assets,900.00,1000.00
LIABILITIES,,
   Payroll Liabilities,,
      Federal Taxes,-50.00,-60.00
      Retirement,-30.00,-35.00
   Total Payroll Liabilities,-80.00,-95.00
Total liabilities,-80.00,-95.00
INCOME,,
   Sales,-1020.00,-1175.00
Total income,-1020.00,-1175.00
EXPENSES,,
   Payroll Expenses,,
      Wages,150.00,200.00
      Retirement,50.00,70.00
   Total Payroll Expenses,200.00,270.00
Total expenses,200.00,270.00
`;

async function answered(text: string, choices: Record<string, number> = {}) {
  const table = await readTable({ name: "tb.csv", bytes: Buffer.from(text) });
  const read = answeredSheet(table, {
    decimals: 2,
    yearEndMonth: 6,
    answers: { choices, columns: {}, classes: {} },
  });
  return { table, ...read };
}

test("month columns are read under an empty first heading", async () => {
  const { preview } = await answered(INDENTED, { amounts: 0 });
  expect(preview.reading.problems).toEqual([]);
  expect(preview.reading.months.map(({ month }) => month)).toEqual([
    monthOf(2026, 9),
    monthOf(2026, 10),
  ]);
});

test("one name under two headings is two accounts, each called by its heading", async () => {
  const { preview } = await answered(INDENTED, { amounts: 0 });
  const named = preview.reading.accounts.map(({ name, class: kind }) => [name, kind]);
  expect(named).toContainEqual(["Payroll Liabilities: Retirement", "LIABILITY"]);
  expect(named).toContainEqual(["Payroll Expenses: Retirement", "EXPENSE"]);
  expect(named).toContainEqual(["Checking", "ASSET"]);
});

const coded = (month: string, rows: string) => `Trial balance as at ${month} 2026
Code,Account,Type,Debit,Credit
${rows}960,Retained earnings,Equity,,300.00
`;

test("090 and 90 in one file are two accounts, in the files read with it too", async () => {
  const both = await answered(
    coded("31 August", "090,Cheque account,Bank,250.00,\n90,Savings,Bank,50.00,\n"),
  );
  expect(both.preview.reading.problems).toEqual([]);
  expect(both.preview.reading.accounts.map(({ externalId }) => externalId)).toEqual([
    ...["090", "90", "960"],
  ]);
  const alone = await answered(coded("30 September", "090,Cheque account,Bank,300.00,\n"));
  expect(alone.preview.reading.accounts[0]?.externalId).toBe("90");
  const files = [both, alone].map(({ table, mapping, month = 0 }) => {
    if (!mapping) throw new Error("nothing was proposed");
    return { name: "tb.csv", table, mapping, month };
  });
  const settings = { organisation, files };
  expect(lackIn(settings)).toBeUndefined();
  expect(monthsInFiles(settings).to).toBe(monthOf(2026, 9));
  const context = {} as Parameters<typeof spreadsheet.accounts>[0];
  const accounts = await spreadsheet.accounts(context, settings, organisation);
  expect(accounts.map(({ externalId }) => externalId)).toEqual(["090", "90", "960"]);
});

test("a code that a spreadsheet made a number of is still the same account from file to file", async () => {
  const text = await answered(coded("31 August", "090,Cheque account,Bank,300.00,\n"));
  const number = await answered(coded("30 September", "90,Cheque account,Bank,300.00,\n"));
  const idOf = ({ preview }: typeof text) => preview.reading.accounts[0]?.externalId;
  expect([idOf(text), idOf(number)]).toEqual(["90", "90"]);
});
