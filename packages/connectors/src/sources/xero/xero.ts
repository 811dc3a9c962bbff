/**
 * Xero, read by one trial balance per month end. Its journals would say more, but new apps are not
 * given them, and a trial balance holds each month's movements together with what they arrive at.
 */
import { monthLabel } from "@app/engine/time/month";
import type { Connector, MonthRead } from "#connector/connector.ts";
import type { Control } from "#ledger/ledger.ts";
import { movementsFrom } from "#ledger/movement-of.ts";
import { readAccounts } from "./xero-accounts.ts";
import { type XeroSettings, xeroApi } from "./xero-api.ts";
import {
  readOrganisation,
  readTenants,
  readTracking,
  refuseYearEndInsideMonth,
} from "./xero-transform.ts";
import { readTrialBalance, type TrialBalance } from "./xero-trial-balance.ts";

export const xero: Connector<XeroSettings> = {
  sourceId: 1,

  listOrganisations: async (context, settings) => {
    const api = xeroApi(context, settings);
    const organisations = [];
    for (const { tenantId } of readTenants(await api.connections())) {
      const asked = { tenantId, basis: settings.basis ?? "ACCRUAL" };
      organisations.push(readOrganisation(await api.organisation(tenantId), asked));
    }
    return organisations;
  },

  accounts: async (context, settings, { externalId }) => {
    const api = xeroApi(context, settings);
    refuseYearEndInsideMonth(await api.organisation(externalId));
    return readAccounts(await api.accounts(externalId));
  },

  tracking: async (context, settings, { externalId }) =>
    readTracking(await xeroApi(context, settings).trackingCategories(externalId)),

  openings: async (context, settings, organisation, before) => {
    const asked = { month: before - 1, decimals: organisation.currencyDecimals };
    const answer = await xeroApi(context, settings).trialBalance(organisation, asked.month);
    return readTrialBalance(answer, asked)
      .rows.map(({ accountId, balance }) => ({ accountId, net: balance.debit - balance.credit }))
      .filter(({ net }) => net !== 0n);
  },

  movements: async function* (context, settings, organisation, { from, to }) {
    const api = xeroApi(context, settings);
    const total = to - from + 1;
    for (let month = from; month <= to; month++) {
      context.onProgress({ step: `Reading ${monthLabel(month)}`, done: month - from, total });
      const answer = await api.trialBalance(organisation, month);
      const asked = { month, decimals: organisation.currencyDecimals };
      yield monthReadOf(readTrialBalance(answer, asked), month);
    }
  },

  /** Only this tenant's connection: the same person may have given us others for another team. */
  disconnect: async (context, settings) => {
    const api = xeroApi(context, settings);
    const tenants = readTenants(await api.connections());
    const own = tenants.find(({ tenantId }) => tenantId === settings.tenantId);
    if (own) await api.endConnection(own.connectionId);
  },
};

function monthReadOf({ rows, total }: TrialBalance, month: number): MonthRead {
  const movements = movementsFrom(
    rows.map(({ accountId, month: sides }) => [accountId, sides]),
    month,
  );
  const closings = new Map(
    rows.map(({ accountId, balance }) => [accountId, balance.debit - balance.credit]),
  );
  const control: Control = { month, closings, totals: total.month };
  return { month, movements, control };
}
