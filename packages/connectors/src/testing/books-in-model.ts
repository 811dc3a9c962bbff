/** Books put into a model and calculated, held against the books themselves, cent by cent. */
import { closingOf, movementOf, PROFIT } from "@app/engine/ledger/ledger-lines";
import { type ModelDocument, SCHEMA_VERSION } from "@app/engine/model/document";
import { readDocument } from "@app/engine/model/read-document";
import { calculateModel } from "@app/engine/testing/calculate-model";
import { MONTHS_PER_UNIT } from "@app/engine/time/timeline";
import { expect } from "vitest";
import type { BooksMapping } from "#document/books-mapping.ts";
import type { PeriodChoice } from "#document/books-periods.ts";
import { type DocumentBooks, documentBooks } from "#document/document-books.ts";
import { type StartingMapping, startingMapping } from "#document/starting-mapping.ts";
import { isProfitAndLoss } from "#ledger/balances.ts";
import type { Ledger, Minor } from "#ledger/ledger.ts";
import { type Books, reportsOf } from "#sources/demo-books/books.ts";

/** The suggestions, with a person's answers to the questions: the account's name, then the line. */
export function answeredMapping(ledger: Ledger, answers: Record<string, string>): BooksMapping {
  const { mapping, questions } = startingMapping(ledger);
  const names = new Map(ledger.accounts.map(({ externalId, name }) => [externalId, name]));
  const asked = questions.map(({ accountId }) => names.get(accountId) ?? "");
  expect(asked.sort()).toEqual(Object.keys(answers).sort());
  return [...mapping, ...answeredBy(questions, (accountId) => answers[names.get(accountId) ?? ""])];
}

/** Every question answered, by the suggestion where nobody says otherwise. */
export function answeredBy(
  questions: StartingMapping["questions"],
  answer: (accountId: string) => string | undefined = () => undefined,
): BooksMapping {
  return questions.map(({ accountId, account, line }) => ({
    accountId,
    account,
    line: answer(accountId) ?? line,
  }));
}

export function booksFor(ledger: Ledger, mapping: BooksMapping, choice: PeriodChoice) {
  const outcome = documentBooks(ledger, mapping, choice);
  expect(outcome.problems ?? []).toEqual([]);
  if (outcome.problems) throw new Error("The books did not go in");
  return outcome.books;
}

/** A document of nothing but its books, with so many periods to forecast. */
export function documentOf({ timeline, ...books }: DocumentBooks, forecast = 0): ModelDocument {
  return {
    schemaVersion: SCHEMA_VERSION,
    name: "Books",
    ...books,
    timeline: { ...timeline, periodCount: timeline.actualCount + forecast },
    drivers: [],
    modules: [],
    scenarios: [],
    overrides: [],
    kpis: [],
    checks: [],
    notes: [],
  };
}

/**
 * Nothing to tell, every error check at zero to half the smallest coin, and for every account and
 * period: the closing and the movement of the books; the trial balance nets to zero and the profit
 * is the books'.
 */
export function expectBooksInModel(
  ledger: Ledger,
  mapping: BooksMapping,
  choice: PeriodChoice & { unit: "month" | "quarter" | "year" },
  books: Books,
): DocumentBooks {
  const made = booksFor(ledger, mapping, choice);
  const document = documentOf(made);
  expect(readDocument(JSON.parse(JSON.stringify(document))).issues).toEqual([]);
  const { model, read } = calculateModel(document);
  expect([model.issues, model.isBlocked]).toEqual([[], false]);

  const { balance, movement } = reportsOf(books);
  const minor = (value = 0) =>
    BigInt(Math.round(value * 10 ** ledger.organisation.currencyDecimals));
  const results = new Set(ledger.accounts.filter(isProfitAndLoss).map((each) => each.externalId));
  const monthsEach = MONTHS_PER_UNIT[choice.unit];
  const differences: string[] = [];
  const hold = (what: string, period: number, ours: Minor, theirs: Minor) => {
    if (ours !== theirs) differences.push(`${what} in ${period}: ${ours}, in the books ${theirs}`);
  };
  const monthsOf = (period: number) =>
    Array.from({ length: monthsEach }, (_, index) => choice.start + period * monthsEach + index);
  const sum = (ids: readonly string[], of: (id: string) => Minor) =>
    ids.reduce((total, id) => total + of(id), 0n);

  for (const { name, line } of model.checks.filter((check) => check.class === "error")) {
    for (const [period, value] of read(line).entries()) hold(name, period, minor(value), 0n);
  }
  const profit = read(PROFIT);
  const closings = made.accounts.map(({ id, opening = 0 }) => {
    const ids = mapping.filter(({ account }) => account === id).map(({ accountId }) => accountId);
    const isResult = ids.some((each) => results.has(each));
    const moved = read(movementOf(id));
    const closing = isResult ? yearToDate(opening, moved, model.periods) : read(closingOf(id));
    for (const period of model.periods.keys()) {
      const months = monthsOf(period);
      const end = months.at(-1) ?? 0;
      hold(
        `${id}, closing`,
        period,
        minor(closing[period]),
        sum(ids, (each) => balance(each, end)),
      );
      const posted = months.map((month) => sum(ids, (each) => movement(each, month)));
      hold(
        `${id}, movement`,
        period,
        minor(moved[period]),
        posted.reduce((a, b) => a + b, 0n),
      );
    }
    return closing;
  });
  for (const period of model.periods.keys()) {
    const earned = monthsOf(period).map((month) => sum([...results], (id) => -movement(id, month)));
    hold(
      "profit",
      period,
      minor(profit[period]),
      earned.reduce((a, b) => a + b, 0n),
    );
    const net = closings.reduce((total, closing) => total + minor(closing[period]), 0n);
    hold("trial balance", period, net, 0n);
  }
  expect(differences).toEqual([]);
  return made;
}

function yearToDate(
  opening: number,
  moved: readonly number[],
  periods: readonly { isYearStart: boolean }[],
): number[] {
  let soFar = opening;
  return moved.map((value, period) => {
    soFar = (periods[period]?.isYearStart ? 0 : soFar) + value;
    return soFar;
  });
}
