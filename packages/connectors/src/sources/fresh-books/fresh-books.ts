/**
 * FreshBooks, read by its general ledger report, one month at a time. It posts no close of a year:
 * revenue and expense run on, and what earlier years earned is carried here.
 */
import type { Month } from "@app/engine/time/month";
import type { Connector, ReadContext } from "#connector/connector.ts";
import { listReadable } from "#connector/list-readable.ts";
import { announceMonth } from "#connector/month-progress.ts";
import { isYearStart } from "#ledger/balances.ts";
import { firstDayOf, lastDayOf, yearStartOf } from "#ledger/day.ts";
import type { Day, Minor, Organisation } from "#ledger/ledger.ts";
import { movementsFrom } from "#ledger/movement-of.ts";
import { openingsFrom } from "#ledger/openings-from.ts";
import { carryEarlierYears } from "#ledger/year-turn.ts";
import {
  type FreshBooksSettings,
  readAccounts,
  readBusinesses,
  readGeneralLedger,
} from "./fresh-books-api.ts";
import {
  accountsOf,
  businessIdOf,
  organisationOf,
  sidesByAccount,
  totalsOf,
} from "./fresh-books-transform.ts";

/** Before anybody's first entry. */
const EVER: Day = "1900-01-01";

export const freshBooks: Connector<FreshBooksSettings> = {
  sourceId: 6,
  async listOrganisations(context, settings) {
    return listReadable(await readBusinesses(context, settings), async (business) => {
      const chart = await readAccounts(context, settings, businessIdOf(business));
      return organisationOf(business, chart, settings);
    });
  },
  async accounts(context, settings, { externalId }) {
    return accountsOf(await readAccounts(context, settings, externalId), settings);
  },
  async openings(context, settings, organisation, before) {
    return openingsFrom(await closingAt(context, settings, organisation, before - 1));
  },
  async *movements(context, settings, organisation, range) {
    const { externalId, currencyDecimals: decimals } = organisation;
    for (let month = range.from; month <= range.to; month++) {
      announceMonth(context, month, range);
      const days = { from: firstDayOf(month), to: lastDayOf(month) };
      const report = await readGeneralLedger(context, settings, externalId, days);
      const sides = sidesByAccount(report, organisation);
      // Asked for on its own at the end of a year and of the read: where movements must have led.
      const isEnd = month === range.to || isYearStart(month + 1, organisation);
      const closings = isEnd ? await closingAt(context, settings, organisation, month) : undefined;
      const totals = totalsOf(report, sides, decimals);
      const control = { month, totals, ...(closings && { closings }) };
      yield { month, movements: movementsFrom(sides, month), control };
    }
  },
};

/** Balances at a month's end, revenue and expense since the start of its financial year. */
async function closingAt(
  context: ReadContext,
  settings: FreshBooksSettings,
  organisation: Organisation,
  month: Month,
): Promise<Map<string, Minor>> {
  const yearStart = yearStartOf(month, organisation.yearEndMonth);
  const chart = await readAccounts(context, settings, organisation.externalId);
  const ever = await balancesAt(context, settings, organisation, lastDayOf(month));
  const earlier = await balancesAt(context, settings, organisation, lastDayOf(yearStart - 1));
  return carryEarlierYears(ever, earlier, accountsOf(chart, settings), organisation);
}

async function balancesAt(
  context: ReadContext,
  settings: FreshBooksSettings,
  organisation: Organisation,
  to: Day,
): Promise<Map<string, Minor>> {
  const days = { from: EVER, to };
  const report = await readGeneralLedger(context, settings, organisation.externalId, days);
  const sides = sidesByAccount(report, organisation);
  return new Map([...sides].map(([id, { debit, credit }]) => [id, debit - credit]));
}
