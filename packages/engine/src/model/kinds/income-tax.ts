import type { Input, ModuleBase } from "./module-base.ts";
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
  /** Parts of the year before's tax in these months, and the rest in the final month. */
  | {
      kind: "instalments";
      months: number[];
      finalMonth: number;
      /** The tax of the year before the first period's. */
      priorYearTax?: number;
    };
