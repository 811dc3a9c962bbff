/**
 * `npm run test:xero-contract -- <Xero's OpenAPI file>`: the real connector reads 24 months from
 * a stand-in through a proxy that knows Xero's own contract. Not one field may be other than
 * Xero documents it, and the movements must be those of the journals, which are read page by page
 * through the same proxy.
 */
import type { ReadContext } from "@app/connectors/connector/connector";
import { systemTiming } from "@app/connectors/http/timing";
import { monthOfDay } from "@app/connectors/ledger/day";
import { xero } from "@app/connectors/sources/xero/xero";
import { startXeroFake, type XeroFake } from "@app/connectors/testing/xero-fake";
import { xeroFakeBooks } from "@app/connectors/testing/xero-fake-books";
import { xeroFakeClient } from "@app/connectors/testing/xero-fake-client";
import { fetchThrough, startContractProxy, tell } from "./contract-proxy.ts";

const firstMonth = monthOfDay("2025-01-01");
const range = { from: firstMonth, to: firstMonth + 23 };
const LEDGER_PATH = "/api.xro/2.0";

type Nets = Map<string, bigint>;

const books = xeroFakeBooks({ accounts: 120, firstMonth, months: 24 });
const fake = await startXeroFake({ books, throttleEvery: 9 });
const proxy = await startContractProxy(process.argv[2], fake.url + LEDGER_PATH);
if (typeof proxy === "string") {
  console.log(`skipped: Xero's contract: ${proxy}`);
} else {
  const results = await readThrough(proxy.url, fake).finally(proxy.stop);
  process.exitCode = tell(results) ? 0 : 1;
}
await fake.stop();

async function readThrough(proxyUrl: string, { url, tokens, answered, expireToken }: XeroFake) {
  const refusal = await askWrongly(proxyUrl, tokens.accessToken);
  const violations: string[] = [];
  const http = xeroFakeClient({
    url,
    ...tokens,
    timing: systemTiming,
    // Tenants and tokens are in another file of Xero's.
    fetch: fetchThrough(proxyUrl, url + LEDGER_PATH, violations),
  });
  const context = { http, signal: new AbortController().signal, onProgress: () => {} };
  const [organisation] = await xero.listOrganisations(context, { baseUrl: url });
  if (!organisation) throw new Error("The stand-in has no organisation.");
  const accounts = await xero.accounts(context, { baseUrl: url }, organisation);
  await xero.tracking?.(context, { baseUrl: url }, organisation);
  expireToken();
  const movements: Nets = new Map();
  for await (const read of xero.movements(context, { baseUrl: url }, organisation, range)) {
    for (const each of read.movements) movements.set(`${each.accountId} ${read.month}`, each.net);
  }
  const journals = await readJournals(context, url, organisation.externalId);
  const different = differenceOf(movements, journals);
  for (const violation of violations) console.log(violation);
  const [renewed = 0, throttled = 0] = [401, 429].map((status) => answered.get(status));
  const chart = books.accounts.length;
  return [
    { what: `a wrong question is refused with ${refusal}`, isPassed: refusal === 422 },
    { what: `${accounts.length} of ${chart} accounts`, isPassed: accounts.length === chart },
    { what: `${violations.length} violations of the contract`, isPassed: violations.length === 0 },
    { what: `${movements.size} movements were read`, isPassed: movements.size > 0 },
    { what: `${different.length} differ from the journals`, isPassed: different.length === 0 },
    { what: `the token was renewed, ${renewed} × 401`, isPassed: renewed === 1 },
    { what: `calls were told to wait, ${throttled} × 429`, isPassed: throttled > 0 },
  ];
}

/** Shows that the proxy is awake: it knows that this is no date. */
async function askWrongly(proxyUrl: string, accessToken: string) {
  const headers = { authorization: `Bearer ${accessToken}`, "xero-tenant-id": "any" };
  return (await fetch(`${proxyUrl}/Reports/TrialBalance?date=someday`, { headers })).status;
}

type JournalPage = {
  Journals: { JournalDate: string; JournalLines: { AccountID: string; NetAmount: number }[] }[];
};

async function readJournals({ http }: ReadContext, url: string, tenantId: string): Promise<Nets> {
  const nets: Nets = new Map();
  const headers = { accept: "application/json", "xero-tenant-id": tenantId };
  for (let offset = 0, length = 1; length > 0; offset += length) {
    const pageUrl = `${url}${LEDGER_PATH}/Journals?offset=${offset}`;
    const page: JournalPage = JSON.parse((await http.send({ url: pageUrl, headers })).text);
    length = page.Journals.length;
    for (const { JournalDate, JournalLines } of page.Journals) {
      const milliseconds = Number(/\d+/.exec(JournalDate)?.[0]);
      const month = monthOfDay(new Date(milliseconds).toISOString());
      for (const { AccountID, NetAmount } of JournalLines) {
        const key = `${AccountID} ${month}`;
        nets.set(key, (nets.get(key) ?? 0n) + BigInt(Math.round(NetAmount * 100)));
      }
    }
  }
  return nets;
}

function differenceOf(one: Nets, other: Nets) {
  const keys = new Set([...one.keys(), ...other.keys()]);
  return [...keys].filter((key) => (one.get(key) ?? 0n) !== (other.get(key) ?? 0n));
}
