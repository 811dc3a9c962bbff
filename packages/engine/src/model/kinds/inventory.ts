import type { Input, ModuleBase } from "./module-base.ts";
import type { Unwind } from "./settlement.ts";

/** Inventory: buys what keeps the stock at its level after what cost of sales took out. */
export type Inventory = ModuleBase & {
  kind: "inventory";
  /** The stock account, which cost of sales is taken from. */
  account: string;
  /** The account purchases are owed on; paid from cash at once when unsaid. */
  payable?: string;
  salesTax?: string;
  /** Another rate than the sales tax module's. */
  salesTaxRate?: Input;
  /** Cost of sales taken out in the periods before the first, the latest last. */
  earlier?: number[];
  unwind?: Unwind;
} & InventoryMethod;

export type InventoryMethod =
  /** The stock is the cost of sales of the last days up to the period's end. */
  { method: "days"; days: Input } | { method: "target"; target: Input };
