import type { Input, ModuleBase } from "./module-base.ts";

/** Cost of sales: a share of revenue, a cost per unit sold, or an amount. */
export type CostOfSales = ModuleBase & {
  kind: "costOfSales";
  account: string;
  /** The stock account it is taken from; bought as it is sold when unsaid. */
  inventory?: string;
  /** When bought: the account it is owed on; paid from cash at once when unsaid. */
  payable?: string;
  /** When bought: the sales tax module whose tax is added. */
  salesTax?: string;
  /** Another rate than the sales tax module's. */
  salesTaxRate?: Input;
} & CostForm;

export type CostForm =
  /** `of` names the revenue modules whose revenue it is a share of. */
  | { form: "share"; share: Input; of: string[] }
  | { form: "unit"; unitCost: Input; volume: Input }
  | { form: "amount"; amount: Input };
