/**
 * Dynamics 365 Business Central, read by one trial balance a month. Entra ID has no call that
 * ends a single grant, so disconnecting is forgetting the tokens.
 */
import type { Month } from "@app/engine/time/month";
import type { Connector, ReadContext } from "#connector/connector.ts";
import { listReadable } from "#connector/list-readable.ts";
import { readByTrialBalance } from "#connector/read-by-trial-balance.ts";
import { isProfitAndLoss, isYearStart } from "#ledger/balances.ts";
import type { Account, Organisation } from "#ledger/ledger.ts";
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
  ...readByTrialBalance({
    async accounts(context, settings: BusinessCentralSettings, { externalId }) {
      const rows = await readAccounts(context, settings, externalId);
      return accountsOf(rows, settings.retainedEarningsNumber);
    },
    trialBalances,
  }),
};

/** Two months' figures tell what one opened with, so each month is kept for the next. */
function trialBalances(
  context: ReadContext,
  settings: BusinessCentralSettings,
  organisation: Organisation,
  accounts: readonly Account[],
) {
  const { externalId, currencyDecimals } = organisation;
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
  return async (month: Month) => {
    const mayBeClosed = (id: string) => isYearStart(month, organisation) && results.has(id);
    return trialBalanceOf(await writtenAt(month), await writtenAt(month - 1), mayBeClosed);
  };
}
