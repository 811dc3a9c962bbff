import { monthOf } from "@app/engine/time/month";
import { readTable, type Table } from "@app/spreadsheet/read-table";
import { expect, test } from "vitest";
import type { SheetMapping } from "./sheet-mapping.ts";
import { previewSheet } from "./sheet-preview.ts";

const june = monthOf(2027, 6);

function csv(text: string): Promise<Table> {
  return readTable({ name: "tb.csv", bytes: Buffer.from(text) });
}

async function preview(text: string, change: Partial<SheetMapping> = {}) {
  const table = await csv(text);
  const proposed = previewSheet(table, { decimals: 2 });
  if (Object.keys(change).length === 0 || !proposed.mapping) return proposed;
  return previewSheet(table, {
    decimals: 2,
    mapping: { ...proposed.mapping, ...change },
    month: june,
  });
}

const TRIAL_BALANCE = `Harbour Street Bikes Pty Ltd
Trial balance as at 30 June 2027

Code,Account,Type,Debit,Credit
,Assets,,,
090,Bank,Bank,"1,200.50",
,,,,
,Total assets,,"1,200.50",
200,Sales,Revenue,,$900.50
960,Retained earnings,Equity,,300.00
,Total,,"1,200.50","1,200.50"
`;

test("a trial balance is recognised: month, columns, accounts, totals that are no accounts", async () => {
  const { mapping, month, columns, reading, rows } = await preview(TRIAL_BALANCE);
  expect(month).toBe(june);
  expect(columns.map(({ letter, takenFor }) => `${letter} ${takenFor}`)).toEqual([
    "A Account code",
    "B Account name",
    "C Class",
    "D Debit",
    "E Credit",
  ]);
  expect(mapping).toMatchObject({ layout: "trial-balance", amountsAre: "balances" });
  expect(mapping?.retainedEarnings).toBe("960");
  expect(reading).toMatchObject({ problems: [], warnings: [] });
  expect(reading.accounts.map(({ code, class: kind }) => `${code} ${kind}`)).toEqual([
    "090 ASSET",
    "200 REVENUE",
    "960 EQUITY",
  ]);
  expect(Object.fromEntries(reading.months[0]?.closings ?? [])).toEqual({
    90: 120_050n,
    "200": -90_050n,
    "960": -30_000n,
  });
  expect(rows[5]).toEqual(["090", "Bank", "Bank", "1,200.50", ""]);
});

test("every row that is wrong says what is wrong with it, with its number", async () => {
  const { reading } = await preview(
    `Code,Account,Class,Balance
100,Bank,Asset,10.00
100,Till,Asset,5.00
200,Sales,Widget,n/a
210,Services,,12%
220,Repairs,,5.00
,,,99.00
`,
  );
  expect(reading.problems.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
    "duplicate: Row 3: Code 100 is already in row 2, Bank.",
    'not-a-number: D4: "n/a" is not an amount with 2 decimals.',
    'no-class: Row 4: 200 Sales has the class "Widget". Choose asset, liability, equity, revenue or expense.',
    'not-a-number: D5: "12%" is a percentage.',
    "no-class: Row 6: 220 Repairs has no class. Choose asset, liability, equity, revenue or expense.",
    "no-account: Row 7 has amounts and no account, and they are no total either.",
  ]);
});

test("books that do not balance are refused with the difference", async () => {
  const { reading } = await preview(
    TRIAL_BALANCE.replaceAll("900.50", "890.50").replace(/,Total,.*/, ""),
  );
  expect(reading.problems).toEqual([
    {
      kind: "unbalanced",
      message:
        "At the end of June 2027 debits are 1,200.50 and credits 1,190.50: the difference is 10.00.",
    },
  ]);
});

test("a foot that is not the sum of its column says so: a row was lost", async () => {
  const { reading } = await preview(TRIAL_BALANCE.replace("200,Sales,Revenue,,$900.50\n", ""));
  expect(reading.problems).toMatchObject([
    {
      row: 10,
      kind: "total-differs",
      message: "Row 10: the total of Credit is 1,200.50, and the rows above add up to 300.00.",
    },
  ]);
});

test("a foot is checked though a row of differences stands below it", async () => {
  const text = TRIAL_BALANCE.replace("200,Sales,Revenue,,$900.50\n", "");
  const { reading } = await preview(`${text},Difference,,0.00,0.00\n`);
  expect(reading.problems).toMatchObject([{ row: 10, kind: "total-differs" }]);
});

test("an account with a code is one, whatever it is called, unless it is the sum above it", async () => {
  const { reading } = await preview(`No,Name,Class,Balance,
1100,Land,Asset,40.00
1110,Buildings,Asset,60.00
1190,"Land and buildings, total",Asset,100.00
1200,Total Petroleum shares,Asset,25.00
3000,Capital,Equity,-125.00
`);
  expect(reading.problems).toEqual([]);
  expect(reading.accounts.map(({ name }) => name)).toEqual([
    "Land",
    "Buildings",
    "Total Petroleum shares",
    "Capital",
  ]);
});

test("a class may be chosen for an account that has none", async () => {
  const text = "Code,Account,Balance\n1,Bank,10\n2,Capital,-10\n";
  const { reading } = await preview(text, { classes: { "1": "ASSET", "2": "EQUITY" } });
  expect(reading.problems).toEqual([]);
  expect(reading.accounts.map((account) => account.class)).toEqual(["ASSET", "EQUITY"]);
});

test("headings over accounts give them their class, and worked-out rows are not read", async () => {
  const { reading, mapping } = await preview(`Balance sheet as at 31 July 2027
Account,30/06/2027,31/07/2027
Assets,,
Bank,100.00,130.00
Liabilities,,
Loan,40.00,40.00
Equity,,
Share capital,50.00,50.00
Current year earnings,10.00,40.00
Income,,
Sales,10.00,40.00
Net profit,10.00,40.00
`);
  expect(mapping).toMatchObject({ layout: "monthly-balances", signs: "natural" });
  expect(reading.problems).toEqual([]);
  expect(reading.warnings).toEqual([
    "Row 9, Current year earnings, is worked out from other rows and is not read.",
  ]);
  expect(reading.months.map(({ closings }) => closings?.get("sales"))).toEqual([-1_000n, -4_000n]);
  expect(reading.months[0]?.month).toBe(june);
});

test("a German export with semicolons, decimal commas and one column for code and name", async () => {
  const { reading, mapping } = await preview(`Summen- und Saldenliste;;
Stand 30.06.2027;;
Konto;Art;Saldo
1200 Bank;Aktiva;1.234,50 S
8400 Erlöse;Erträge;1.234,50 H
`);
  expect(mapping).toMatchObject({ decimalMark: ",", columns: [{ role: "account" }, {}, {}] });
  expect(reading.problems).toEqual([]);
  expect(reading.accounts).toMatchObject([
    { code: "1200", name: "Bank" },
    { code: "8400", name: "Erlöse" },
  ]);
  expect(Object.fromEntries(reading.months[0]?.closings ?? [])).toEqual({
    "1200": 123_450n,
    "8400": -123_450n,
  });
});

test("a year merged over its months is theirs, and one merged over debit and credit too", async () => {
  const monthly = await preview(`,,2026,,2027
Code,Account,Nov,Dec,Jan
1,Bank,5,6,7
2,Capital,-5,-6,-7
`);
  expect(monthly.columns.slice(2).map(({ takenFor }) => takenFor)).toEqual([
    "Amount of November 2026",
    "Amount of December 2026",
    "Amount of January 2027",
  ]);
  const sided = await preview(`Trial balance June 2027,,,,,,
,,,Movement,,Closing,
Code,Account,Class,Debit,Credit,Debit,Credit
1,Bank,Asset,5,2,9,
2,Capital,Equity,2,5,,9
`);
  expect(sided.columns.map(({ takenFor }) => takenFor)).toEqual([
    "Account code",
    "Account name",
    "Class",
    "Debit",
    "Credit",
    "Closing balance, debit",
    "Closing balance, credit",
  ]);
  expect(sided.reading.months[0]?.closings?.get("1")).toBe(900n);
  expect(sided.reading.months[0]?.movements?.get("1")).toEqual({ debit: 500n, credit: 200n });
});

test("columns whose dates can be read two ways are consecutive months or are not read", async () => {
  const { columns } = await preview(`Code,Account,01/05/2027,01/06/2027
1,Bank,5,6
2,Capital,-5,-6
`);
  expect(columns.at(-1)?.takenFor).toBe("Amount of June 2027");
});

test("a file without headings says what a table needs", async () => {
  const { reading, mapping } = await preview("1,2,3\n4,5,6\n");
  expect(mapping).toBeUndefined();
  expect(reading.problems[0]?.message).toContain("No row names the columns");
});

test("an account without a class gets one proposed by its name and side, and waits for the person", async () => {
  const { reading, proposedClasses } = await preview(`Account,Debit,Credit
Bank account,500,
Rent,90,
Rent from tenants,,120
Zyx,7,
Loan from directors,,477
`);
  expect(proposedClasses).toEqual({
    "bank account": "ASSET",
    rent: "EXPENSE",
    "rent from tenants": "REVENUE",
    "loan from directors": "LIABILITY",
  });
  expect(reading.unclassed).toHaveLength(5);
  expect(reading.accounts).toEqual([]);
  expect(reading.problems.filter(({ kind }) => kind === "no-class")).toHaveLength(5);
});

test("a class ends with its section: accounts under a heading that names none are asked for", async () => {
  const { reading } = await preview(`Code,Account,Balance
1,ASSETS,
10,Current assets,
100,Bank,30
200,Idle account,
,Equity,
300,Capital,-10
,Total equity,-10
,Trading activity,
400,Sales,-20
`);
  expect(reading.accounts.map(({ code, class: kind }) => `${code} ${kind}`)).toEqual([
    "100 ASSET",
    "200 ASSET",
    "300 EQUITY",
  ]);
  expect(reading.problems.map(({ message }) => message)).toEqual([
    "Row 10: 400 Sales has no class. Choose asset, liability, equity, revenue or expense.",
  ]);
});

test("a heading that can be two months asks which part of it is the day", async () => {
  const { reading, mapping } = await preview("Code,Account,05/06/2027\n1,Bank,5\n2,Capital,-5\n");
  expect(mapping?.layout).toBe("monthly-balances");
  expect(reading.problems.map(({ message }) => message)).toEqual([
    "05/06/2027 can be two months. Choose whether the day or the month comes first.",
  ]);
});

test("an amount marked as a credit counts as one in the debit column too", async () => {
  const { reading } = await preview(`Trial balance June 2027
Code,Account,Class,Debit,Credit
1,Bank,Asset,50.00 CR,
2,Capital,Equity,,50.00 DR
`);
  expect(Object.fromEntries(reading.months[0]?.closings ?? [])).toEqual({
    "1": -5_000n,
    "2": 5_000n,
  });
});

test("cells made to keep a pattern busy are read in no time", async () => {
  const cells = ["1".repeat(32_000), `a(${"1".repeat(32_000)}`, `1${",".repeat(31_000)}x`];
  const rows = cells.map((cell) => `"${cell}","${cell}"`).join("\n");
  const started = performance.now();
  await preview(`Account,Balance\n${rows}\n`);
  expect(performance.now() - started).toBeLessThan(2_000);
});
