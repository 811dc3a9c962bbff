/**
 * Exact Online, read by its reporting balances, a financial year at a time. Balances follow from
 * the openings of the year before the current one, forwards and backwards.
 */
import type { Month } from "@app/engine/time/month";
import type { Connector, ReadContext } from "#connector/connector.ts";
import { listReadable } from "#connector/list-readable.ts";
import { announceMonth } from "#connector/month-progress.ts";
import { isProfitAndLoss } from "#ledger/balances.ts";
import { monthOfDay, yearStartOf } from "#ledger/day.ts";
import type { Minor, Movement, Organisation } from "#ledger/ledger.ts";
import { openingsFrom } from "#ledger/openings-from.ts";
import { SourceError } from "#ledger/source-error.ts";
import { accountsOf, organisationOf } from "./exact-online-accounts.ts";
import {
  type ExactOnlineSettings,
  readAccounts,
  readDivisions,
  readOpenings,
  readPeriods,
  readYear,
} from "./exact-online-api.ts";
import { firstOpenings, openingYearOf, previousOpenings } from "./exact-online-openings.ts";
import { monthsOfYear, periodsOf, yearOfMonth } from "./exact-online-periods.ts";
import { movementsOfYear } from "./exact-online-years.ts";

export const exactOnline: Connector<ExactOnlineSettings> = {
  sourceId: 9,
  async listOrganisations(context, settings) {
    return listReadable(await readDivisions(context, settings), async (division) => {
      const periods = await readPeriods(context, settings, String(division.Code));
      return organisationOf(division, periodsOf(periods));
    });
  },
  async accounts(context, settings, { externalId }) {
    return accountsOf(await readAccounts(context, settings, externalId), settings);
  },
  async openings(context, settings, organisation, before) {
    const books = await booksOf(context, settings, organisation);
    return openingsFrom(await books.closingAt(before - 1));
  },
  async *movements(context, settings, organisation, range) {
    const { yearOf, movementsOf } = await booksOf(context, settings, organisation);
    for (let month = range.from; month <= range.to; month++) {
      announceMonth(context, month, range);
      const year = await movementsOf(yearOf(month));
      yield { month, movements: year.filter((movement) => movement.month === month) };
    }
  },
};

async function booksOf(
  context: ReadContext,
  settings: ExactOnlineSettings,
  organisation: Organisation,
) {
  const { externalId: division, currencyDecimals: decimals, yearEndMonth } = organisation;
  const periods = periodsOf(await readPeriods(context, settings, division));
  const accounts = accountsOf(await readAccounts(context, settings, division), settings);
  const results = new Set(accounts.filter(isProfitAndLoss).map(({ externalId }) => externalId));
  const years = new Map<number, Promise<Movement[]>>();
  const yearOf = (month: Month) => yearOfMonth(periods, month);

  function movementsOf(year: number) {
    const known = years.get(year) ?? readMovements(year);
    years.set(year, known);
    return known;
  }
  async function readMovements(year: number) {
    const months = monthsOfYear(periods, year, yearEndMonth);
    const rows = await readYear(context, settings, division, year);
    return movementsOfYear(rows, { year, months, accounts, decimals });
  }

  /** Where all balances start from: the first month of a year, and the balances before it. */
  async function anchor() {
    const previous = await readOpenings(context, settings, division, "PreviousYear");
    const current = await readOpenings(context, settings, division, "CurrentYear");
    const currentYear = openingYearOf(current);
    const year = openingYearOf(previous) ?? (currentYear ?? periods[0]?.year ?? 0) - 1;
    const moved = periods.some((each) => each.year === year) ? await movementsOf(year) : [];
    const isFirstYear = previous.length === 0 && moved.length === 0;
    const balances = isFirstYear
      ? firstOpenings(current, decimals)
      : previousOpenings({ previous, current }, moved, accounts, decimals);
    return { start: startOf(isFirstYear ? year + 1 : year), balances };
  }
  function startOf(year: number): Month {
    const first = periods.find((each) => each.year === year);
    if (first) return monthOfDay(first.start);
    throw new SourceError("refused", `Exact Online has no financial periods of ${year}.`);
  }

  /** At a month's end; what earlier years earned and nobody posted is with retained earnings. */
  async function closingAt(month: Month): Promise<Map<string, Minor>> {
    const { start, balances } = await anchor();
    const yearStart = yearStartOf(month, yearEndMonth);
    const add = (id: string, net: Minor) => balances.set(id, (balances.get(id) ?? 0n) + net);
    const [first, last] = [Math.min(yearStart, start), Math.max(month, start - 1)];
    for (let year = yearOf(first); year <= yearOf(last); year++) {
      for (const each of await movementsOf(year)) {
        const isInYear = each.month >= yearStart && each.month <= month;
        if (results.has(each.accountId)) {
          if (isInYear) add(each.accountId, each.net);
        } else if (each.month >= start && each.month <= month) add(each.accountId, each.net);
        else if (each.month < start && each.month > month) add(each.accountId, -each.net);
      }
    }
    const retained = accounts.find((account) => account.isRetainedEarnings)?.externalId ?? "";
    return balances.set(
      retained,
      (balances.get(retained) ?? 0n) - [...balances.values()].reduce((sum, net) => sum + net, 0n),
    );
  }
  return { yearOf, movementsOf, closingAt };
}
