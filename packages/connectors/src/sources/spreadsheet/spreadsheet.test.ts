import type { Workbook } from "@app/engine/excel/workbook";
import { type Month, monthOf } from "@app/engine/time/month";
import { readTableInWorker } from "@app/spreadsheet/read-in-worker";
import { readTable, type Table } from "@app/spreadsheet/read-table";
import { writeXlsx } from "@app/spreadsheet/write-xlsx";
import { expect, test } from "vitest";
import { isReconciled } from "#checks/check-ledger.ts";
import { balancesOf } from "#ledger/balances.ts";
import type { Organisation } from "#ledger/ledger.ts";
import { readWhole } from "#testing/whole-read.ts";
import { readSheet, sheetReader } from "./read-sheet.ts";
import { sheetChanges } from "./sheet-changes.ts";
import type { SheetMapping } from "./sheet-mapping.ts";
import { previewSheet } from "./sheet-preview.ts";
import { monthsInFiles, type SpreadsheetFile, spreadsheet } from "./spreadsheet.ts";
import { templateWorkbook } from "./template-workbook.ts";

const may = monthOf(2027, 5);
const june = may + 1;
const july = may + 2;
const network = { send: () => Promise.reject(new Error("a file asked the network")) };

const organisation: Organisation = {
  externalId: "files",
  name: "Harbour Street Bikes",
  baseCurrency: "AUD",
  currencyDecimals: 2,
  yearEndMonth: 6,
  basis: "ACCRUAL",
};

/** Mapped as proposed, but for what is changed. */
async function file(text: string, change: Partial<SheetMapping> = {}): Promise<SpreadsheetFile> {
  const table = await readTable({ name: "books.csv", bytes: Buffer.from(text) });
  const { mapping, month } = previewSheet(table, { decimals: 2 });
  if (!mapping) throw new Error("nothing was proposed");
  const whole = { ...mapping, ...change };
  return { name: "books.csv", table, mapping: whole, ...(month !== undefined && { month }) };
}

function read(files: SpreadsheetFile[], from: Month, to: Month) {
  return readWhole(spreadsheet, { organisation, files }, network, { from, to });
}

function trialBalance(title: string, bank: number, sales: number, retained: number) {
  return `Trial balance as at ${title}
Code,Account,Class,Debit,Credit
100,Bank,Asset,${bank},
200,Sales,Revenue,,${sales}
300,Capital,Equity,,50
960,Retained earnings,Equity,,${retained}
`;
}

const YEAR_TURNS = [
  trialBalance("31 May 2027", 150, 90, 10),
  trialBalance("30 June 2027", 180, 120, 10),
  trialBalance("31 July 2027", 205, 25, 130),
];

test("three trial balances give two months, with the year's 120.00 in retained earnings", async () => {
  const files = await Promise.all(YEAR_TURNS.map((text) => file(text)));
  expect(monthsInFiles({ organisation, files })).toEqual({ from: june, to: july });
  const { ledger, checks } = await read(files, june, july);
  expect(checks.flatMap(({ findings }) => findings)).toEqual([]);
  const moved = ledger.movements.map(({ month, accountId, net }) => [month, accountId, net]);
  expect(moved).toEqual([
    [june, "100", 3_000n],
    [june, "200", -3_000n],
    [july, "100", 2_500n],
    [july, "200", -2_500n],
  ]);
  expect(balancesOf(ledger).at(-1)?.starting.get("960")).toBe(-13_000n);
});

test("one trial balance gives what the next month starts with, and says what else it needs", async () => {
  const files = [await file(trialBalance("30 June 2027", 180, 120, 10))];
  expect(monthsInFiles({ organisation, files })).toEqual({ from: july, to: june });
  const { ledger } = await read(files, july, june);
  expect(ledger.openings).toHaveLength(4);
  await expect(read(files, june, june)).rejects.toThrow("only give balances to start from");
});

test("a month between two files is missed by its name", async () => {
  const files = [await file(YEAR_TURNS[0] ?? ""), await file(YEAR_TURNS[2] ?? "")];
  await expect(read(files, june, july)).rejects.toThrow(
    "June 2027 is missing: there is May 2027, then July 2027.",
  );
});

test("a year nobody closed is read as if it had been: its first month holds one month, not thirteen", async () => {
  const open = trialBalance("31 July 2027", 205, 145, 10);
  const files = await Promise.all([...YEAR_TURNS.slice(0, 2), open].map((text) => file(text)));
  const { ledger, checks } = await read(files, june, july);
  expect(checks.flatMap(({ findings }) => findings)).toEqual([]);
  const moved = ledger.movements.filter(({ month }) => month === july);
  expect(moved.map(({ accountId, net }) => [accountId, net])).toEqual([
    ["100", 2_500n],
    ["200", -2_500n],
  ]);
});

test("a file of a month uploaded again replaces the first", async () => {
  const texts = [...YEAR_TURNS, trialBalance("31 July 2027", 207, 27, 130)];
  const files = await Promise.all(texts.map((text) => file(text)));
  const { ledger, checks } = await read(files, june, july);
  expect(isReconciled(checks)).toBe(true);
  expect(ledger.movements.at(-1)).toMatchObject({ accountId: "200", net: -2_700n });
});

const MOVEMENTS = `Monthly movements
Code,Account,Class,Opening,Jun-27,Jul-27
100,Bank,Asset,150,30,25
200,Sales,Revenue,-90,-30,-25
300,Capital,Equity,-50,0,0
960,Retained earnings,Equity,-10,,
`;

test("monthly movements with their openings are the same books", async () => {
  const files = [await file(MOVEMENTS)];
  const { ledger, checks } = await read(files, june, july);
  expect(checks.flatMap(({ findings }) => findings)).toEqual([]);
  expect(balancesOf(ledger).at(-1)?.closing.get("100")).toBe(20_500n);
  expect(balancesOf(ledger).at(-1)?.closing.get("960")).toBe(-13_000n);
});

test("movements without openings are taken only from books that start with them", async () => {
  const text = MOVEMENTS.replace(/^(\d+,[^,]+,[^,]+|Code,Account,Class),[^,]*/gm, "$1");
  await expect(read([await file(text)], june, july)).rejects.toThrow(
    "June 2027 has movements and nothing to start from.",
  );
  const { checks } = await read([await file(text, { startsAtNothing: true })], june, july);
  expect(isReconciled(checks)).toBe(true);
});

test("what moved and what stood at the end are held against each other, and against the foot", async () => {
  const text = (closing: number) => `Trial balance June 2027
Code,Account,Class,Debit,Credit,YTD Debit,YTD Credit
100,Bank,Asset,30,5,175,
200,Sales,Revenue,,25,,${closing}
300,Capital,Equity,,,,60
Total,,,30,30,175,175
`;
  const right = await file(text(115), { retainedEarnings: "300" });
  const { ledger, checks } = await read([right], june, june);
  expect(checks.flatMap(({ findings }) => findings)).toEqual([]);
  expect(ledger.openings).toContainEqual({ accountId: "100", net: 15_000n });
  expect(ledger.controls[0]?.totals).toEqual({ debit: 3_000n, credit: 3_000n });

  const lost = await file(text(115).replace("100,Bank,Asset,30,5", "100,Bank,Asset,28,3"));
  await expect(read([lost], june, june)).rejects.toThrow(
    "Row 6: the total of Debit is 30.00, and the rows above add up to 28.00.",
  );
});

test("a closing balance alone is a balance, and with its opening it is a month", async () => {
  const text = (opening: boolean) => `Trial balance June 2027
Code,Account,Class${opening ? ",Opening balance" : ""},Closing balance
100,Bank,Asset${opening ? ",150" : ""},180
200,Sales,Revenue${opening ? ",-90" : ""},-120
960,Retained earnings,Equity${opening ? ",-60" : ""},-60
`;
  const alone = [await file(text(false))];
  expect(monthsInFiles({ organisation, files: alone })).toEqual({ from: july, to: june });
  const both = [await file(text(true))];
  const { ledger, checks } = await read(both, june, june);
  expect(checks.flatMap(({ findings }) => findings)).toEqual([]);
  expect(ledger.movements.map(({ net }) => net)).toEqual([3_000n, -3_000n]);
});

test("a file with problems names itself and its first three, and counts the rest", async () => {
  const rows = [1, 2, 3, 4, 5].map((code) => `${code},Account ${code},Asset,x`).join("\n");
  const files = [{ ...(await file(`Code,Name,Class,Balance\n${rows}\n`)), month: june }];
  await expect(read(files, july, july)).rejects.toThrow(
    /^books\.csv: D2: "x" is not an amount .* D4: .* There are 2 more\.$/,
  );
});

test("the same mapping reads next month's file though its columns have moved, and says what is new", async () => {
  const first = await file(trialBalance("30 June 2027", 180, 120, 10));
  const next = await readTable({
    name: "july.csv",
    bytes: Buffer.from(`Trial balance as at 31 July 2027
Region,Class,code,DEBIT,Credit,Account
North,Asset,100,205,,Bank
North,Revenue,200,,20,Bike sales
North,Revenue,210,,5,Servicing
North,Equity,300,,180,Capital
`),
  });
  const before = readSheet(first.table, { mapping: first.mapping, decimals: 2, month: june });
  const now = readSheet(next, { mapping: first.mapping, decimals: 2, month: july });
  expect(now.problems).toEqual([]);
  expect(sheetChanges(first.mapping, before, now).map(({ message }) => message)).toEqual([
    'The column "Region" is new and is not read.',
    "200 Bike sales was called Sales.",
    "210 Servicing is new.",
    "960 Retained earnings is no longer in the file and counts as nothing.",
  ]);
  const stored: SheetMapping = JSON.parse(JSON.stringify(first.mapping));
  expect(readSheet(next, { mapping: stored, decimals: 2, month: july })).toEqual(now);
});

test("a mapped column that has gone is asked for by its heading", async () => {
  const { mapping } = await file(trialBalance("30 June 2027", 180, 120, 10));
  const { table } = await file(trialBalance("31 July 2027", 1, 1, 1).replace("Credit", "Haben"));
  expect(readSheet(table, { mapping, decimals: 2, month: july }).problems).toEqual([
    {
      kind: "no-column",
      message: 'No column is headed "Credit" any more. Choose the columns again.',
    },
  ]);
});

test.each([
  ["trial-balance", 1],
  ["monthly-balances", 12],
] as const)("our own template of a %s is read without a question", async (layout, months) => {
  const bytes = await writeXlsx(templateWorkbook(layout, june));
  const { mapping, month, reading } = previewSheet(await readTable({ name: "t.xlsx", bytes }), {
    decimals: 2,
  });
  expect(reading).toMatchObject({ problems: [], warnings: [] });
  expect(reading.accounts).toHaveLength(8);
  expect(mapping).toMatchObject({ layout, retainedEarnings: "3900" });
  expect(reading.months).toHaveLength(months);
  expect(reading.months.at(-1)?.month).toBe(june);
  if (layout === "trial-balance") expect(month).toBe(june);
});

test("our monthly template, filled in, passes every check", async () => {
  const bytes = await writeXlsx(templateWorkbook("monthly-balances", june));
  const table = await readTable({ name: "t.xlsx", bytes });
  const { mapping } = previewSheet(table, { decimals: 2 });
  if (!mapping) throw new Error("nothing was proposed");
  const { checks } = await read([{ name: "t.xlsx", table, mapping }], june - 10, june);
  expect(checks.flatMap(({ findings }) => findings)).toEqual([]);
});

function sheetOf(rows: (string | number)[][], formula?: string): Workbook {
  const cells = rows.map((row) => ({
    cells: row.map((value) => ({
      value,
      look: "input" as const,
      ...(formula && value === 10 && { formula }),
    })),
  }));
  const sheet = { name: "TB", columnWidths: [], frozen: { rows: 0, columns: 0 }, rows: cells };
  return { title: "", names: [], sheets: [sheet] };
}

test("formulas are counted and never evaluated: the stored result is read", async () => {
  const rows = [
    ["Code", "Account", "Class", "Balance"],
    ["1", "Bank", "Asset", 10],
    ["2", "Capital", "Equity", -10],
  ];
  const table = await readTable({
    name: "t.xlsx",
    bytes: await writeXlsx(sheetOf(rows, "1000000+1")),
  });
  const { reading } = previewSheet(table, { decimals: 2, month: june });
  expect(reading.months[0]?.closings?.get("1")).toBe(1_000n);
  expect(reading.warnings).toEqual([
    "One cell holds a formula. The results stored in the file were read; nothing was calculated.",
  ]);
});

test("an amount finer than a cent is refused with its cell, not rounded", async () => {
  const rows = [
    ["Code", "Account", "Class", "Balance"],
    ["1", "Bank", "Asset", 10.005],
    ["2", "Capital", "Equity", -10.005],
  ];
  const table = await readTable({ name: "t.xlsx", bytes: await writeXlsx(sheetOf(rows)) });
  const { reading } = previewSheet(table, { decimals: 2, month: june });
  expect(reading.problems.map(({ row, message }) => `${row} ${message}`)).toEqual([
    '2 D2: "10.005000" is not an amount with 2 decimals.',
    '3 D3: "-10.005000" is not an amount with 2 decimals.',
  ]);
});

type Sheet = Table["sheets"][number];

/** A sheet as read from a workbook, with its marks on single cells. */
function tableOf(rows: Sheet["rows"], marks: Partial<Sheet>): Table {
  const none = { formulas: new Set<string>(), errors: new Set<string>(), dateNumbers: new Map() };
  const whole = [["Code", "Account", "Class", "Balance"], ...rows];
  return {
    format: "xlsx",
    sheets: [{ name: "TB", isHidden: false, rows: whole, ...none, ...marks }],
  };
}

test("a code that a spreadsheet program turned into a date is refused", () => {
  const table = tableOf([["2027-01-10", "Bank", "Asset", 0]], {
    dateNumbers: new Map([["A2", 46_397]]),
  });
  const { reading } = previewSheet(table, { decimals: 2, month: june });
  expect(reading.problems.map(({ message }) => message)).toEqual([
    "A2 is a date where an account code belongs. Format the column as text.",
  ]);
});

test("errors, dates and formulas without a result are no amounts", () => {
  const rows = [
    ["1", "Bank", "Asset", "#REF!"],
    ["2", "Loan", "Liability", "2027-06-30"],
    ["3", "Capital", "Equity"],
  ];
  const table = tableOf(rows, {
    formulas: new Set(["D4"]),
    errors: new Set(["D2"]),
    dateNumbers: new Map([["D3", 46_568]]),
  });
  const { reading } = previewSheet(table, { decimals: 2, month: june });
  expect(reading.problems.map(({ message }) => message)).toEqual([
    "D2 shows the error #REF!.",
    "D3 is a date where an amount belongs.",
    "D4 holds a formula without its result. Open the file, calculate and save it.",
  ]);
});

test("a UTF-16 file opened in a process of its own is previewed like any other", async () => {
  const text = `\uFEFF${trialBalance("30 June 2027", 180, 120, 10).replaceAll(",", "\t")}`;
  const bytes = Buffer.from(text, "utf16le");
  const table = await readTableInWorker({ name: "tb.txt", bytes });
  expect(previewSheet(table, { decimals: 2 }).reading.problems).toEqual([]);
});

test("a list of postings is told from a chart by its length", async () => {
  const text = `Code,Name,Class,Balance\n${"1,Bank,Asset,1\n".repeat(30_001)}`;
  const table = await readTable({ name: "gl.csv", bytes: Buffer.from(text) });
  expect(previewSheet(table, { decimals: 2, month: june }).reading.problems).toEqual([
    {
      kind: "no-table",
      message: "The sheet has 30,002 rows. One row for each account is expected.",
    },
  ]);
});

test("a total under every one of 10,000 accounts leaves 10,000 accounts", async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => `${at},Account ${at},Asset,1\n,Total,,1`);
  const table = await readTable({
    name: "tb.csv",
    bytes: Buffer.from(`Code,Name,Class,Balance\n${rows.join("\n")}\n`),
  });
  const { reading } = previewSheet(table, { decimals: 2, month: june });
  expect(reading.accounts).toHaveLength(10_000);
});

test("a foot of 0.00 under accounts that hold something is refused", async () => {
  const text = "Code,Name,Class,Debit,Credit\n1,Bank,Asset,5,\n2,Capital,Equity,,5\n,Total,,0,5\n";
  const table = await readTable({ name: "tb.csv", bytes: Buffer.from(text) });
  const { reading } = previewSheet(table, { decimals: 2, month: june });
  expect(reading.problems.map(({ message }) => message)).toContain(
    "Row 4: the total of Debit is 0.00, and the rows above add up to 5.00.",
  );
});

test("a table read in several ways by one reader is read as by a reader for each", async () => {
  const text = "Code,Name,Class,Jun-27,Jul-27\n1,Bank,Asset,5,7\n2,Capital,Equity,-5,-7\n";
  const { table, mapping } = await file(text);
  const readAs = sheetReader(table);
  const ways = (["monthly-balances", "monthly-movements", "trial-balance"] as const).flatMap(
    (layout) =>
      (["debit-positive", "credit-positive", "natural"] as const).map((signs) => ({
        mapping: { ...mapping, layout, signs },
        decimals: 2,
      })),
  );
  expect(ways.map(readAs)).toEqual(ways.map((way) => readSheet(table, way)));
});
