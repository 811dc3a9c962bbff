/**
 * QuickBooks Demo: the QuickBooks connector itself, asked over an in-process stand-in instead of
 * the network. The books run up to the month handed in and never leave the machine.
 */
import type { Month } from "@app/engine/time/month";
import type { Connector, ReadContext } from "#connector.ts";
import { quickBooks } from "#quickbooks/quickbooks.ts";
import { quickBooksDemoBooks } from "./quickbooks-demo-company.ts";
import { quickBooksStandIn } from "./quickbooks-stand-in.ts";

/** The month the demo company has reached. */
export type QuickBooksDemoSettings = { lastMonth: Month };

export const quickBooksDemo: Connector<QuickBooksDemoSettings> = {
  sourceId: 19,
  listOrganisations: (context, demo) => quickBooks.listOrganisations(...inside(context, demo)),
  accounts: (context, demo, organisation) =>
    quickBooks.accounts(...inside(context, demo), organisation),
  openings: (context, demo, organisation, before) =>
    quickBooks.openings(...inside(context, demo), organisation, before),
  movements: (context, demo, organisation, range) =>
    quickBooks.movements(...inside(context, demo), organisation, range),
};

function inside(context: ReadContext, { lastMonth }: QuickBooksDemoSettings) {
  const http = quickBooksStandIn(quickBooksDemoBooks(lastMonth));
  return [{ ...context, http }, { realmId: "demo" }] as const;
}
