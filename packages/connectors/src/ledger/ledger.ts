/**
 * The neutral ledger: what every source is read into.
 *
 * Movements and one opening are kept, never closing balances: a closing is derived, so it cannot
 * drift. Amounts are exact, in the currency's minor units, debit positive and credit negative.
 *
 * The turn of the financial year is the source's business: some post it (often as a thirteenth
 * period), most only show it. Movements marked `isYearEndClose` are such postings; where a year
 * has none, `balances.ts` carries the year's profit into retained earnings on the first day of
 * the next year.
 */
import type { Month } from "@app/engine/time/month";

export type Minor = bigint;

export type AccountClass = "ASSET" | "LIABILITY" | "EQUITY" | "REVENUE" | "EXPENSE";

/** A calendar day, "2027-06-30". */
export type Day = string;

export type Organisation = {
  /** The source's own id: tenant, realm, company file, company. */
  externalId: string;
  name: string;
  /** ISO 4217. */
  baseCurrency: string;
  /** Digits after the point in the base currency: 2 for AUD, 0 for JPY. */
  currencyDecimals: number;
  /** The financial year ends with this month of the year, 1 to 12. */
  yearEndMonth: number;
  /** ISO 3166-1, two letters, where the source says it. */
  country?: string;
  timezone?: string;
  basis: "ACCRUAL" | "CASH";
  /** Nothing on or before this day can change in the source any more. */
  lockDate?: Day;
};

export type Account = {
  externalId: string;
  code?: string;
  name: string;
  class: AccountClass;
  /** The source's own word for the type; an unknown one is refused, never guessed. */
  sourceType: string;
  subType?: string;
  parentId?: string;
  /** False for headings and totals, which carry no movement. */
  isPosting: boolean;
  isRetainedEarnings: boolean;
  currency?: string;
  status: "ACTIVE" | "ARCHIVED" | "GONE";
};

export type Movement = {
  accountId: string;
  month: Month;
  /** "" is all of the account; otherwise `category=option`. */
  trackingKey: string;
  debit: Minor;
  credit: Minor;
  /** debit − credit. */
  net: Minor;
  isYearEndClose?: boolean;
};

/** The balance before the first month read: debit positive, revenue and expense year to date. */
export type Opening = { accountId: string; net: Minor };

export type TrackingCategory = { externalId: string; name: string; options: string[] };

/** What the source says of itself, to be held against our own sums. */
export type Control = {
  month: Month;
  /** Its closing balance per account at the month's end, where it gives one. */
  closings?: ReadonlyMap<string, Minor>;
  /** Its own total rows for the month, where it gives them. */
  totals?: { debit: Minor; credit: Minor };
};

export type Ledger = {
  sourceId: number;
  organisation: Organisation;
  accounts: Account[];
  firstMonth: Month;
  lastMonth: Month;
  openings: Opening[];
  movements: Movement[];
  tracking: TrackingCategory[];
  controls: Control[];
};
