/**
 * Business Central Demo: the connector itself, asked over an in-process stand-in instead of the
 * network. The books run up to the month handed in and never leave the machine.
 */
import type { Month } from "@app/engine/time/month";
import { businessCentral } from "#business-central/business-central.ts";
import type { BusinessCentralSettings } from "#business-central/business-central-api.ts";
import type { Connector, ReadContext } from "#connector.ts";
import type { HttpClient } from "#http/http-client.ts";
import {
  answerTo,
  type BusinessCentralStandIn,
  trialBalancesOf,
} from "./business-central-answers.ts";
import { demoChart } from "./business-central-demo-chart.ts";
import { businessCentralDemoBooks } from "./business-central-demo-company.ts";

/** The month the demo company has reached. */
export type BusinessCentralDemoSettings = { lastMonth: Month };

const SETTINGS: BusinessCentralSettings = { tenantId: "demo", environment: "Production" };
const PAGE_ROWS = 50;

export const businessCentralDemo: Connector<BusinessCentralDemoSettings> = {
  sourceId: 20,
  listOrganisations: (context, demo) => businessCentral.listOrganisations(...inside(context, demo)),
  accounts: (context, demo, organisation) =>
    businessCentral.accounts(...inside(context, demo), organisation),
  openings: (context, demo, organisation, before) =>
    businessCentral.openings(...inside(context, demo), organisation, before),
  movements: (context, demo, organisation, range) =>
    businessCentral.movements(...inside(context, demo), organisation, range),
};

function inside(context: ReadContext, { lastMonth }: BusinessCentralDemoSettings) {
  const books = businessCentralDemoBooks(lastMonth);
  const standIn = { books, chart: demoChart, pageRows: PAGE_ROWS, closedUntil: lastMonth };
  return [{ ...context, http: businessCentralStandIn(standIn) }, SETTINGS] as const;
}

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
