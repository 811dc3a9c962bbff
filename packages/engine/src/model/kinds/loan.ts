import type { Day, Input, ModuleBase } from "./module-base.ts";
import type { Unwind } from "./settlement.ts";

/** Money borrowed, repaid by a schedule, with interest. */
export type Loan = ModuleBase & {
  kind: "loan";
  /** The liability; its opening balance is what is owed at the start. */
  account: string;
  /** The account for what falls due within twelve months; all stays on `account` when unsaid. */
  currentAccount?: string;
  /** What is drawn each period, or on days. */
  draws?: Input | Draw[];
  repayment: Repayment;
  ratePerYear: Input;
  /** Nominal when unsaid. */
  basis?: RateBasis;
  /** The opening balance when unsaid. */
  interestOn?: InterestBase;
  interestAccount: string;
  /** The account interest is owed on; paid in the period when unsaid. */
  interestPayable?: string;
  /** Periods until owed interest is paid; 1 when unsaid. */
  interestPaidAfter?: number;
  /** When interest owed before the model is paid; by `interestPaidAfter` when unsaid. */
  interestUnwind?: Unwind;
};

export type Draw = { day: Day; amount: number };

/** Never more than is owed at the start of the period. */
export type Repayment =
  /** As entered. */
  | { kind: "amount"; amount: Input }
  /**
   * Equal parts of principal, from the first day's period on, every `every` periods. When unsaid
   * the first is the first period of a loan already owed, and the one after the draw of a new one.
   */
  | { kind: "equalPrincipal"; first?: Day; periods: number; every?: number }
  /** Level payments of interest and principal together. */
  | { kind: "annuity"; first?: Day; periods: number }
  /** Interest only, and everything at once on the day. */
  | { kind: "bullet"; day: Day };

/**
 * From a rate per year to one per period: its share of the year (a twelfth), actual days over
 * 365, or the root that compounds to it.
 */
export type RateBasis = "nominal" | "actual365" | "compound";

export type InterestBase = "opening" | "average";
