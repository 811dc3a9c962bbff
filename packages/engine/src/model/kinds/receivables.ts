import type { Input, ModuleBase } from "./module-base.ts";
import type { Settlement } from "./settlement.ts";

/** Receivables: collects what customers were billed, by days or by a payment profile. */
export type Receivables = ModuleBase &
  Settlement & {
    kind: "receivables";
    /** The share of what is billed that is never paid, written off when it is billed. */
    badDebts?: { share: Input; account: string };
  };
