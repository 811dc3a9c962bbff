/**
 * `npm run test:business-central-contract -- <Business Central's OpenAPI file>`: the real
 * connector reads 24 months of the demo company through a proxy that knows the contract. The file
 * Microsoft publishes is of version 1.0 of the API: the chart and the trial balance are in it,
 * the latter by its older name and with a time beside its day, which the connector does not
 * read; the company's information is not.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { isReconciled } from "@app/connectors/checks/check-ledger";
import { fixedAuthorisation } from "@app/connectors/http/authorisation";
import { createHttpClient } from "@app/connectors/http/client";
import { createRateGate } from "@app/connectors/http/rate-gate";
import { systemTiming } from "@app/connectors/http/timing";
import { monthOfDay } from "@app/connectors/ledger/day";
import { readLedger } from "@app/connectors/reading/read-ledger";
import { businessCentral } from "@app/connectors/sources/business-central/business-central";
import { businessCentralStandIn } from "@app/connectors/sources/business-central-demo/business-central-demo";
import { demoChart } from "@app/connectors/sources/business-central-demo/business-central-demo-chart";
import { businessCentralDemoBooks } from "@app/connectors/sources/business-central-demo/business-central-demo-company";
import { fetchThrough, startContractProxy, tell } from "./contract-proxy.ts";

const lastMonth = monthOfDay("2026-06-30");
const range = { from: lastMonth - 23, to: lastMonth };
const COMPANY_PATH = "/demo/Production/api/v2.0";

const server = await serveDemo();
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const proxy = await startContractProxy(process.argv[2], url + COMPANY_PATH);
if (typeof proxy === "string") {
  console.log(`skipped: Business Central's contract: ${proxy}`);
} else {
  process.exitCode = (await readThrough(proxy.url).finally(proxy.stop)) ? 0 : 1;
}
server.closeAllConnections();
server.close();

async function serveDemo() {
  const books = businessCentralDemoBooks(lastMonth);
  const standIn = businessCentralStandIn({
    books,
    chart: demoChart,
    pageRows: 50,
    closedUntil: lastMonth,
  });
  const server = createServer(async (request, response) => {
    const asked = (request.url ?? "").replace(/trialBalance(?=\?)/, "trialBalances");
    const { text } = await standIn.send({ url: `http://${request.headers.host}${asked}` });
    const answer = text.replace(/("dateFilter":"[\d-]+)"/g, '$1T00:00:00Z"');
    response.writeHead(200, { "content-type": "application/json" }).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

async function readThrough(proxyUrl: string) {
  const violations: string[] = [];
  const through = fetchThrough(proxyUrl, url + COMPANY_PATH, violations);
  const http = createHttpClient({
    sourceName: "Business Central",
    authorisation: fixedAuthorisation({ authorization: "Bearer demo" }),
    gate: createRateGate({ windows: [], concurrent: 5 }, systemTiming),
    timing: systemTiming,
    timeoutMs: 30_000,
    resolveHost: async () => ["127.0.0.1"],
    allowsPrivateAddresses: true,
    fetch: (input, init) => {
      const asked = String(input);
      if (asked.includes("/companyInformation")) return fetch(asked, init);
      return through(asked.replace("/trialBalances?", "/trialBalance?"), init);
    },
  });
  const context = { http, signal: new AbortController().signal, onProgress: () => {} };
  const settings = { tenantId: "demo", environment: "Production", baseUrl: url };
  const [organisation] = await businessCentral.listOrganisations(context, settings);
  if (!organisation) throw new Error("The stand-in has no company.");
  const request = { connector: businessCentral, settings, context, organisation, range };
  const { ledger, checks } = await readLedger({ ...request, currentMonth: lastMonth });
  for (const violation of violations) console.log(violation);
  return tell([
    { what: `${violations.length} violations of the contract`, isPassed: violations.length === 0 },
    {
      what: `${ledger.movements.length} movements were read`,
      isPassed: ledger.movements.length > 0,
    },
    { what: "the ledger passes all checks", isPassed: isReconciled(checks) },
  ]);
}
