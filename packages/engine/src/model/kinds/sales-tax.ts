import type { Input, ModuleBase } from "./module-base.ts";
import type { PaymentCycle } from "./payment-cycle.ts";

/** Sales tax: gathers the tax of every module that names it, and settles it by return. */
export type SalesTax = ModuleBase & {
  kind: "salesTax";
  /** 0.1 for 10 %. */
  rate: Input;
  /** Tax of the return that is running. */
  account: string;
  /** Tax of returns that have ended, until it is paid or refunded. */
  payable: string;
  cycle: PaymentCycle;
  /** Due when billed, or when paid. When billed unless said otherwise. */
  basis?: "accrual" | "cash";
  /** On the cash basis: tax billed to customers who have not paid. */
  deferredOnSales?: string;
  /** On the cash basis: tax billed by suppliers not yet paid. */
  deferredOnPurchases?: string;
};
