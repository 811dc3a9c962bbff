/** The kinds of module a model is put together from; one file per kind beside this one. */
import type { CostOfSales } from "./kinds/cost-of-sales.ts";
import type { Dividends } from "./kinds/dividends.ts";
import type { Equity } from "./kinds/equity.ts";
import type { Expense } from "./kinds/expense.ts";
import type { FixedAssets } from "./kinds/fixed-assets.ts";
import type { IncomeTax } from "./kinds/income-tax.ts";
import type { Inventory } from "./kinds/inventory.ts";
import type { Journal } from "./kinds/journal.ts";
import type { Loan } from "./kinds/loan.ts";
import type { Payables } from "./kinds/payables.ts";
import type { Payroll } from "./kinds/payroll.ts";
import type { Receivables } from "./kinds/receivables.ts";
import type { Revenue } from "./kinds/revenue.ts";
import type { SalesTax } from "./kinds/sales-tax.ts";
import type { Treasury } from "./kinds/treasury.ts";

export type Module =
  | Revenue
  | CostOfSales
  | Expense
  | Payroll
  | Inventory
  | Receivables
  | Payables
  | SalesTax
  | FixedAssets
  | Journal
  | Loan
  | Equity
  | IncomeTax
  | Dividends
  | Treasury;

export type ModuleKind = Module["kind"];
