import type { Day, Input } from "./module-base.ts";

/** How what is owed follows from what was billed. */
export type Settlement = {
  /** The control account; all that other modules charge to it is settled here. */
  account: string;
  /** What was billed with tax in the periods before the first, the latest last. */
  earlier?: number[];
  unwind?: Unwind;
} & SettlementMethod;

export type SettlementMethod =
  /** What was billed in the last days up to the period's end is still owed. */
  | { method: "days"; days: Input }
  /** The share paid in the period of the bill, in the one after, and so on; 1 in all. */
  | { method: "profile"; profile: number[] };

/**
 * When the part of the opening balance that the rule does not explain is settled: a share of it
 * in each period from a day on. In the first forecast period when unsaid.
 */
export type Unwind = { from: Day; shares: number[] };
