import { monthOf } from "@app/engine/time/month";
import { readTable } from "@app/spreadsheet/read-table";
import { expect, test } from "vitest";
import { type ActualsAnswers, answeredSheet } from "./answered-sheet.ts";
import type { SaidColumns } from "./said-columns.ts";
import type { SheetMapping } from "./sheet-mapping.ts";

async function read(text: string, columns: SaidColumns, more: Partial<ActualsAnswers> = {}) {
  const table = await readTable({ name: "tb.csv", bytes: Buffer.from(text) });
  const answers = { choices: {}, classes: {}, ...more, columns };
  return answeredSheet(table, { decimals: 2, yearEndMonth: 6, answers });
}

function messages({ preview }: Awaited<ReturnType<typeof read>>) {
  return preview.reading.problems.map(({ message }) => message);
}

const movedBy = ({ preview }: Awaited<ReturnType<typeof read>>) =>
  preview.reading.months.map(({ month, closings, movements }) => {
    const sides = movements?.get("100");
    return [month, closings?.get("100") ?? (sides && sides.debit - sides.credit)];
  });

/** Headings in a language that no word is known of. */
const UNKNOWN_WORDS = `Rahandus 30.09.2026
Kood,Nimetus,Vasak,Parem
100,Cash at bank,900.00,
800,Creditors,,250.00
900,Share capital,,400.00
970,Retained earnings,,50.00
400,Sales,,700.00
500,Rent,500.00,
`;

test("a table whose headings nobody knows is shown with its columns, and read once they are said", async () => {
  const unknown = await read(UNKNOWN_WORDS, {});
  expect(messages(unknown)).toEqual([expect.stringMatching(/^No row names the columns\./)]);
  expect(unknown.preview.columns.map(({ heading, role }) => [heading, role])).toEqual([
    ["Kood", "unread"],
    ["Nimetus", "unread"],
    ["Vasak", "unread"],
    ["Parem", "unread"],
  ]);
  const said = await read(
    UNKNOWN_WORDS,
    { Kood: "code", Nimetus: "name", Vasak: "debit", Parem: "credit" },
    { choices: { amounts: 0 }, month: monthOf(2026, 9) },
  );
  expect(messages(said)).toEqual([]);
  expect(movedBy(said)).toEqual([[monthOf(2026, 9), 90_000n]]);
});

test("balances of a month that nobody knows had the profit of a month: where years end in December, all of the year's", async () => {
  const table = await readTable({
    name: "tb.csv",
    bytes: Buffer.from(UNKNOWN_WORDS.slice(UNKNOWN_WORDS.indexOf("Kood"))),
  });
  const columns = { Kood: "code", Nimetus: "name", Vasak: "debit", Parem: "credit" } as const;
  const { questions, month } = answeredSheet(table, {
    ...{ decimals: 2, yearEndMonth: 12 },
    answers: { choices: {}, columns, classes: {} },
  });
  expect(month).toBeUndefined();
  const [balances] = questions[0]?.choices ?? [];
  expect(balances?.figures).toEqual([
    { label: "Cash at the end of the month", amount: "900.00" },
    { label: "Net assets at the end of the month", amount: "650.00" },
    { label: "Profit of the year so far", amount: "200.00" },
  ]);
});

test("columns that are said in part say what still lacks, and stay in view", async () => {
  const part = await read(UNKNOWN_WORDS, { Nimetus: "name" });
  expect(messages(part)).toEqual(["No column is taken for the amounts."]);
  expect(part.preview.columns.map(({ role }) => role)).toContain("name");
  expect(part.preview.columns).toHaveLength(4);
});

const MONTHS = `Code,Account,Type,Jul-26,Aug-26,Sep-26
100,Cash at bank,Asset,100.00,300.00,999.00
970,Retained earnings,Equity,-50.00,-50.00,-50.00
400,Sales,Revenue,-50.00,-250.00,-949.00
`;

test("a month that is said not to be read is left out, in next month's file too", async () => {
  const said = await read(MONTHS, { "Sep-26": "unread" });
  const months = [monthOf(2026, 7), monthOf(2026, 8)];
  expect(said.preview.reading.months.map(({ month }) => month)).toEqual(months);
  const mapping = JSON.parse(JSON.stringify(said.mapping)) as SheetMapping;
  const table = await readTable({ name: "tb.csv", bytes: Buffer.from(MONTHS) });
  const again = answeredSheet(table, {
    ...{ decimals: 2, yearEndMonth: 6, known: mapping },
    answers: { choices: {}, columns: {}, classes: {} },
  });
  expect(again.isReadAsBefore).toBe(true);
  expect(again.preview.reading.months.map(({ month }) => month)).toEqual(months);
});

test("one month of several that is said to be the amount makes a file of that month", async () => {
  const said = await read(MONTHS, { "Aug-26": "amount" });
  expect(said.mapping?.layout).toBe("trial-balance");
  expect(said.month).toBe(monthOf(2026, 8));
  expect(said.preview.columns.map(({ role }) => role)).toEqual([
    ...["code", "name", "class", "unread", "amount", "unread"],
  ]);
});

test("of two columns of amounts the one that was said is read, and the other is not", async () => {
  const text = `Trial balance as at 30 September 2026
Code,Account,Type,Balance,Adjusted
100,Cash at bank,Asset,100.00,120.00
970,Retained earnings,Equity,-40.00,-40.00
900,Share capital,Equity,-10.00,-10.00
400,Sales,Revenue,-50.00,-70.00
`;
  const said = await read(text, { Adjusted: "amount" });
  expect(messages(said)).toEqual([]);
  expect(movedBy(said)).toEqual([[monthOf(2026, 9), 12_000n]]);
});
