/** QuickBooks Online, read by its statements with a column per month, a few months at a time. */
import { type Month, monthLabel } from "@app/engine/time/month";
import type { Connector, MonthRange, ReadContext } from "#connector/connector.ts";
import type { Organisation } from "#ledger/ledger.ts";
import { openingsFrom } from "#ledger/openings-from.ts";
import { readAccounts } from "./quickbooks-accounts.ts";
import { type QuickBooksSettings, quickBooksApi, type ReportName } from "./quickbooks-api.ts";
import { type Chart, movementsIn } from "./quickbooks-months.ts";
import { readOrganisation } from "./quickbooks-transform.ts";
import { readTrialBalance, trialBalanceQuestion } from "./quickbooks-trial-balance.ts";
import { readReport } from "./report-tree.ts";

/** Intuit advises at most six months at once, and the balance sheet needs the month before. */
const MONTHS_AT_ONCE = 5;

export const quickBooks: Connector<QuickBooksSettings> = {
  sourceId: 2,

  listOrganisations: async (context, settings) => {
    const api = quickBooksApi(context, settings);
    const [company] = await api.companyInfo();
    return [readOrganisation(company, await api.preferences(), settings)];
  },

  accounts: async (context, settings) =>
    readAccounts(await quickBooksApi(context, settings).accounts()),

  openings: async (context, settings, organisation, before) => {
    const reader = await openReader(context, settings, organisation);
    const balances = await reader.balancesAt(before - 1);
    return openingsFrom(balances);
  },

  movements: async function* (context, settings, organisation, { from, to }) {
    const reader = await openReader(context, settings, organisation);
    const total = to - from + 1;
    for (let first = from; first <= to; first += MONTHS_AT_ONCE) {
      const last = Math.min(first + MONTHS_AT_ONCE - 1, to);
      context.onProgress({ step: `Reading ${monthLabel(first)}`, done: first - from, total });
      const statements = {
        profitAndLoss: await reader.statement("ProfitAndLoss", { from: first, to: last }),
        balanceSheet: await reader.statement("BalanceSheet", { from: first - 1, to: last }),
      };
      for (let month = first; month <= last; month++) {
        const movements = movementsIn(month, statements, reader.chart, organisation);
        const closings = await reader.balancesAt(month);
        yield { month, movements, control: { month, closings } };
      }
    }
  },
};

/** Reports name accounts by id only, so a read begins with the chart. */
async function openReader(
  context: ReadContext,
  settings: QuickBooksSettings,
  organisation: Organisation,
) {
  const api = quickBooksApi(context, settings);
  const accounts = readAccounts(await api.accounts());
  const chart: Chart = new Map(accounts.map((account) => [account.externalId, account]));
  return {
    chart,
    statement: async (name: ReportName, range: MonthRange) => {
      const question = { name, ...range, isByMonth: true };
      return readReport(await api.report(question, organisation.basis), question, organisation);
    },
    balancesAt: async (month: Month) => {
      const question = trialBalanceQuestion(month, organisation);
      const answer = await api.report(question, organisation.basis);
      return readTrialBalance(answer, month, chart, organisation);
    },
  };
}
