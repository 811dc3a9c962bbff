import type { HttpClient } from "#http/http-client.ts";
import { businessCentral } from "#sources/business-central/business-central.ts";
import { demoConnector } from "#sources/demo-books/demo-connector.ts";
import {
  answerTo,
  type BusinessCentralStandIn,
  trialBalancesOf,
} from "./business-central-answers.ts";
import { demoChart } from "./business-central-demo-chart.ts";
import { businessCentralDemoBooks } from "./business-central-demo-company.ts";

const PAGE_ROWS = 50;

export const businessCentralDemo = demoConnector({
  sourceId: 20,
  connector: businessCentral,
  settings: { tenantId: "demo", environment: "Production" },
  standIn(lastMonth) {
    const books = businessCentralDemoBooks(lastMonth);
    const closedUntil = lastMonth;
    return businessCentralStandIn({ books, chart: demoChart, pageRows: PAGE_ROWS, closedUntil });
  },
});

export function businessCentralStandIn(standIn: BusinessCentralStandIn): HttpClient {
  const trialBalanceAt = trialBalancesOf(standIn);
  return {
    send: async ({ url }) => ({
      status: 200,
      headers: new Map([["content-type", "application/json"]]),
      text: JSON.stringify(answerTo(new URL(url), standIn, trialBalanceAt)),
    }),
  };
}
