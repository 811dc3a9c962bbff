import { monthOf } from "@app/engine/time/month";
import { readTable } from "@app/spreadsheet/read-table";
import { expect, test } from "vitest";
import { type ActualsAnswers, answeredSheet } from "./answered-sheet.ts";
import type { SheetMapping } from "./sheet-mapping.ts";

const NOTHING_SAID: ActualsAnswers = { choices: {}, columns: {}, classes: {} };
const AS_BALANCES = 0;
const AS_MOVEMENTS = 1;

async function read(text: string, amounts?: number, known?: SheetMapping) {
  const table = await readTable({ name: "tb.csv", bytes: Buffer.from(text) });
  const choices = amounts === undefined ? {} : { amounts };
  const answers = { ...NOTHING_SAID, choices };
  return answeredSheet(table, {
    ...{ decimals: 2, yearEndMonth: 6, answers, ...(known && { known }) },
  });
}

async function compared(text: string) {
  const { questions } = await read(text);
  const [question] = questions;
  const [balances, movements] = (question?.choices ?? []).map(({ figures = [] }) =>
    Object.fromEntries(figures.map(({ label, amount }) => [label, amount])),
  );
  return { question, balances, movements };
}

/** A company's first year: nothing is retained yet, and sales of each month are 10% above the last. */
const FIRST_YEAR = `Code,Account,Type,Jul-26,Aug-26,Sep-26,Oct-26
090,Bank,Asset,5400,11610,18651,26656
960,Retained Earnings,Equity,0,0,0,0
200,Sales,Income,-12100,-25410,-40051,-56156
477,Wages,Expense,6700,13800,21400,29500
`;

test("balances of a company's first year are asked about, with net assets of 26,656 beside 62,317", async () => {
  const { question, balances, movements } = await compared(FIRST_YEAR);
  expect(question).toMatchObject({ about: "amounts", answer: null, suggested: null });
  expect(balances).toEqual({
    "Cash at the end of October 2026": "26,656.00",
    "Net assets at the end of October 2026": "26,656.00",
    "Profit of October 2026": "8,005.00",
    "Profit of the year so far": "26,656.00",
  });
  expect(movements).toEqual({
    "Cash at the end of October 2026": "62,317.00",
    "Net assets at the end of October 2026": "62,317.00",
    "Profit of October 2026": "26,656.00",
    "Profit of the year so far": "62,317.00",
  });
  expect(question?.choices.map(({ note }) => note)).toEqual([
    "Sales month by month: 12,100.00; 13,310.00; 14,641.00; 16,105.00.",
    "Sales month by month: 12,100.00; 25,410.00; 40,051.00; 56,156.00. Counted from nothing before the first month.",
  ]);
});

test("a file that proves neither reading cannot be kept before it is answered", async () => {
  const open = await read(FIRST_YEAR);
  expect(open.preview.reading.problems.map(({ kind }) => kind)).toEqual(["unanswered"]);
  expect(open.preview.columns.at(-1)?.takenFor).toBe("Amount of October 2026");
  const said = await read(FIRST_YEAR, AS_BALANCES);
  expect(said.preview.reading.problems).toEqual([]);
  expect(said.mapping).toMatchObject({ layout: "monthly-balances", areAmountsSaid: true });
  expect(said.preview.reading.months.at(-1)?.closings?.get("90")).toBe(2_665_600n);
});

test("sales that do not grow evenly leave a first year as open", async () => {
  const { question, balances } = await compared(`Code,Account,Type,Jul-26,Aug-26,Sep-26,Oct-26
090,Bank,Asset,3000,7400,9900,15000
960,Retained Earnings,Equity,0,0,0,0
200,Sales,Income,-5000,-12000,-16000,-25000
310,Cost of sales,Expense,2000,4600,6100,10000
`);
  expect(question?.answer).toBeNull();
  expect(balances).toMatchObject({
    "Net assets at the end of October 2026": "15,000.00",
    "Profit of October 2026": "5,100.00",
  });
});

const DRAWINGS = `Code,Account,Type,Jul-26,Aug-26
090,Bank,Asset,2600,3710
980,Owner drawings,Equity,2000,2000
200,Sales,Income,-12100,-13310
477,Wages,Expense,3000,3100
469,Rent,Expense,4500,4500
`;

test("the same drawings each month are not taken for a balance: August's profit is 5,710 or 1,110", async () => {
  const { question, balances, movements } = await compared(DRAWINGS);
  expect(question?.answer).toBeNull();
  expect(balances?.["Profit of August 2026"]).toBe("1,110.00");
  expect(movements?.["Profit of August 2026"]).toBe("5,710.00");
});

test("the same contributions each month are not taken for a balance: August's profit is 6,210 or 810", async () => {
  const { question, balances, movements } = await compared(`Code,Account,Type,Jul-26,Aug-26
090,Bank,Asset,6400,7210
970,Owner contributions,Equity,-1000,-1000
200,Sales,Income,-12100,-13310
477,Wages,Expense,6700,7100
`);
  expect(question?.answer).toBeNull();
  expect(balances?.["Profit of August 2026"]).toBe("810.00");
  expect(movements?.["Profit of August 2026"]).toBe("6,210.00");
});

const RETAINED = `Code,Account,Type,Jul-26,Aug-26
090,Bank,Asset,900,1100
960,Retained Earnings,Equity,-500,-500
200,Sales,Income,-400,-600
`;

test("retained earnings that stand still prove balances, and a person can still say otherwise", async () => {
  const proved = await read(RETAINED);
  expect(proved.questions).toMatchObject([
    {
      answer: AS_BALANCES,
      suggested: AS_BALANCES,
      evidence: "Retained Earnings holds an amount that stays.",
    },
  ]);
  expect(proved.preview.reading.problems).toEqual([]);
  const said = await read(RETAINED, AS_MOVEMENTS);
  expect(said.questions).toMatchObject([{ answer: AS_MOVEMENTS, suggested: AS_BALANCES }]);
  expect(said.preview.columns.at(-1)?.takenFor).toBe("Movement in August 2026");
});

test("the answer is remembered for next month's file of the same layout, and can be changed there", async () => {
  const { mapping } = await read(DRAWINGS, AS_MOVEMENTS);
  const september = DRAWINGS.replace("Jul-26,Aug-26", "Aug-26,Sep-26");
  const next = await read(september, undefined, mapping);
  expect(next).toMatchObject({ isReadAsBefore: true, mapping: { layout: "monthly-movements" } });
  expect(next.questions).toMatchObject([
    { answer: AS_MOVEMENTS, evidence: "The last file was read as movements." },
  ]);
  expect(next.preview.reading.problems).toEqual([]);
  const changed = await read(september, AS_BALANCES, mapping);
  expect(changed.mapping).toMatchObject({ layout: "monthly-balances" });
});

test("a file that proves the other reading than the last one's is asked about again", async () => {
  const { mapping } = await read(RETAINED);
  if (!mapping) throw new Error("nothing was proposed");
  const other: SheetMapping = { ...mapping, layout: "monthly-movements" };
  const next = await read(RETAINED, undefined, other);
  expect(next.questions).toMatchObject([
    {
      answer: null,
      evidence:
        "The last file was read as movements. In this one: Retained Earnings holds an amount that stays.",
    },
  ]);
  expect(next.preview.reading.problems.map(({ kind }) => kind)).toEqual(["unanswered"]);
});

test("a file in another layout than the last one's is read afresh", async () => {
  const { mapping } = await read(RETAINED);
  const november = `Trial Balance
As at 30 Nov 2026

Account Code,Account,Account Type,Debit - Year to date,Credit - Year to date
090,Bank,Bank,1300,
960,Retained Earnings,Equity,,500
200,Sales,Revenue,,800
`;
  const next = await read(november, undefined, mapping);
  expect(next).toMatchObject({ isReadAsBefore: false, month: monthOf(2026, 11) });
  expect(next.preview.reading.problems).toEqual([]);
  expect(next.preview.reading.accounts.map(({ externalId }) => externalId)).toEqual([
    "90",
    "960",
    "200",
  ]);
});

test("a quarter between two balances is not the profit of a month, and a year so far starts with its year", async () => {
  const { balances, movements } = await compared(`Code,Account,Type,Mar-26,Jun-26,Sep-26
090,Bank,Asset,900,1100,1250
200,Sales,Income,-900,-1100,-1250
`);
  expect(balances).toEqual({
    "Cash at the end of September 2026": "1,250.00",
    "Net assets at the end of September 2026": "1,250.00",
    "Profit of the year so far": "1,250.00",
  });
  expect(movements?.["Profit since the start of September 2026"]).toBe("1,250.00");
});
