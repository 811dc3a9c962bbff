/** The kinds of module by what they are for, in the order in which people look for them. */
import type { ModuleKind } from "./module.ts";

export type ModuleGroup = { key: string; name: string; kinds: readonly ModuleKind[] };

export const MODULE_GROUPS = [
  { key: "revenue", name: "Revenue", kinds: ["revenue"] },
  { key: "costs", name: "Costs", kinds: ["costOfSales", "expense"] },
  { key: "people", name: "People", kinds: ["payroll"] },
  {
    key: "workingCapital",
    name: "Working capital",
    kinds: ["receivables", "payables", "inventory"],
  },
  { key: "assets", name: "Assets", kinds: ["fixedAssets"] },
  { key: "funding", name: "Funding", kinds: ["loan", "treasury"] },
  { key: "tax", name: "Tax", kinds: ["salesTax", "incomeTax"] },
  { key: "equity", name: "Equity", kinds: ["equity", "dividends"] },
  { key: "oneOff", name: "One-off", kinds: ["journal"] },
] as const satisfies readonly ModuleGroup[];
