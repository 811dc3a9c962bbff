/** The kinds of module a model is put together from; one file per kind beside this one. */
import type { CostOfSales } from "./kinds/cost-of-sales.ts";
import type { Expense } from "./kinds/expense.ts";
import type { Inventory } from "./kinds/inventory.ts";
import type { Payables } from "./kinds/payables.ts";
import type { Payroll } from "./kinds/payroll.ts";
import type { Receivables } from "./kinds/receivables.ts";
import type { Revenue } from "./kinds/revenue.ts";
import type { SalesTax } from "./kinds/sales-tax.ts";

export type Module =
  | Revenue
  | CostOfSales
  | Expense
  | Payroll
  | Inventory
  | Receivables
  | Payables
  | SalesTax;

export type ModuleKind = Module["kind"];
