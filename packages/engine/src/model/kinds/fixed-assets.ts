import type { Day, Input, ModuleBase } from "./module-base.ts";
import type { Unwind } from "./settlement.ts";

/** One class of fixed assets: what is bought, how it wears, what is sold. */
export type FixedAssets = ModuleBase & {
  kind: "fixedAssets";
  /** What is bought before sales tax: each period, on its first day, or on days of its own. */
  additions: Input | Purchase[];
  /** The account at cost; one class has it to itself. */
  cost: string;
  /** Accumulated depreciation or amortisation. */
  accumulated: string;
  /** The depreciation expense. */
  expense: string;
  method: StraightLine | DiminishingValue;
  /** When a new asset starts to wear; a full period in the period it is bought, when unsaid. */
  starts?: AssetStart;
  /** The share of cost below which no asset is written down. */
  residualShare?: Input;
  /** The account purchases are owed on; paid from cash at once when unsaid. */
  payable?: string;
  /** Periods until this module pays what is owed; without it another module pays. */
  paidAfter?: number;
  /** When purchases owed before the model are paid; by `paidAfter` when unsaid. */
  unwind?: Unwind;
  disposals?: Disposal[];
  /** Where gains go; needed with disposals. */
  gain?: string;
  /** Where losses go; needed with disposals. */
  loss?: string;
  /** The sales tax module whose tax is added to purchases. */
  salesTax?: string;
};

export type StraightLine = {
  kind: "straightLine";
  lifeYears: number;
  /** What is left of the life of the opening assets; when unsaid their cost wears at full life. */
  openingLifeYears?: number;
};

export type DiminishingValue = {
  kind: "diminishingValue";
  ratePerYear: Input;
  /** When the base is made anew: each period, or at the start of the financial year. */
  rest?: "period" | "year";
};

/** By days counts a year as 365, from the day of the purchase to the day of the sale. */
export type AssetStart = "fullPeriod" | "midPeriod" | "nextPeriod" | "byDays";

export type Purchase = { day: Day; amount: number };

/** An asset sold or scrapped: its share of the class's accumulated depreciation goes with it. */
export type Disposal = { day: Day; cost: number; proceeds: number };
