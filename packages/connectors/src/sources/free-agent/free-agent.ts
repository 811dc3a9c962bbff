/** FreeAgent, read by its transactions of each month and the trial balance at its end. */
import type { Connector, ReadContext } from "#connector/connector.ts";
import { readByTrialBalance } from "#connector/read-by-trial-balance.ts";
import type { Fields } from "#http/shape.ts";
import { lastDayOf } from "#ledger/day.ts";
import {
  type FreeAgentSettings,
  readBalanceSheet,
  readCategories,
  readCompany,
  readTransactions,
  readTrialBalance,
} from "./free-agent-api.ts";
import { accountsOf, organisationOf, trialBalanceOf, yearEndsOf } from "./free-agent-transform.ts";

/** Balance sheets to look for headings in: the year under way and the three before it. */
const SHEETS = 4;

export const freeAgent: Connector<FreeAgentSettings> = {
  sourceId: 7,
  async listOrganisations(context, settings) {
    return [organisationOf(await readCompany(context, settings))];
  },
  ...readByTrialBalance({
    accounts: chartOf,
    trialBalances(context, settings, { currencyDecimals }) {
      return async (month) => {
        const closings = await readTrialBalance(context, settings, lastDayOf(month));
        const transactions = await readTransactions(context, settings, month);
        return trialBalanceOf(closings, transactions, currencyDecimals);
      };
    },
  }),
};

async function chartOf(context: ReadContext, settings: FreeAgentSettings) {
  const days = yearEndsOf(await readCompany(context, settings)).slice(-SHEETS);
  const categories = await readCategories(context, settings);
  const balanceSheets: Fields[] = [];
  const rows: Fields[] = [];
  for (const day of days) {
    balanceSheets.push(await readBalanceSheet(context, settings, day));
    rows.push(...(await readTrialBalance(context, settings, day)));
  }
  return accountsOf({ categories, balanceSheets, rows }, settings);
}
