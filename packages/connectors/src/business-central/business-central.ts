/**
 * Dynamics 365 Business Central, read by one trial balance a month. Entra ID has no call that
 * ends a single grant, so disconnecting is forgetting the tokens.
 */
import type { Month } from "@app/engine/time/month";
import { isProfitAndLoss, isYearStart } from "#balances.ts";
import type { Connector, ReadContext } from "#connector.ts";
import type { Organisation } from "#ledger.ts";
import { listReadable } from "#list-readable.ts";
import {
  monthsOf,
  openingsOf,
  type TrialBalanceBooks,
} from "#trial-balance/period-trial-balance.ts";
import {
  type BusinessCentralSettings,
  readAccounts,
  readCompanies,
  readCompanyInformation,
  readTrialBalance,
} from "./business-central-api.ts";
import {
  accountsOf,
  organisationOf,
  trialBalanceOf,
  writtenRowsOf,
} from "./business-central-transform.ts";

export const businessCentral: Connector<BusinessCentralSettings> = {
  sourceId: 11,
  async listOrganisations(context, settings) {
    return listReadable(await readCompanies(context, settings), async (company) => {
      const [information] = await readCompanyInformation(context, settings, String(company.id));
      return organisationOf(company, information);
    });
  },
  accounts: chartOf,
  async openings(context, settings, organisation, before) {
    return openingsOf(await booksOf(context, settings, organisation), before);
  },
  async *movements(context, settings, organisation, range) {
    yield* monthsOf(await booksOf(context, settings, organisation), range);
  },
};

async function chartOf(
  context: ReadContext,
  settings: BusinessCentralSettings,
  { externalId }: Organisation,
) {
  const rows = await readAccounts(context, settings, externalId);
  return accountsOf(rows, settings.retainedEarningsNumber);
}

async function booksOf(
  context: ReadContext,
  settings: BusinessCentralSettings,
  organisation: Organisation,
): Promise<TrialBalanceBooks> {
  const { externalId, currencyDecimals } = organisation;
  const accounts = await chartOf(context, settings, organisation);
  const results = new Set(accounts.filter(isProfitAndLoss).map((account) => account.externalId));
  const written = new Map<Month, ReturnType<typeof writtenRowsOf>>();
  const writtenAt = async (month: Month) => {
    const known = written.get(month);
    if (known) return known;
    const rows = await readTrialBalance(context, settings, externalId, month);
    const read = writtenRowsOf(rows, currencyDecimals);
    written.set(month, read);
    return read;
  };
  return {
    context,
    organisation,
    accounts,
    read: async (month) => {
      const mayBeClosed = (id: string) => isYearStart(month, organisation) && results.has(id);
      return trialBalanceOf(await writtenAt(month), await writtenAt(month - 1), mayBeClosed);
    },
  };
}
