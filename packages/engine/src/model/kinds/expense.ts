import type { Input, ModuleBase } from "./module-base.ts";

/** An expense: an amount each period, paid at once or owed to suppliers. */
export type Expense = ModuleBase & {
  kind: "expense";
  /** Before sales tax. */
  amount: Input;
  account: string;
  /** The account it is owed on; paid from cash at once when unsaid. */
  payable?: string;
  /** The sales tax module whose tax is added. */
  salesTax?: string;
  /** Another rate than the sales tax module's. */
  salesTaxRate?: Input;
  /** The months of the year (1 to 12) in which it falls due; every period when unsaid. */
  months?: number[];
  /** Paid ahead for so many periods: an asset that becomes expense evenly, from the first on. */
  prepaid?: { account: string; periods: number };
};
