/**
 * MYOB Business and AccountRight: movements from the account register, balances from the balance
 * sheet and the profit and loss at every month's end. The balances of all months are read first,
 * since they prove how the register is written.
 */
import type { Month } from "@app/engine/time/month";
import type { Connector, ReadContext } from "#connector/connector.ts";
import { listReadable } from "#connector/list-readable.ts";
import { announceMonth } from "#connector/month-progress.ts";
import type { Account, Minor, Movement, Organisation } from "#ledger/ledger.ts";
import { movementOf, sidesOfNet } from "#ledger/movement-of.ts";
import { openingsFrom } from "#ledger/openings-from.ts";
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
import { balancesOf, type Chart, findSign } from "./myob-business-balances.ts";
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
    const at = await balancesFrom(context, settings, organisation, chart, before - 1);
    return openingsFrom(await at(before - 1));
  },
  async *movements(context, settings, organisation, range) {
    const chart = await chartOf(context, settings, organisation);
    const at = await balancesFrom(context, settings, organisation, chart, range.from - 1);
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

async function chartOf(
  context: ReadContext,
  settings: MyobBusinessSettings,
  { externalId }: Organisation,
): Promise<Chart & { accounts: Account[] }> {
  const rows = await readAccounts(context, settings, externalId);
  const links = await readLinkedAccounts(context, settings, externalId);
  const earnings = earningsAccountsOf(links, rows);
  return { accounts: accountsOf(rows, earnings), earnings };
}

/** A company may have begun late; the sheet of a day to come is that of today. */
const MONTHS_AHEAD = [0, 1, 3, 6, 12, 24, 36];

/** Balances at any month's end, with the sign told by the sheets from `from` on. */
async function balancesFrom(
  context: ReadContext,
  settings: MyobBusinessSettings,
  organisation: Organisation,
  chart: Chart,
  from: Month,
) {
  const { externalId, currencyDecimals: decimals } = organisation;
  const sheetAt = async (month: Month) =>
    reportOf(
      await readBalanceSheet(context, settings, externalId, month),
      "BalanceSheetSummary",
      decimals,
    );
  async function* sheets() {
    for (const ahead of MONTHS_AHEAD) yield await sheetAt(from + ahead);
  }
  const sign = await findSign(sheets(), chart, organisation);
  return async (month: Month) => {
    const report = await readProfitAndLoss(context, settings, organisation, month);
    const profit = reportOf(report, "ProfitAndLossSummary", decimals);
    return balancesOf(await sheetAt(month), profit, chart, organisation, sign);
  };
}

/** The register gives one figure per account and month, so only one side is known. */
function movementsOf(nets: ReadonlyMap<string, Minor>, month: Month): Movement[] {
  return [...nets].map(([id, net]) => movementOf(id, month, sidesOfNet(net)));
}
