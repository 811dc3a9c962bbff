/**
 * A demo: the vendor's connector itself, asked over an in-process stand-in instead of the network.
 * The books run up to the month handed in and never leave the machine.
 */
import type { Month } from "@app/engine/time/month";
import type { Connector, ReadContext } from "#connector/connector.ts";
import type { HttpClient } from "#http/http-client.ts";

/** The month the demo company has reached. */
type DemoSettings = { lastMonth: Month };

type Demo<Settings> = {
  sourceId: number;
  connector: Connector<Settings>;
  settings: Settings;
  standIn: (lastMonth: Month) => HttpClient;
};

export function demoConnector<Settings>(demo: Demo<Settings>): Connector<DemoSettings> {
  const { sourceId, connector, settings, standIn } = demo;
  const { tracking } = connector;
  const inside = (context: ReadContext, { lastMonth }: DemoSettings) =>
    [{ ...context, http: standIn(lastMonth) }, settings] as const;
  return {
    sourceId,
    listOrganisations: (context, at) => connector.listOrganisations(...inside(context, at)),
    accounts: (context, at, organisation) =>
      connector.accounts(...inside(context, at), organisation),
    ...(tracking && {
      tracking: (context, at, organisation) => tracking(...inside(context, at), organisation),
    }),
    openings: (context, at, organisation, before) =>
      connector.openings(...inside(context, at), organisation, before),
    movements: (context, at, organisation, range) =>
      connector.movements(...inside(context, at), organisation, range),
  };
}
