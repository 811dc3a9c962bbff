/** Odoo, read by sums of posted lines per account, one month at a time. */
import type { Month } from "@app/engine/time/month";
import type { Connector, ReadContext } from "#connector/connector.ts";
import { listReadable } from "#connector/list-readable.ts";
import { announceMonth } from "#connector/month-progress.ts";
import { firstDayOf, lastDayOf, yearStartOf } from "#ledger/day.ts";
import type { Minor, Organisation } from "#ledger/ledger.ts";
import { movementOf } from "#ledger/movement-of.ts";
import { carryEarlierYears } from "#ledger/year-turn.ts";
import {
  type OdooSettings,
  readAccounts,
  readCompanies,
  readCurrencies,
  sumLines,
} from "./odoo-api.ts";
import { accountsOf, organisationOf, sumsByAccount, totalsOf } from "./odoo-transform.ts";

export const odoo: Connector<OdooSettings> = {
  sourceId: 15,
  async listOrganisations(context, settings) {
    const currencies = await readCurrencies(context, settings);
    const companies = await readCompanies(context, settings);
    return listReadable(companies, async (company) => organisationOf(company, currencies));
  },
  accounts: chartOf,
  async openings(context, settings, organisation, before) {
    const balances = await balancesBefore(context, settings, organisation, before);
    return [...balances].map(([accountId, net]) => ({ accountId, net }));
  },
  async *movements(context, settings, organisation, range) {
    const { currencyDecimals: decimals, externalId } = organisation;
    for (let month = range.from; month <= range.to; month++) {
      announceMonth(context, month, range);
      const days = { from: firstDayOf(month), to: lastDayOf(month) };
      const sum = (by: readonly "account_id"[]) =>
        sumLines(context, settings, Number(externalId), days, by);
      const sums = sumsByAccount(await sum(["account_id"]), decimals);
      const movements = [...sums].map(([id, sides]) => movementOf(id, month, sides));
      const control = { month, totals: totalsOf(await sum([]), decimals) };
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
  settings: OdooSettings,
  organisation: Organisation,
  before: Month,
) {
  const accounts = await chartOf(context, settings, organisation);
  const yearStart = yearStartOf(before - 1, organisation.yearEndMonth);
  const ever = await balancesAt(context, settings, organisation, lastDayOf(before - 1));
  const earlier = await balancesAt(context, settings, organisation, lastDayOf(yearStart - 1));
  return carryEarlierYears(ever, earlier, accounts, organisation);
}

async function chartOf(context: ReadContext, settings: OdooSettings, { externalId }: Organisation) {
  return accountsOf(await readAccounts(context, settings, Number(externalId)));
}

async function balancesAt(
  context: ReadContext,
  settings: OdooSettings,
  { externalId, currencyDecimals }: Organisation,
  to: string,
): Promise<Map<string, Minor>> {
  const groups = await sumLines(context, settings, Number(externalId), { to }, ["account_id"]);
  const sums = sumsByAccount(groups, currencyDecimals);
  return new Map([...sums].map(([id, { debit, credit }]) => [id, debit - credit]));
}
