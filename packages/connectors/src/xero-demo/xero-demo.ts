/**
 * Xero Demo: the Xero connector itself, asked over an in-process stand-in instead of the network.
 * The books run up to the month handed in and never leave the machine.
 */
import type { Month } from "@app/engine/time/month";
import type { Connector, ReadContext } from "#connector.ts";
import { xero } from "#xero/xero.ts";
import { xeroDemoBooks } from "./xero-demo-company.ts";
import { xeroStandIn } from "./xero-stand-in.ts";

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
  return [{ ...context, http: xeroStandIn(xeroDemoBooks(lastMonth)) }, {}] as const;
}
