/**
 * What every source is to us. A connector turns the source's answers into the neutral ledger and
 * does nothing else: storage, clock and HTTP are handed in, so the same code runs against the
 * vendor, a stand-in or stored answers.
 */
import type { Month } from "@app/engine/time/month";
import type { HttpClient } from "#http/http-client.ts";
import type {
  Account,
  Control,
  Movement,
  Opening,
  Organisation,
  TrackingCategory,
} from "#ledger/ledger.ts";

/** Everything a read needs from outside. */
export type ReadContext = {
  http: HttpClient;
  signal: AbortSignal;
  /** "Reading March 2027", 3 of 24. */
  onProgress: (event: Progress) => void;
};

export type Progress = { step: string; done: number; total: number };

export type MonthRange = { from: Month; to: Month };

/** One month, whole: a read that stops is taken up again after the last month it gave. */
export type MonthRead = { month: Month; movements: Movement[]; control?: Control };

export type Connector<Settings = unknown> = {
  sourceId: number;
  listOrganisations: (context: ReadContext, settings: Settings) => Promise<Organisation[]>;
  accounts: (
    context: ReadContext,
    settings: Settings,
    organisation: Organisation,
  ) => Promise<Account[]>;
  tracking?: (
    context: ReadContext,
    settings: Settings,
    organisation: Organisation,
  ) => Promise<TrackingCategory[]>;
  /** Balances before the first day of the month. */
  openings: (
    context: ReadContext,
    settings: Settings,
    organisation: Organisation,
    before: Month,
  ) => Promise<Opening[]>;
  movements: (
    context: ReadContext,
    settings: Settings,
    organisation: Organisation,
    range: MonthRange,
  ) => AsyncIterable<MonthRead>;
  /** Ends the source's grant, where the source has a call for it. */
  disconnect?: (context: ReadContext, settings: Settings) => Promise<void>;
};
