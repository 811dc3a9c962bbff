import type { Input, ModuleBase } from "./module-base.ts";
import type { Unwind } from "./settlement.ts";

/** Dividends, or an owner's drawings. */
export type Dividends = ModuleBase & {
  kind: "dividends";
  /** What they are taken from: retained earnings, or drawings. */
  account: string;
  declared: DividendRule;
  /** The account they are owed on; paid when declared when unsaid. */
  payable?: string;
  /** Periods until they are paid; 1 when unsaid. */
  paidAfter?: number;
  /** When dividends owed before the model are paid; by `paidAfter` when unsaid. */
  unwind?: Unwind;
};

export type DividendRule =
  /** As entered, in the months given; every period when unsaid. */
  | { kind: "amount"; amount: Input; months?: number[] }
  /** A share of profit, of each period or of the year at its end; none of a loss. */
  | { kind: "payout"; share: Input; of: "period" | "year" };
