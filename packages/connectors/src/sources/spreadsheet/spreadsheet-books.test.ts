/** Whole books written as files the way people do, and read back to the cent. */
import { type Month, monthLabel, monthOf } from "@app/engine/time/month";
import { writeCsv } from "@app/spreadsheet/csv";
import { readTable } from "@app/spreadsheet/read-table";
import { expect, test } from "vitest";
import { formatAmount } from "#ledger/amount.ts";
import type { Minor, Organisation } from "#ledger/ledger.ts";
import { type Books, reportsOf } from "#sources/demo-books/books.ts";
import { sampleCompanyBooks } from "#sources/sample-company/sample-company-books.ts";
import { expectBooks, readWhole } from "#testing/whole-read.ts";
import { previewSheet } from "./sheet-preview.ts";
import { type SpreadsheetFile, spreadsheet } from "./spreadsheet.ts";

const june = monthOf(2026, 6);
const books = sampleCompanyBooks({ lastMonth: june + 5 });
const { balance, movement } = reportsOf(books);
const network = { send: () => Promise.reject(new Error("a file asked the network")) };

const organisation: Organisation = {
  externalId: "files",
  name: books.name,
  baseCurrency: books.currency,
  currencyDecimals: 2,
  yearEndMonth: 6,
  basis: "ACCRUAL",
};

type Account = Books["accounts"][number];

function file(name: string, rows: string[][]): Promise<SpreadsheetFile> {
  return fileOf(name, Buffer.from(writeCsv(rows)));
}

async function fileOf(name: string, bytes: Uint8Array): Promise<SpreadsheetFile> {
  const table = await readTable({ name, bytes });
  const { mapping, month, reading } = previewSheet(table, { decimals: 2 });
  expect(reading.problems).toEqual([]);
  if (!mapping) throw new Error("nothing was proposed");
  return { name, table, mapping, ...(month !== undefined && { month }) };
}

function monthRange(from: Month, to: Month) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Amounts as an accountant's report has them: thousands, brackets, nothing for nothing. */
function inBrackets(amount: Minor) {
  if (amount === 0n) return "";
  return amount < 0n ? `(${formatAmount(-amount, 2)})` : formatAmount(amount, 2);
}

const lead = ({ code, name, class: kind }: Account) => [code, name, kind.toLowerCase()];

test("18 months of balances over the turn of a year, in one file", async () => {
  const months = monthRange(june - 12, june + 5);
  const one = await file("balances.csv", [
    ["Harrow Lane Coffee"],
    [],
    ["Code", "Account", "Class", ...months.map(monthLabel)],
    ...books.accounts.map((account) => [
      ...lead(account),
      ...months.map((month) => inBrackets(balance(account.id, month))),
    ]),
    ["", "Total", "", ...months.map(() => "0.00")],
  ]);
  const range = { from: june - 11, to: june + 5 };
  expectBooks(await readWhole(spreadsheet, { organisation, files: [one] }, network, range), books);
});

test("a trial balance for each of six months over the turn of a year, with their feet", async () => {
  const files = await Promise.all(
    monthRange(june - 2, june + 3).map((month) => {
      const balances = books.accounts.map(({ id }) => balance(id, month));
      const sum = balances.reduce((total, net) => total + (net > 0n ? net : 0n), 0n);
      return file(`tb-${month}.csv`, [
        [`Trial balance at the end of ${monthLabel(month)}`],
        ["Code", "Account", "Class", "Debit", "Credit"],
        ...books.accounts.map((account, index) => {
          const net = balances[index] ?? 0n;
          return [
            ...lead(account),
            net > 0n ? inBrackets(net) : "",
            net < 0n ? inBrackets(-net) : "",
          ];
        }),
        ["", "Total", "", formatAmount(sum, 2), formatAmount(sum, 2)],
      ]);
    }),
  );
  const range = { from: june - 1, to: june + 3 };
  expectBooks(await readWhole(spreadsheet, { organisation, files }, network, range), books);
});

test("movements with openings, semicolons, decimal commas and UTF-16", async () => {
  const months = monthRange(june - 3, june + 2);
  const comma = (amount: Minor) =>
    formatAmount(amount, 2).replace(/[.,]/g, (mark) => (mark === "." ? "," : "."));
  const rows = [
    ["Konto", "Bezeichnung", "Class", "Anfangsbestand", ...months.map(monthLabel)],
    ...books.accounts.map((account) => [
      ...lead(account),
      comma(balance(account.id, june - 4)),
      ...months.map((month) => comma(movement(account.id, month))),
    ]),
  ];
  const text = `\uFEFF${rows.map((row) => row.join(";")).join("\r\n")}\r\n`;
  const one = await fileOf("bewegungen.csv", Buffer.from(text, "utf16le"));
  expect(one.mapping).toMatchObject({ layout: "monthly-movements", decimalMark: "," });
  const range = { from: june - 3, to: june + 2 };
  expectBooks(await readWhole(spreadsheet, { organisation, files: [one] }, network, range), books);
});
