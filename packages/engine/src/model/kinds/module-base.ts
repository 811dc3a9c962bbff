import type { Figures } from "#model/figures.ts";
import type { Remarks } from "#model/remarks.ts";

/** What every module has: it can be added many times, switched off, and moved in time. */
export type ModuleBase = Remarks & {
  /** The name its lines start with in formulas: `rent.amount`. */
  id: string;
  name: string;
  isOff?: boolean;
  /** Periods by which everything in the module happens later. */
  shift?: number;
};

/**
 * A figure in a module: figures by period, or a formula over other lines. Figures become given
 * lines named `module.field`, so scenarios can change them.
 */
export type Input = Figures | string;

/** A calendar day as text, "2027-06-30"; an event falls in the period that holds it. */
export type Day = string;
