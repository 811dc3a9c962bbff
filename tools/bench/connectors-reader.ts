/** Reads and checks a whole ledger from Xero's fake, and says what the reading alone took of this process. */
import { isReconciled } from "@app/connectors/checks/check-ledger";
import { systemTiming } from "@app/connectors/http/timing";
import { monthOfDay } from "@app/connectors/ledger/day";
import { readLedger } from "@app/connectors/reading/read-ledger";
import { xero } from "@app/connectors/sources/xero/xero";
import { xeroFakeClient } from "@app/connectors/testing/xero-fake-client";

/** `megabytes` is what the reading added to what Node and the loader of TypeScript hold anyway. */
export type ReadCost = { cpuSeconds: number; megabytes: number; movements: number };

const [, , url = "", accessToken = "", refreshToken = ""] = process.argv;
const firstMonth = monthOfDay("2025-01-01");
const before = process.cpuUsage();
const megabytesBefore = megabytesAtMost();
const http = xeroFakeClient({ url, accessToken, refreshToken, timing: systemTiming });
const context = { http, signal: new AbortController().signal, onProgress: () => {} };
const settings = { baseUrl: url };
const [organisation] = await xero.listOrganisations(context, settings);
if (!organisation) throw new Error("The stand-in has no organisation.");
const range = { from: firstMonth, to: firstMonth + 23 };
const { ledger, checks } = await readLedger({
  connector: xero,
  settings,
  context,
  organisation,
  range,
  currentMonth: range.to,
});
if (!isReconciled(checks)) throw new Error("The ledger does not reconcile.");
const { user, system } = process.cpuUsage(before);
const cost: ReadCost = {
  cpuSeconds: (user + system) / 1e6,
  megabytes: megabytesAtMost() - megabytesBefore,
  movements: ledger.movements.length,
};
process.stdout.write(JSON.stringify(cost));

function megabytesAtMost() {
  return Math.round(process.resourceUsage().maxRSS / 1024);
}
