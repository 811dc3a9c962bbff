/** Oracle NetSuite, read by SuiteQL: one subsidiary, one accounting book, one month at a time. */
import type { Month } from "@app/engine/time/month";
import type { Connector, ReadContext } from "#connector/connector.ts";
import { announceMonth } from "#connector/month-progress.ts";
import { firstDayOf, lastDayOf, yearStartOf } from "#ledger/day.ts";
import type { Organisation } from "#ledger/ledger.ts";
import { carryEarlierYears } from "#ledger/year-turn.ts";
import { type NetsuiteSettings, runQuery } from "./netsuite-api.ts";
import {
  ACCOUNTS,
  balancesQuery,
  movementsQuery,
  PERIODS,
  type Slice,
  SUBSIDIARIES,
  totalsQuery,
} from "./netsuite-queries.ts";
import {
  accountsOf,
  balancesOf,
  calendarOf,
  movementsOf,
  organisationOf,
  totalsOf,
} from "./netsuite-transform.ts";

export const netsuite: Connector<NetsuiteSettings> = {
  sourceId: 12,
  async listOrganisations(context, settings) {
    const calendar = calendarOf(await runQuery(context, settings, PERIODS));
    const subsidiaries = await runQuery(context, settings, SUBSIDIARIES);
    return subsidiaries.map((subsidiary) => organisationOf(subsidiary, calendar));
  },
  async accounts(context, settings) {
    return accountsOf(await runQuery(context, settings, ACCOUNTS));
  },
  async openings(context, settings, organisation, before) {
    const balances = await balancesBefore(context, settings, organisation, before);
    return [...balances].map(([accountId, net]) => ({ accountId, net }));
  },
  async *movements(context, settings, organisation, range) {
    const slice = sliceOf(settings, organisation);
    const { currencyDecimals: decimals } = organisation;
    for (let month = range.from; month <= range.to; month++) {
      announceMonth(context, month, range);
      const days = [firstDayOf(month), lastDayOf(month)] as const;
      const rows = await runQuery(context, settings, movementsQuery(slice, ...days));
      const sums = await runQuery(context, settings, totalsQuery(slice, ...days));
      const control = { month, totals: totalsOf(sums, decimals) };
      const movements = movementsOf(rows, month, decimals);
      if (month < range.to) yield { month, movements, control };
      else {
        const closings = await balancesBefore(context, settings, organisation, month + 1);
        yield { month, movements, control: { ...control, closings } };
      }
    }
  },
};

/** Asked for on its own at the end of a read, where all movements must have led. */
async function balancesBefore(
  context: ReadContext,
  settings: NetsuiteSettings,
  organisation: Organisation,
  before: Month,
) {
  const accounts = accountsOf(await runQuery(context, settings, ACCOUNTS));
  const yearStart = firstDayOf(yearStartOf(before - 1, organisation.yearEndMonth));
  const query = balancesQuery(sliceOf(settings, organisation), firstDayOf(before), yearStart);
  const rows = await runQuery(context, settings, query);
  const { ever, earlier } = balancesOf(rows, organisation.currencyDecimals);
  return carryEarlierYears(ever, earlier, accounts, organisation);
}

function sliceOf({ accountingBook = 1 }: NetsuiteSettings, { externalId }: Organisation): Slice {
  return { subsidiary: externalId, book: accountingBook };
}
