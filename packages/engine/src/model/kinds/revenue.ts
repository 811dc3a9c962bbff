import type { Input, ModuleBase } from "./module-base.ts";

/** Revenue in one of its forms, before sales tax. */
export type Revenue = ModuleBase & {
  kind: "revenue";
  account: string;
  /** The account customers owe it on; received in cash at once when unsaid. */
  receivable?: string;
  /** The sales tax module whose tax is added. */
  salesTax?: string;
  /** Another rate than the sales tax module's. */
  salesTaxRate?: Input;
} & RevenueForm;

export type RevenueForm =
  | { form: "amount"; amount: Input }
  | GrowthRevenue
  | { form: "priceVolume"; price: Input; volume: Input }
  | SubscriptionRevenue
  | HistoryRevenue;

/** An amount that grows from the first period on. */
export type GrowthRevenue = {
  form: "growth";
  /**
   * The amount before growth since the first period, were its season an average one: as a rule one
   * figure. Twice the figure from some period on is twice the revenue from then on.
   */
  base: Input;
  /** 0.05 for 5 %. */
  growth: Input;
  /**
   * Growth is by the period; by the year, compounding evenly within it; or by the year, all of it
   * with the financial year's first period. By the period when unsaid.
   */
  growthPer?: "period" | "year" | "yearStart";
  /** Twelve weights, January first; 1 is an average month whatever they add up to. */
  seasonality?: number[];
  /** Grows from what was actual rather than from what was planned. */
  isFromActuals?: boolean;
};

/** Customers who stay until they leave, billed every period or some periods ahead. */
export type SubscriptionRevenue = {
  form: "subscription";
  /** Customers before the first period. */
  customersOpening?: number;
  newCustomers: Input;
  /** The share of customers before the period who leave in it. */
  churn: Input;
  /** Per customer and period. */
  price: Input;
  /** Periods billed at once, ahead: 12 for a year of months. 1 when unsaid. */
  billingPeriods?: number;
  /** Where what is billed ahead waits to be earned; needed when more than one period is billed. */
  deferredIncome?: string;
};

/** The same period of the year before, grown. */
export type HistoryRevenue = {
  form: "history";
  /** Over a year: 0.05 for 5 % more than a year before. */
  growth: Input;
  /** Revenue of the periods before the first, the latest last. */
  earlier?: number[];
};
