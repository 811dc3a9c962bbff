/** Sage Accounting, read by one trial balance a month. */
import type { Connector, ReadContext } from "#connector.ts";
import type { Organisation } from "#ledger.ts";
import { listReadable } from "#list-readable.ts";
import {
  monthsOf,
  openingsOf,
  type TrialBalanceBooks,
} from "#trial-balance/period-trial-balance.ts";
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
  settings: SageAccountingSettings,
  { externalId }: Organisation,
) {
  const rows = await readLedgerAccounts(context, settings, externalId);
  return accountsOf(rows, settings.retainedEarningsCode);
}

async function booksOf(
  context: ReadContext,
  settings: SageAccountingSettings,
  organisation: Organisation,
): Promise<TrialBalanceBooks> {
  const { externalId, currencyDecimals } = organisation;
  return {
    context,
    organisation,
    accounts: await chartOf(context, settings, organisation),
    read: async (month) =>
      trialBalanceOf(
        await readTrialBalance(context, settings, externalId, month),
        currencyDecimals,
      ),
  };
}
