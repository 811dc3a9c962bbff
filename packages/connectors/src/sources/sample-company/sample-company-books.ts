/**
 * The journals of the sample company up to a month. To what every trading company posts it adds
 * new equipment, bought each quarter for what the quarter wore out, so that its plant never
 * stands below nothing however long the company lives.
 *
 * A back-posting can be asked for: a supplier's bill that came late, dated into the financial
 * year that had closed by the month it was asked in, and paid in that month.
 */
import { type Month, monthInYear } from "@app/engine/time/month";
import { dayOf, monthOfDay, yearStartOf } from "#ledger/day.ts";
import type { Books, Journal } from "#sources/demo-books/books.ts";
import { journalsOf } from "#sources/demo-books/trading-company.ts";
import { sampleCompany } from "./sample-company-chart.ts";

export type SampleCompanySettings = {
  /** The month the company has reached. */
  lastMonth: Month;
  /** When somebody asked to see a back-posting; left out, closed months never change. */
  backPostedIn?: Month;
};

const LATE_BILL = 418_000n;

export function sampleCompanyBooks({ lastMonth, backPostedIn }: SampleCompanySettings): Books {
  const journals = [
    ...journalsOf(sampleCompany, lastMonth),
    ...equipmentBought(lastMonth),
    ...(backPostedIn === undefined ? [] : lateBill(backPostedIn)),
  ];
  return {
    name: "Harrow Lane Coffee Pty Ltd",
    currency: "AUD",
    yearEndMonth: sampleCompany.yearEndMonth,
    accounts: sampleCompany.accounts,
    journals: journals.filter(({ day }) => monthOfDay(day) <= lastMonth),
  };
}

function equipmentBought(lastMonth: Month): Journal[] {
  const journals: Journal[] = [];
  const cost = BigInt(3 * sampleCompany.depreciation);
  for (let month = sampleCompany.firstMonth; month <= lastMonth; month++) {
    if (monthInYear(month) % 3 !== 0) continue;
    journals.push(transfer(month, 18, "New equipment", ["1010", "1510"], cost));
  }
  return journals;
}

function lateBill(askedIn: Month): Journal[] {
  const month = yearStartOf(askedIn, sampleCompany.yearEndMonth) - 2;
  if (month < sampleCompany.firstMonth) return [];
  return [
    transfer(month, 23, "Legal fees billed late", ["2010", "6300"], LATE_BILL),
    transfer(askedIn, 23, "Legal fees paid", ["1010", "2010"], LATE_BILL),
  ];
}

function transfer(
  month: Month,
  dayInMonth: number,
  narration: string,
  [from, to]: [string, string],
  amount: bigint,
): Journal {
  const lines = [
    { accountId: to, net: amount },
    { accountId: from, net: -amount },
  ];
  return { day: dayOf(month, dayInMonth), narration, lines };
}
