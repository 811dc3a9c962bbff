/**
 * Xero Demo: the Xero connector itself, asked over an in-process stand-in instead of the network.
 * The books run up to the month handed in and never leave the machine.
 */
import type { Month } from "@app/engine/time/month";
import type { Connector, ReadContext } from "#connector.ts";
import { monthOfDay } from "#day.ts";
import type { HttpClient } from "#http/http-client.ts";
import { SourceError } from "#source-error.ts";
import { xero } from "#xero/xero.ts";
import { xeroAnswers } from "./xero-answers.ts";
import { xeroDemoBooks } from "./xero-demo-company.ts";

/** The month the demo company has reached. */
export type XeroDemoSettings = { lastMonth: Month };

export const xeroDemo: Connector<XeroDemoSettings> = {
  sourceId: 18,
  listOrganisations: (context, demo) => xero.listOrganisations(...inside(context, demo)),
  accounts: (context, demo, organisation) => xero.accounts(...inside(context, demo), organisation),
  tracking: async (context, demo, organisation) =>
    (await xero.tracking?.(...inside(context, demo), organisation)) ?? [],
  openings: (context, demo, organisation, before) =>
    xero.openings(...inside(context, demo), organisation, before),
  movements: (context, demo, organisation, range) =>
    xero.movements(...inside(context, demo), organisation, range),
};

function inside(context: ReadContext, { lastMonth }: XeroDemoSettings) {
  return [{ ...context, http: standIn(lastMonth) }, {}] as const;
}

function standIn(lastMonth: Month): HttpClient {
  const answers = xeroAnswers(xeroDemoBooks(lastMonth));
  return {
    send: async ({ url }) => {
      const answer = answerTo(new URL(url), answers);
      return {
        status: 200,
        headers: new Map([["content-type", "application/json"]]),
        text: JSON.stringify(answer),
      };
    },
  };
}

/** The reads a connector makes, by their path; shared by all stand-ins of Xero. */
export function answerTo(url: URL, answers: ReturnType<typeof xeroAnswers>): unknown {
  const name = url.pathname.replace(/^\/api\.xro\/2\.0/, "");
  switch (name) {
    case "/connections":
      return answers.connections();
    case "/Organisation":
      return answers.organisation();
    case "/Accounts":
      return answers.accounts();
    case "/TrackingCategories":
      return answers.trackingCategories();
    case "/Reports/TrialBalance":
      return answers.trialBalance(monthOfDay(url.searchParams.get("date") ?? ""));
    default:
      throw new SourceError("refused", `Xero Demo has no ${name}.`);
  }
}
