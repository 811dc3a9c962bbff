/** SAP Business One, read by its journal entries, one month at a time. */
import type { Month } from "@app/engine/time/month";
import type { Connector, ReadContext } from "#connector/connector.ts";
import { announceMonth } from "#connector/month-progress.ts";
import { firstDayOf, lastDayOf, yearStartOf } from "#ledger/day.ts";
import type { Minor, Organisation } from "#ledger/ledger.ts";
import { openingsFrom } from "#ledger/openings-from.ts";
import { carryEarlierYears } from "#ledger/year-turn.ts";
import {
  logoutFromSapBusinessOne,
  readAccounts,
  readCompany,
  readJournalEntries,
  type SapBusinessOneSettings,
} from "./sap-business-one-api.ts";
import {
  accountsOf,
  balancesBefore,
  journalLinesOf,
  movementsOf,
  organisationOf,
} from "./sap-business-one-transform.ts";

export const sapBusinessOne: Connector<SapBusinessOneSettings> = {
  sourceId: 14,
  async listOrganisations(context, settings) {
    return [organisationOf(await readCompany(context, settings), settings)];
  },
  async accounts(context, settings) {
    return accountsOf(await readAccounts(context, settings), settings);
  },
  async openings(context, settings, organisation, before) {
    return openingsFrom(await closingAt(context, settings, organisation, before - 1));
  },
  async *movements(context, settings, organisation, range) {
    for (let month = range.from; month <= range.to; month++) {
      announceMonth(context, month, range);
      const days = { from: firstDayOf(month), to: lastDayOf(month) };
      const entries = await readJournalEntries(context, settings, days);
      const movements = movementsOf(journalLinesOf(entries, organisation.currencyDecimals), month);
      // One account of the whole: today's balances must be where the last month leads to.
      const closings =
        month === range.to ? await closingAt(context, settings, organisation, month) : undefined;
      yield { month, movements, control: { month, ...(closings && { closings }) } };
    }
  },
  disconnect: logoutFromSapBusinessOne,
};

/** Balances at a month's end, revenue and expense since the start of its financial year. */
async function closingAt(
  context: ReadContext,
  settings: SapBusinessOneSettings,
  organisation: Organisation,
  month: Month,
): Promise<Map<string, Minor>> {
  const { currencyDecimals: decimals, yearEndMonth } = organisation;
  const yearStart = yearStartOf(month, yearEndMonth);
  const entries = await readJournalEntries(context, settings, { from: firstDayOf(yearStart) });
  const rows = await readAccounts(context, settings);
  const lines = journalLinesOf(entries, decimals);
  const balances = balancesBefore(rows, lines, month + 1, decimals);
  const earlier = balancesBefore(rows, lines, yearStart, decimals);
  return carryEarlierYears(balances, earlier, accountsOf(rows, settings), organisation);
}
