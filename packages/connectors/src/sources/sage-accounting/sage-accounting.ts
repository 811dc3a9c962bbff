/** Sage Accounting, read by one trial balance a month. */
import type { Connector } from "#connector/connector.ts";
import { listReadable } from "#connector/list-readable.ts";
import { readByTrialBalance } from "#connector/read-by-trial-balance.ts";
import {
  readBusinesses,
  readFinancialSettings,
  readLedgerAccounts,
  readTrialBalance,
  type SageAccountingSettings,
} from "./sage-accounting-api.ts";
import { accountsOf, organisationOf, trialBalanceOf } from "./sage-accounting-transform.ts";

export const sageAccounting: Connector<SageAccountingSettings> = {
  sourceId: 4,
  async listOrganisations(context, settings) {
    return listReadable(await readBusinesses(context, settings), async (business) => {
      const financial = await readFinancialSettings(context, settings, String(business.id));
      return organisationOf(business, financial);
    });
  },
  ...readByTrialBalance({
    async accounts(context, settings: SageAccountingSettings, { externalId }) {
      const rows = await readLedgerAccounts(context, settings, externalId);
      return accountsOf(rows, settings.retainedEarningsCode);
    },
    trialBalances(context, settings, { externalId, currencyDecimals }) {
      return async (month) =>
        trialBalanceOf(
          await readTrialBalance(context, settings, externalId, month),
          currencyDecimals,
        );
    },
  }),
};
