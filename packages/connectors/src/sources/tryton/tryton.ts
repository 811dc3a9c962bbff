/** Tryton, read by sums of posted debits and credits per account, one month at a time. */
import type { Month } from "@app/engine/time/month";
import type { Connector, ReadContext } from "#connector/connector.ts";
import { listReadable } from "#connector/list-readable.ts";
import { announceMonth } from "#connector/month-progress.ts";
import { firstDayOf, lastDayOf, yearStartOf } from "#ledger/day.ts";
import type { Organisation } from "#ledger/ledger.ts";
import { openingsFrom } from "#ledger/openings-from.ts";
import { carryEarlierYears } from "#ledger/year-turn.ts";
import {
  logoutFromTryton,
  readAccounts,
  readCompanies,
  readFiscalYears,
  readSums,
  readTypes,
  readYearEndLines,
  type TrytonSettings,
} from "./tryton-api.ts";
import {
  accountsOf,
  balancesAt,
  fiscalYearsOf,
  movementsOf,
  mustKeepYearEnd,
  organisationOf,
  sumsOf,
  yearEndLinesOf,
} from "./tryton-transform.ts";

export const tryton: Connector<TrytonSettings> = {
  sourceId: 16,
  async listOrganisations(context, settings) {
    return listReadable(await readCompanies(context, settings), async (company) => {
      const years = await readFiscalYears(context, settings, Number(company.id));
      return organisationOf(company, fiscalYearsOf(years));
    });
  },
  async accounts(context, settings, organisation) {
    return (await booksOf(context, settings, organisation)).accounts;
  },
  async openings(context, settings, organisation, before) {
    const { closingAt } = await booksOf(context, settings, organisation);
    return openingsFrom(await closingAt(before - 1));
  },
  async *movements(context, settings, organisation, range) {
    const { years, yearEnds, sums, closingAt } = await booksOf(context, settings, organisation);
    mustKeepYearEnd(years, organisation, range.from, range.to);
    for (let month = range.from; month <= range.to; month++) {
      announceMonth(context, month, range);
      const posted = await sums({ from: firstDayOf(month), to: lastDayOf(month) });
      const control = { month, closings: await closingAt(month) };
      yield { month, movements: movementsOf(month, posted, yearEnds), control };
    }
  },
  disconnect: logoutFromTryton,
};

/** One company's chart and year ends, and the two questions its months are read with. */
async function booksOf(context: ReadContext, settings: TrytonSettings, organisation: Organisation) {
  const { currencyDecimals: decimals, yearEndMonth } = organisation;
  const companyId = Number(organisation.externalId);
  const years = fiscalYearsOf(await readFiscalYears(context, settings, companyId));
  const lines = await readYearEndLines(context, settings, companyId);
  const yearEnds = yearEndLinesOf(lines, years, decimals);
  const types = await readTypes(context, settings, companyId);
  const rows = await readAccounts(context, settings, companyId);
  const accounts = accountsOf(rows, types, yearEnds, settings);
  const isOurs = new Set(accounts.map(({ externalId }) => externalId));

  async function sums(days: Parameters<typeof readSums>[3]) {
    const all = sumsOf(await readSums(context, settings, companyId, days), decimals);
    return new Map([...all].filter(([id]) => isOurs.has(id)));
  }
  async function everAt(month: Month) {
    return balancesAt(month, await sums({ to: lastDayOf(month) }), yearEnds);
  }
  const atYearEnds = new Map<Month, ReturnType<typeof everAt>>();
  /** The same year's start is asked for by all its months. */
  function beforeYearOf(month: Month) {
    const end = yearStartOf(month, yearEndMonth) - 1;
    const known = atYearEnds.get(end) ?? everAt(end);
    atYearEnds.set(end, known);
    return known;
  }
  async function closingAt(month: Month) {
    const earlier = await beforeYearOf(month);
    return carryEarlierYears(await everAt(month), earlier, accounts, organisation);
  }
  return { accounts, years, yearEnds, sums, closingAt };
}
