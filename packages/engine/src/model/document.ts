/**
 * The model document: everything a person fills in, and nothing that is calculated. It is plain
 * JSON with a fixed order of keys (`stable-text.ts`), so that two versions can be compared as
 * text, and carries the version of its shape, so that old documents can be brought forward.
 *
 * Signs: openings and actuals are ledger figures, debit positive and credit negative, as they
 * come from a connection. Everything else is entered positive, as people read it; the module
 * knows which way it goes.
 */
import type { Measure, Unit } from "#lines/line.ts";
import type { Timeline } from "#time/timeline.ts";
import type { Figures } from "./figures.ts";
import type { Module } from "./module.ts";
import type { Remarks } from "./remarks.ts";
import type { CashFlowClass } from "./standard-lines.ts";

export const SCHEMA_VERSION = 2;

export type ModelDocument = {
  schemaVersion: typeof SCHEMA_VERSION;
  name: string;
  /** ISO 4217. */
  currency: string;
  timeline: Timeline;
  accounts: Account[];
  drivers: Driver[];
  modules: Module[];
  scenarios: Scenario[];
  /** Changes by hand to the base case: a layer of their own, marked and listed. */
  overrides: Override[];
  /** Movements of the actual periods per account, from the first period on. */
  actuals: Record<string, number[]>;
  /** What the forecast had said of periods that have become actual, for the bridge. */
  replacedForecasts?: ReplacedForecast[];
  kpis: Kpi[];
  checks: CheckRule[];
  notes: Note[];
};

/** As a person may write it: what is empty is left out, and today's version is meant. */
export type WrittenDocument = Pick<ModelDocument, "name" | "currency" | "timeline" | "accounts"> &
  Partial<ModelDocument>;

export type Account = {
  /** The name used in modules and formulas, such as `cash` or `tradeDebtors`. */
  id: string;
  name: string;
  /** A standard line: it gives the statement, the section, the side and the cash-flow class. */
  line: string;
  /** The balance before the first period, debit positive; revenue and costs: the year so far. */
  opening?: number;
  /** Where the account's movements stand in the cash flow, when not where its line says. */
  cashFlow?: CashFlowClass;
  /** The accounts of the books that stand here, as their file calls them: by code, else by name. */
  sources?: string[];
};

/** A named series: given values, or one formula for every period. With both the formula counts. */
export type Driver = Remarks & {
  id: string;
  name: string;
  unit: Unit;
  measure?: Measure;
  /** The heading it stands under; by what it feeds when unsaid. */
  group?: string;
  values?: Figures;
  formula?: string;
};

export type Scenario = {
  id: string;
  name: string;
  /** Undefined: the base case. */
  parent?: string;
  /** Its series on charts, tags and switches, 2 to 16; the next that is free when unsaid. */
  colour?: number;
  overrides: Override[];
  note?: string;
};

/** A change to a given line: a driver, or a module's figure such as `loan.ratePerYear`. */
export type Override = {
  line: string;
  /** Absolute by default; scale multiplies and shift adds to what the parent says. */
  mode?: "set" | "scale" | "shift";
  value: number;
  /** The periods it holds for, from and to inclusive; all of them when unsaid. */
  from?: number;
  to?: number;
  note?: string;
};

export type ReplacedForecast = { period: number; movements: Record<string, number> };

export type Kpi = {
  id: string;
  name: string;
  unit: Unit;
  /** How it adds up over time: money as a flow and everything else anew, when it does not say. */
  measure?: Measure;
  formula: string;
  isHigherBetter?: boolean;
};

/** A rule of the person's own: an alert in each period in which the formula is not 0. */
export type CheckRule = { id: string; name: string; class: "error" | "alert"; formula: string };

export type Note = {
  id: string;
  place: string;
  text: string;
  author?: string;
  /** Whose it is to change, whatever they are called by now; the engine only carries it. */
  authorId?: number;
  writtenOn?: string;
};
