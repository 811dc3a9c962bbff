import { monthOf } from "@app/engine/time/month";
import { readTable } from "@app/spreadsheet/read-table";
import { expect, test } from "vitest";
import type { Organisation } from "#ledger/ledger.ts";
import { readSheet, type SheetReading } from "./read-sheet.ts";
import { sheetChanges } from "./sheet-changes.ts";
import { previewSheet } from "./sheet-preview.ts";
import { monthsInFiles } from "./spreadsheet.ts";

const june = monthOf(2027, 6);

const organisation: Organisation = {
  externalId: "files",
  name: "Harbour Street Bikes",
  baseCurrency: "AUD",
  currencyDecimals: 2,
  yearEndMonth: 6,
  basis: "ACCRUAL",
};

async function preview(text: string, before?: SheetReading) {
  const table = await readTable({ name: "tb.csv", bytes: Buffer.from(text) });
  return { table, ...previewSheet(table, { decimals: 2, ...(before && { before }) }) };
}

const BOTH_SIDES = `Trial balance June 2027
Code,Account,Class,Debit,Credit
100,Bank,Asset,90,40
110,Debtors,Asset,60,55
200,Sales,Revenue,5,80
300,Wages,Expense,20,0
400,Share capital,Equity,0,0
`;

test("balances or movements: a file that tells neither is asked about, with cash and profit of both", async () => {
  const { questions, reading } = await preview(BOTH_SIDES);
  expect(questions).toMatchObject([
    {
      about: "amounts",
      choices: [
        {
          label: "Balances at the end",
          cash: "stands at 50.00",
          profit: "55.00 in the year so far",
        },
        { label: "What moved in the month", cash: "moves by 50.00", profit: "55.00 in the month" },
      ],
    },
  ]);
  expect(reading.problems.map(({ message }) => message)).toEqual([
    "The file does not tell balances from movements. Choose one.",
  ]);
});

test("a mapping with an open question is not read, and one of its choices is", async () => {
  const { table, mapping, month, questions } = await preview(BOTH_SIDES);
  if (!mapping || month === undefined) throw new Error("nothing was proposed");
  const file = { name: "tb.csv", table, mapping, month };
  expect(() => monthsInFiles({ organisation, files: [file] })).toThrow("Choose one.");
  const chosen = questions[0]?.choices[0]?.mapping ?? mapping;
  expect(readSheet(table, { mapping: chosen, decimals: 2, month }).problems).toEqual([]);
});

test("the day a report was printed is not the month it is of", async () => {
  const { month } = await preview(
    BOTH_SIDES.replace(
      "Trial balance June 2027",
      "Printed 14 July 2027\nAs at 30 June 2027\nRun by admin 2027-08-01",
    ),
  );
  expect(month).toBe(june);
});

test("two months that nothing tells apart are a question", async () => {
  const { month, questions } = await preview(
    BOTH_SIDES.replace("Trial balance June 2027", "30 June 2027\n31 July 2027").replaceAll(
      "Debit",
      "Balance debit",
    ),
  );
  expect(month).toBeUndefined();
  const asked = questions.find(({ about }) => about === "month");
  expect(asked?.choices.map(({ label }) => label)).toEqual(["June 2027", "July 2027"]);
});

const BALANCES = (sign: 1 | -1) => `Balances as at 30 June 2027
Code,Account,Class,Balance
100,Bank,Asset,${90 * sign}
110,Debtors,Asset,${30 * sign}
200,Sales,Revenue,${-80 * sign}
300,Wages,Expense,${20 * sign}
400,Share capital,Equity,${-60 * sign}
`;

test("books written with every sign turned are turned back", async () => {
  const { mapping, reading } = await preview(BALANCES(-1));
  expect(mapping?.signs).toBe("credit-positive");
  expect(reading.months[0]?.closings?.get("100")).toBe(9_000n);
});

test("signs that would leave assets negative are asked for, with both results", async () => {
  const text = `Balances as at 30 June 2027
Code,Account,Class,Balance
100,Bank,Asset,-90
110,Debtors,Asset,40
200,Sales,Revenue,-80
300,Wages,Expense,70
400,Share capital,Equity,60
`;
  const { questions } = await preview(text);
  expect(questions.filter(({ suggested }) => suggested === undefined)).toMatchObject([
    { about: "signs", choices: [{ cash: "stands at -90.00" }, { cash: "stands at 90.00" }] },
  ]);
});

test("last year, a budget and a variance are never taken for the month", async () => {
  const { columns, reading } = await preview(`As at 30 June 2027
Code,Account,Class,Last year,Budget,Variance,This year
100,Bank,Asset,1,2,3,60
200,Sales,Revenue,-1,-2,-3,-10
400,Share capital,Equity,0,0,0,-40
410,Retained earnings,Equity,0,0,0,-10
`);
  expect(columns.filter(({ takenFor }) => takenFor === "Amount")).toMatchObject([
    { heading: "This year" },
  ]);
  expect(reading.months[0]?.closings?.get("100")).toBe(6_000n);
});

test("amounts in thousands are refused: they would be a thousandth of what they are", async () => {
  const { reading } = await preview(BALANCES(1).replace("2027\n", "2027\n(all amounts in $000)\n"));
  expect(reading.problems.map(({ message }) => message)).toEqual([
    "Row 2 says that amounts are not in full. Export them to the cent.",
  ]);
});

test("two columns for the same thing are not chosen between", async () => {
  const { reading } = await preview(`As at 30 June 2027
Code,Account,Class,Balance (EUR),Balance (USD)
100,Bank,Asset,60,66
400,Share capital,Equity,-60,-66
`);
  expect(reading.problems.map(({ message }) => message)).toEqual([
    "No column is taken for the amounts.",
  ]);
});

test("a group over its accounts is their sum and not one of them", async () => {
  const { reading } = await preview(`As at 30 June 2027
Account,Debit,Credit
Current Assets,100,
  Bank,60,
  Debtors,40,
Equity,,100
  Share capital,,70
  Retained earnings,,30
`);
  expect(reading.accounts.map(({ name, class: kind }) => `${name} ${kind}`)).toEqual([
    "Bank ASSET",
    "Debtors ASSET",
    "Share capital EQUITY",
    "Retained earnings EQUITY",
  ]);
});

const ROLLING = `Trial balance, period 1 March 2027 to 31 March 2027
Code,Account,Class,Opening balance,Debit,Credit,Closing balance
100,Bank,Asset,50,30,10,70
200,Sales,Revenue,0,,30,-30
300,Rent,Expense,0,10,,10
400,Share capital,Equity,-50,,,-50
`;

test("an opening that is the year's is told where the year's end is known", async () => {
  const { table, mapping, month } = await preview(ROLLING);
  if (!mapping || month === undefined) throw new Error("nothing was proposed");
  const files = [{ name: "tb.csv", table, mapping, month }];
  expect(() => monthsInFiles({ organisation, files })).toThrow(
    "Revenue and expenses start March 2027 at nothing, in the middle of a financial year.",
  );
  const first = { ...organisation, yearEndMonth: 2 };
  expect(monthsInFiles({ organisation: first, files })).toEqual({ from: month, to: month });
});

test("opening and movements of several months leave the closing balances", async () => {
  const { reading, reasons } = await preview(
    ROLLING.replace("1 March", "1 July").replace("2027", "2026"),
  );
  expect(reading.months[0]).toMatchObject({ month: monthOf(2027, 3) });
  expect(reading.months[0]?.movements).toBeUndefined();
  expect(reading.openings).toBeUndefined();
  expect(reasons[0]).toContain("are of several months");
});

test("a class that another column contradicts is asked for", async () => {
  const { reading } = await preview(`As at 30 June 2027
Code,Account,Class,Type,Debit,Credit
100,Rent,Expense,Current asset,60,
400,Share capital,Equity,Equity,,60
`);
  expect(reading.problems.map(({ message }) => message)).toEqual([
    "Row 3: 100 Rent is expense in one place and asset in another. Choose one.",
  ]);
});

test("columns without headings are named by what stands in them", async () => {
  const { columns, reading } = await preview(`As at 30 June 2027
100,Bank account,60,
110,Trade debtors,40,
400,Share capital,,70
410,Retained earnings,,30
`);
  expect(columns.map(({ heading, takenFor }) => `${heading}: ${takenFor}`)).toEqual([
    "Column A: Account code",
    "Column B: Account name",
    "Column C: Debit",
    "Column D: Credit",
  ]);
  expect(reading.unclassed).toHaveLength(4);
});

const ONE_SIDED = (bank: number, sales: number, capital: number) => `Trial balance for June 2027
Code,Account,Class,Debit,Credit
100,Bank,Asset,${bank},
200,Sales,Revenue,,${sales}
400,Share capital,Equity,,${capital}
410,Retained earnings,Equity,,
`;

test("the file of the month before tells balances from movements", async () => {
  const { reading: before } = await preview(BALANCES_IN_MAY);
  const asBalances = await preview(ONE_SIDED(90, 30, 60), before);
  expect(asBalances.mapping?.amountsAre).toBe("balances");
  expect(asBalances.reasons).toContain("Accounts stand where they stood the month before.");
  const asMovements = await preview(ONE_SIDED(15, 15, 0), before);
  expect(asMovements.mapping?.amountsAre).toBe("movements");
  expect(asMovements.reasons).toContain(
    "Equity of the month before is not there: the amounts are what moved.",
  );
  expect((await preview(ONE_SIDED(15, 15, 0))).questions).toHaveLength(1);
});

const BALANCES_IN_MAY = `Balances as at 31 May 2027
Code,Account,Class,Balance
100,Bank,Asset,75
200,Sales,Revenue,-15
400,Share capital,Equity,-60
`;

test("a row that says both when it was printed and what it is of is of the latter", async () => {
  const { month } = await preview(
    BOTH_SIDES.replace("Trial balance June 2027", "Printed 14 July 2027,,As at 30 June 2027"),
  );
  expect(month).toBe(june);
});

test("a note on transactions does not make a balance a movement", async () => {
  const text = BALANCES(1)
    .replace("Balances as at 30 June 2027", "As at 30 June 2027 - unposted transactions excluded")
    .replace("Class,Balance", "Class,Amount")
    .replace(
      "400,Share capital,Equity,-60",
      "400,Share capital,Equity,-50\n410,Reserves,Equity,-10",
    );
  const { mapping } = await preview(text);
  expect(mapping?.amountsAre).toBe("balances");
});

test("next month's file read by the same choice is told to be of another kind", async () => {
  const { mapping, reading: before } = await preview(BALANCES_IN_MAY);
  if (!mapping) throw new Error("nothing was proposed");
  const read = async (text: string) => {
    const table = await readTable({ name: "tb.csv", bytes: Buffer.from(text) });
    return readSheet(table, { mapping, decimals: 2, month: june });
  };
  const moved = BALANCES_IN_MAY.replace("75", "15").replace("-60", "0");
  const turned = BALANCES_IN_MAY.replace("75", "-75").replace("-15", "15").replace("-60", "60");
  const told = async (text: string) =>
    sheetChanges(mapping, before, await read(text)).map(({ kind }) => kind);
  expect(await told(moved)).toEqual(["amounts-differ"]);
  expect(await told(turned)).toEqual(["signs-differ"]);
  expect(await told(BALANCES_IN_MAY)).toEqual([]);
});
