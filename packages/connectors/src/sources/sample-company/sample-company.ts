/**
 * Sample Company: books of our own, for people who want to see a forecast before they connect
 * anything. No network and no chance: the same month gives the same books, and a later one adds
 * to them.
 */
import type { Connector } from "#connector/connector.ts";
import { announceMonth } from "#connector/month-progress.ts";
import { type SampleCompanySettings, sampleCompanyBooks } from "./sample-company-books.ts";
import {
  accountsOf,
  LOCATION,
  monthReader,
  openingsOf,
  organisationOf,
} from "./sample-company-transform.ts";

export const sampleCompanySource: Connector<SampleCompanySettings> = {
  sourceId: 21,
  listOrganisations: async (_context, settings) => [organisationOf(sampleCompanyBooks(settings))],
  accounts: async (_context, settings) => accountsOf(sampleCompanyBooks(settings)),
  tracking: async () => [LOCATION],
  openings: async (_context, settings, _organisation, before) =>
    openingsOf(sampleCompanyBooks(settings), before),
  async *movements(context, settings, _organisation, range) {
    const readMonth = monthReader(sampleCompanyBooks(settings));
    for (let month = range.from; month <= range.to; month++) {
      context.signal.throwIfAborted();
      announceMonth(context, month, range);
      yield readMonth(month);
    }
  },
};
