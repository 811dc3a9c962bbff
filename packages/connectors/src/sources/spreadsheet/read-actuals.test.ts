import type { Account } from "@app/engine/model/document";
import { monthOf } from "@app/engine/time/month";
import { readTable } from "@app/spreadsheet/read-table";
import { expect, test } from "vitest";
import type { ActualsAnswers } from "./answered-sheet.ts";
import { readActuals } from "./read-actuals.ts";

const model: Account[] = [
  { id: "cash", name: "Cash at bank", line: "cash" },
  { id: "retained", name: "Retained earnings", line: "retainedEarnings" },
  { id: "capital", name: "Share capital", line: "shareCapital" },
  { id: "shop", name: "Shop sales", line: "salesGoods", sources: ["205"] },
  { id: "online", name: "Online sales", line: "salesGoods" },
  { id: "rentCost", name: "Rent", line: "rent" },
];

async function read(text: string, answers: Partial<ActualsAnswers> = {}) {
  const table = await readTable({ name: "tb.csv", bytes: Buffer.from(text) });
  return readActuals(table, {
    ...{ decimals: 2, yearEndMonth: 6, accounts: model },
    answers: { choices: {}, columns: {}, classes: {}, ...answers },
  });
}

const TRIAL_BALANCE = `Trial balance as at 30 November 2026
Code,Account,Type,Debit,Credit
090,Business cheque account,Bank,"1,200.50",
205,Counter takings,Revenue,,600.50
210,Web shop,Revenue,,100.00
469,Rent,Expense,200.00,
960,Retained earnings,Equity,,300.00
970,Share capital,Equity,,400.00
,Total,,"1,400.50","1,400.50"
`;

test("a trial balance gives its month, in cents, and a place with a reason for every account", async () => {
  const { months, accounts, problems, questions, needsMonth } = await read(TRIAL_BALANCE);

  expect({ problems, needsMonth }).toEqual({ problems: [], needsMonth: false });
  expect(questions).toMatchObject([{ about: "amounts", answer: 0 }]);
  expect(months).toEqual([
    {
      month: monthOf(2026, 11),
      are: "balances",
      amounts: { 90: 120_050, 205: -60_050, 210: -10_000, 469: 20_000, 960: -30_000, 970: -40_000 },
    },
  ]);
  expect(accounts.map(({ name, account }) => [name, account])).toEqual([
    ["Business cheque account", "cash"],
    ["Counter takings", "shop"],
    ["Web shop", expect.stringMatching(/shop|online/)],
    ["Rent", "rentCost"],
    ["Retained earnings", "retained"],
    ["Share capital", "capital"],
  ]);
});

test("what was placed before is sure, and two accounts on one line are a question with both", async () => {
  const { accounts } = await read(TRIAL_BALANCE);
  const [, takings, web] = accounts;

  expect(takings).toMatchObject({
    account: "shop",
    confidence: 1,
    reason: "It was placed here before.",
  });
  expect(web?.confidence).toBeLessThan(0.9);
  expect([web?.account, web?.other?.account].toSorted()).toEqual(["online", "shop"]);
});

test("an account the model has no place for is proposed as a new one, and asked about", async () => {
  const { accounts } = await read(
    TRIAL_BALANCE.replace("469,Rent,Expense", "310,Legal fees,Expense"),
  );
  expect(accounts.find(({ name }) => name === "Legal fees")).toMatchObject({
    ...{ account: "legalFees", isNew: true, confidence: expect.closeTo(0.8, 0) },
    other: { account: "rentCost", isNew: false },
  });
});

test("a trial balance without a month asks for it, and is read with the one that is said", async () => {
  const text = TRIAL_BALANCE.replace(" as at 30 November 2026", ", closing balances");
  const open = await read(text);
  const said = await read(text, { month: monthOf(2026, 11) });

  expect([open.needsMonth, open.months]).toEqual([true, []]);
  expect(said.months).toMatchObject([{ month: monthOf(2026, 11), are: "balances" }]);
});

const MONTHS = `Code,Account,Class,Oct-26,Nov-26
1,Bank,Asset,100.00,130.00
2,Sales,Revenue,(100.00),(130.00)
`;

test("a question is shown with what comes of each answer, and the answer is kept to", async () => {
  const open = await read(MONTHS);
  const [question] = open.questions;
  const [balances, movements] = await Promise.all(
    [0, 1].map((choice) => read(MONTHS, { choices: { amounts: choice } })),
  );

  expect(question).toMatchObject({ about: "amounts", answer: null });
  expect(question?.choices.map(({ cash }) => cash)).toEqual([
    "stands at 130.00",
    "moves by 130.00",
  ]);
  expect(open.months).toEqual([]);
  expect(balances?.months.map(({ are }) => are)).toEqual(["balances", "balances"]);
  expect(movements?.months.map(({ are }) => are)).toEqual(["movements", "movements"]);
  expect(movements?.questions[0]?.answer).toBe(1);
});

test("an account without a class has the class of the model's account of that name", async () => {
  const { accounts, unclassed } = await read(`Trial balance as at 30 November 2026
Account,Debit,Credit
Cash at bank,500.00,
Online sales,,300.00
Share capital,,200.00
`);
  expect(unclassed).toEqual([]);
  expect(accounts.map(({ class: kind, account }) => `${kind} ${account}`)).toEqual([
    "ASSET cash",
    "REVENUE online",
    "EQUITY capital",
  ]);
});

test.each([
  ["no headings or amounts", "Dear all,\nsee you on Monday\n", "No row names the columns."],
  [
    "a letter in an amount",
    TRIAL_BALANCE.replace("200.00,", "2OO.00,"),
    'D6: "2OO.00" is not an amount',
  ],
  [
    "a total that is not the sum of its rows",
    TRIAL_BALANCE.replace("100.00", "101.00"),
    "add up to 1,401.50",
  ],
  [
    "debits that are not credits",
    TRIAL_BALANCE.replace("100.00", "101.00").replace(/,Total.*/, ""),
    "the difference is -1.00",
  ],
  ["an account twice", TRIAL_BALANCE.replace("210,", "205,"), "already in row"],
])("a file with %s says so, and gives no month", async (_, text, message) => {
  const { problems, months } = await read(text);
  expect(problems.map((each) => each.message).join(" ")).toContain(message);
  expect(months).toEqual([]);
});
