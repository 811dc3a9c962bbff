/**
 * MYOB Business and AccountRight: movements from the account register, balances from the balance
 * sheet and the profit and loss at every month's end. The balances of all months are read first,
 * since they prove how the register is written.
 */
import type { Month } from "@app/engine/time/month";
import type { Connector, ReadContext } from "#connector.ts";
import type { Minor, Movement, Organisation } from "#ledger.ts";
import { listReadable } from "#list-readable.ts";
import { announceMonth } from "#month-progress.ts";
import {
  type MyobBusinessSettings,
  readAccountingProperties,
  readAccounts,
  readBalanceSheet,
  readCompanyFiles,
  readLinkedAccounts,
  readPreferences,
  readProfitAndLoss,
  readRegister as readRegisterRows,
} from "./myob-business-api.ts";
import { balancesOf } from "./myob-business-balances.ts";
import {
  accountsOf,
  earningsAccountsOf,
  organisationOf,
  registerOf,
  reportOf,
} from "./myob-business-transform.ts";
import { readRegister } from "./register-reading.ts";

export const myobBusiness: Connector<MyobBusinessSettings> = {
  sourceId: 3,
  async listOrganisations(context, settings) {
    return listReadable(await readCompanyFiles(context, settings), async (file) => {
      const properties = await readAccountingProperties(context, settings, String(file.Id));
      const preferences = await readPreferences(context, settings, String(file.Id));
      return organisationOf(file, properties, preferences);
    });
  },
  async accounts(context, settings, organisation) {
    return (await chartOf(context, settings, organisation)).accounts;
  },
  async openings(context, settings, organisation, before) {
    const chart = await chartOf(context, settings, organisation);
    const balances = await balancesAt(context, settings, organisation, chart, before - 1);
    return [...balances]
      .filter(([, net]) => net !== 0n)
      .map(([accountId, net]) => ({ accountId, net }));
  },
  async *movements(context, settings, organisation, range) {
    const chart = await chartOf(context, settings, organisation);
    const at = (month: Month) => balancesAt(context, settings, organisation, chart, month);
    const rows = await readRegisterRows(context, settings, organisation.externalId, range);
    const balances = new Map([[range.from - 1, await at(range.from - 1)]]);
    for (let month = range.from; month <= range.to; month++) {
      announceMonth(context, month, range);
      balances.set(month, await at(month));
    }
    const nets = readRegister({
      rows: registerOf(rows, organisation.currencyDecimals),
      accounts: chart.accounts,
      organisation,
      range,
      balances,
    });
    for (const [month, byAccount] of nets) {
      const closings = balances.get(month) ?? new Map();
      yield { month, movements: movementsOf(byAccount, month), control: { month, closings } };
    }
  },
};

type Chart = Awaited<ReturnType<typeof chartOf>>;

async function chartOf(
  context: ReadContext,
  settings: MyobBusinessSettings,
  { externalId }: Organisation,
) {
  const rows = await readAccounts(context, settings, externalId);
  const links = await readLinkedAccounts(context, settings, externalId);
  const earnings = earningsAccountsOf(links, rows);
  return { accounts: accountsOf(rows, earnings), earnings };
}

async function balancesAt(
  context: ReadContext,
  settings: MyobBusinessSettings,
  organisation: Organisation,
  chart: Chart,
  month: Month,
) {
  const { externalId, currencyDecimals: decimals } = organisation;
  const sheet = await readBalanceSheet(context, settings, externalId, month);
  const profit = await readProfitAndLoss(context, settings, organisation, month);
  return balancesOf(
    reportOf(sheet, "BalanceSheetSummary", decimals),
    reportOf(profit, "ProfitAndLossSummary", decimals),
    chart,
    organisation,
  );
}

/** The register gives one figure per account and month, so only one side is known. */
function movementsOf(nets: ReadonlyMap<string, Minor>, month: Month): Movement[] {
  return [...nets].map(([accountId, net]) => ({
    accountId,
    month,
    trackingKey: "",
    debit: net > 0n ? net : 0n,
    credit: net < 0n ? -net : 0n,
    net,
  }));
}
