import type { Input, ModuleBase } from "./module-base.ts";
import type { DayOfYear } from "./payment-cycle.ts";
import type { Unwind } from "./settlement.ts";

/** Tax on profit, provided for over the year and paid by the rules of its payment. */
export type IncomeTax = ModuleBase & {
  kind: "incomeTax";
  rate: Input;
  /** The expense. */
  account: string;
  /** The liability. */
  payable: string;
  /** What is taxed beyond the profit before tax; negative where less is. */
  adjustments?: Input;
  /** Losses carried forward are used first; refunded, a loss is taxed like a profit. */
  losses?: "carriedForward" | "refunded";
  /** Losses brought forward before the first period. */
  openingLosses?: number;
  /** The last month of the tax year, 1 to 12; the financial year's when unsaid. */
  yearEndMonth?: number;
  payment: TaxPayment;
};

export type TaxPayment =
  /** In the period in which it is provided for; what was owed before by a schedule of its own. */
  | { kind: "asEarned"; unwind?: Unwind }
  /** Parts of the year before's tax when instalments fall due, and the rest after the year. */
  | ({
      kind: "instalments";
      /** The tax of the year before the first period's. */
      priorYearTax?: number;
    } & InstalmentsDue &
      FinalDue)
  /** All of a year's tax at once, after the year. */
  | ({ kind: "yearly" } & FinalDue);

/** One of three ways; a due day after the tax year's end is in arrears, and still the year's own. */
export type InstalmentsDue = {
  /** With the last day of each of these months. */
  months?: number[];
  /** In the order of the tax year: each is the first such day after the one before. */
  dueDates?: DayOfYear[];
  /** So many days after each part of so many months. */
  every?: number;
  dueDays?: number;
};

/** One of three ways in which what is left is due after a tax year has ended. */
export type FinalDue = {
  /** With the last day of this month. */
  finalMonth?: number;
  finalDate?: DayOfYear;
  /** So many days after the year's end. */
  finalDays?: number;
};
