/** The one line that stands for a module in a list: what it sells, costs, owes or owns. */
import { closingOf } from "#ledger/ledger-lines.ts";
import type { LineId } from "#lines/expression.ts";
import type { Module } from "#model/module.ts";

export type ModuleFace = { line: LineId; sign: 1 | -1 };

export function moduleFace(module: Module): ModuleFace {
  const own = (field: string): ModuleFace => ({ line: `${module.id}.${field}`, sign: 1 });
  const owed = (account: string): ModuleFace => ({ line: closingOf(account), sign: -1 });
  switch (module.kind) {
    case "revenue":
    case "costOfSales":
    case "expense":
      return own("net");
    case "payroll":
      return own("gross");
    case "receivables":
    case "inventory":
      return { line: closingOf(module.account), sign: 1 };
    case "payables":
    case "equity":
      return owed(module.account);
    case "salesTax":
      return owed(module.payable);
    case "fixedAssets":
      return own("netBook");
    case "loan":
      return own("balance");
    case "incomeTax":
      return own("provision");
    case "dividends":
      return own("declared");
    case "treasury":
      return own("cash");
    case "journal":
      return own("entry1");
  }
}
