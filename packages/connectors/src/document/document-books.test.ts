import { restatementsIn } from "@app/engine/actuals/closed-periods";
import { rollForward } from "@app/engine/actuals/roll-forward";
import { calculateModel } from "@app/engine/testing/calculate-model";
import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import type { Ledger, Movement } from "#ledger/ledger.ts";
import { documentOf } from "#testing/books-in-model.ts";
import { movementsOf, type TestBooks, testBooks } from "#testing/test-books.ts";
import { type BooksMapping, sourceOf } from "./books-mapping.ts";
import type { PeriodChoice } from "./books-periods.ts";
import { documentBooks, movementsByPeriod } from "./document-books.ts";

const mapping: BooksMapping = [
  { accountId: "bank", account: "bank", line: "cash" },
  { accountId: "stock", account: "stock", line: "inventory" },
  { accountId: "loan", account: "loan", line: "loans" },
  { accountId: "capital", account: "capital", line: "shareCapital" },
  { accountId: "retained", account: "retained", line: "retainedEarnings" },
  { accountId: "sales", account: "sales", line: "salesGoods" },
  { accountId: "rent", account: "rent", line: "rent" },
];

/** May to July of a year that ends in June: sales of 100.00 a month, rent of 30.00. */
const month = { bank: 70_00n, sales: -100_00n, rent: 30_00n };
const acrossTheYear: TestBooks = {
  firstMonth: monthOf(2026, 5),
  openings: { bank: 900_00n, capital: -500_00n, retained: -300_00n, sales: -150_00n, rent: 50_00n },
  months: [month, month, month],
};
const may: PeriodChoice = { unit: "month", start: monthOf(2026, 5) };

function made(ledger: Ledger, places = mapping, choice = may) {
  const { books, problems } = { books: undefined, ...documentBooks(ledger, places, choice) };
  if (!books) throw new Error(problems?.map(({ message }) => message).join(" "));
  return books;
}

const problemsOf = (ledger: Ledger, places = mapping, choice = may) =>
  (documentBooks(ledger, places, choice).problems ?? []).map(({ message }) => message);

/** The year's close as a source may post it. */
function closing(amounts: Parameters<typeof movementsOf>[0], at: number): Movement[] {
  return movementsOf(amounts, at).map((each) => ({ ...each, isYearEndClose: true }));
}

test("openings are balances, the year so far for sales and rent; movements follow by month", () => {
  const books = made(testBooks(acrossTheYear));
  expect(books).toEqual({
    currency: "AUD",
    timeline: { unit: "month", start: "2026-05-01", yearEndMonth: 6, actualCount: 3 },
    accounts: [
      { id: "bank", name: "Bank", line: "cash", opening: 900 },
      { id: "stock", name: "Stock", line: "inventory" },
      { id: "loan", name: "Loan", line: "loans" },
      { id: "capital", name: "Capital", line: "shareCapital", opening: -500 },
      { id: "retained", name: "Retained earnings", line: "retainedEarnings", opening: -300 },
      { id: "sales", name: "Sales", line: "salesGoods", opening: -150 },
      { id: "rent", name: "Rent", line: "rent", opening: 50 },
    ],
    actuals: { bank: [70, 70, 70], sales: [-100, -100, -100], rent: [30, 30, 30] },
  });
});

test("100.00 before May and 70.00 a month are 240.00 of profit by June, rolled over once in July", () => {
  const { model, read, failedChecks } = calculateModel(documentOf(made(testBooks(acrossTheYear))));
  expect([model.issues, failedChecks()]).toEqual([[], []]);
  expect(read("bs.account.currentYearEarnings")).toEqual([170, 240, 70]);
  expect(read("bs.account.retained")).toEqual([300, 300, 540]);
});

test("a close the source posted in June, or in July, gives the figures of one it did not post", () => {
  const open = testBooks(acrossTheYear);
  const close = { sales: 350_00n, rent: -110_00n, retained: -240_00n };
  for (const at of [monthOf(2026, 6), monthOf(2026, 7)]) {
    const closed = { ...open, movements: [...open.movements, ...closing(close, at)] };
    expect(made(closed)).toEqual(made(open));
    const july: PeriodChoice = { unit: "month", start: monthOf(2026, 7) };
    expect(made(closed, mapping, july)).toEqual(made(open, mapping, july));
  }
});

test("a dividend taken out of the profit by the close stays, as a movement of July", () => {
  const open = testBooks(acrossTheYear);
  const close = { sales: 350_00n, rent: -110_00n, retained: -200_00n, loan: -40_00n };
  const movements = [...open.movements, ...closing(close, monthOf(2026, 6))];
  expect(made({ ...open, movements }).actuals).toEqual({
    ...made(open).actuals,
    retained: [0, 0, 40],
    loan: [0, 0, -40],
  });
});

test("two accounts that share one of the model are summed in cents: 0.10 and 0.20 are 0.3", () => {
  const months = [{ bank: 10n, stock: 20n, capital: -30n }];
  const both = mapping.map((place) =>
    place.accountId === "stock" || place.accountId === "bank"
      ? { ...place, account: "held", line: "cash", name: "Held" }
      : place,
  );
  const ledger = testBooks({ months, firstMonth: monthOf(2026, 5) });
  const books = made(ledger, both);
  expect(books.actuals).toEqual({ held: [0.3], capital: [-0.3] });
  expect(books.accounts[0]).toEqual({ id: "held", name: "Held", line: "cash" });
  expect(sourceOf("held", both, ledger).map(({ code }) => code)).toEqual(["1920", "1400"]);
});

test("an account with money and no place blocks, by name, amount and month", () => {
  const ledger = testBooks({
    ...acrossTheYear,
    months: [month, { ...month, loan: -5_00n, bank: 75_00n }, month],
  });
  const without = (...ids: string[]) => mapping.filter(({ accountId }) => !ids.includes(accountId));
  expect(problemsOf(ledger, without("bank", "loan", "stock"))).toEqual([
    "Account 1920 Bank has no place in the model, and 900.00 before May 2026.",
    "Account 2700 Loan has no place in the model, and -5.00 in June 2026.",
  ]);
  expect(made(ledger, without("stock")).accounts).toHaveLength(6);
});

test("a place the class does not allow, a name no formula knows and two places are refused", () => {
  const ledger = testBooks(acrossTheYear);
  const at = (accountId: string, place: object) =>
    mapping.map((each) => (each.accountId === accountId ? { ...each, ...place } : each));
  expect(problemsOf(ledger, at("sales", { line: "cash" }))).toEqual([
    'Account 4000 Sales is of the class revenue and cannot stand under "Cash at bank".',
  ]);
  expect(problemsOf(ledger, at("sales", { line: "made up" }))).toEqual([
    'Account 4000 Sales is of the class revenue and cannot stand under "made up".',
  ]);
  expect(problemsOf(ledger, at("rent", { account: "4 rent" }))).toEqual([
    'Account 6000 Rent is called "4 rent" in the model, which no formula could name.',
  ]);
  expect(problemsOf(ledger, [...mapping, ...mapping.slice(0, 1)])).toEqual([
    "Account 1920 Bank has two places in the model.",
  ]);
  expect(problemsOf(ledger, at("stock", { account: "bank" }))).toEqual([
    '"bank" stands under two lines: "cash" and, for account 1400 Stock, "inventory".',
  ]);
  expect(problemsOf(ledger, at("retained", { line: "reserves" }))).toEqual([
    "Account 3900 Retained earnings takes up the year's profit and has to stand under retained earnings.",
  ]);
});

test("books without an account for the year's profit are refused", () => {
  const ledger = testBooks(acrossTheYear);
  const accounts = ledger.accounts.map((each) => ({ ...each, isRetainedEarnings: false }));
  expect(problemsOf({ ...ledger, accounts })).toEqual([
    "No account of the books takes up the year's profit.",
  ]);
});

test("an amount of more than 15 digits is refused: a model could not keep its cents", () => {
  const vast = 10n ** 15n;
  const ledger = testBooks({ ...acrossTheYear, openings: { bank: vast, capital: -vast } });
  expect(problemsOf(ledger)).toEqual([
    "Account 1920 Bank has 10,000,000,000,000.00 before May 2026, more digits than a model keeps exactly.",
    "Account 3000 Capital has -10,000,000,000,000.00 before May 2026, more digits than a model keeps exactly.",
  ]);
});

test("weeks, years cut in two and months that were not read are refused in words", () => {
  const ledger = testBooks(acrossTheYear);
  const start = monthOf(2026, 5);
  expect(problemsOf(ledger, mapping, { unit: "week", start })).toEqual([
    "Books are read by month and cannot be cut into weeks. Start the weekly model with the balances of a month's end.",
  ]);
  expect(problemsOf(ledger, mapping, { unit: "quarter", start })).toEqual([
    "Periods of 3 months from May 2026 would cut a financial year in two.",
  ]);
  expect(problemsOf(ledger, mapping, { unit: "month", start: start - 1 })).toEqual([
    "The model starts with April 2026, and the books are of May 2026 to July 2026.",
  ]);
  expect(problemsOf(ledger, mapping, { unit: "month", start: start + 4 })).toHaveLength(1);
});

test("a model that starts after the last month has its balances and no actual period", () => {
  const books = made(testBooks(acrossTheYear), mapping, { unit: "month", start: monthOf(2026, 8) });
  expect([books.timeline.actualCount, books.actuals]).toEqual([0, {}]);
  const openings = books.accounts.map(({ opening = 0 }) => opening);
  expect(openings).toEqual([1110, 0, 0, -500, -540, -100, 30]);
});

test("only whole periods are actual, and only up to the month that was asked for", () => {
  const months = Array.from({ length: 14 }, () => month);
  const ledger = testBooks({ months, firstMonth: monthOf(2026, 7) });
  const start = monthOf(2026, 7);
  const count = (choice: PeriodChoice) => made(ledger, mapping, choice).timeline.actualCount;
  expect(count({ unit: "quarter", start })).toBe(4);
  expect(count({ unit: "year", start })).toBe(1);
  expect(count({ unit: "month", start, through: monthOf(2026, 12) })).toBe(6);
  expect(made(ledger, mapping, { unit: "year", start }).actuals.sales).toEqual([-1200]);
});

test("an archived account is there for what it holds, and one that holds nothing is not", () => {
  const ledger = testBooks({ ...acrossTheYear, openings: { loan: -10_00n, bank: 10_00n } });
  const accounts = ledger.accounts.map((each) => ({ ...each, status: "ARCHIVED" as const }));
  const ids = made({ ...ledger, accounts }).accounts.map(({ id }) => id);
  expect(ids).toEqual(["bank", "loan", "retained", "sales", "rent"]);
});

test("of two accounts for retained earnings the source's own takes the year's profit", () => {
  const places = mapping.map((place) =>
    place.accountId === "capital" ? { ...place, line: "retainedEarnings" } : place,
  );
  const books = made(testBooks(acrossTheYear), places);
  const { read } = calculateModel(documentOf(books));
  expect(read("bs.account.retained")).toEqual([300, 300, 540]);
  expect(read("bs.account.capital")).toEqual([500, 500, 500]);
});

test("a month later the model rolls forward, and no earlier month has changed", () => {
  const before = made(testBooks(acrossTheYear));
  const later = made(testBooks({ ...acrossTheYear, months: [month, month, month, month] }));
  const document = documentOf(before, 12);
  const fresh = movementsByPeriod(later);
  expect(restatementsIn(document, fresh)).toEqual([]);

  const { model, sheet } = calculateModel(document);
  const rolled = rollForward(model, sheet, fresh.slice(before.timeline.actualCount));
  expect(rolled.timeline.actualCount).toBe(4);
  expect(rolled.actuals).toEqual(later.actuals);
  expect(calculateModel(rolled).failedChecks()).toEqual([]);
});
