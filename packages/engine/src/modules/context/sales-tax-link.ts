/**
 * The tax on one module's flow. Whoever sells or buys names a sales tax module; the tax is the
 * net amount times its rate and goes to the same customer, supplier or bank as the net amount.
 *
 *   accrual basis: on the tax account at once
 *   cash basis:    on a deferred account until the bill is paid; at once when paid in cash
 */
import { at, type Expression, mul } from "#lines/expression.ts";
import type { Input } from "#model/kinds/module-base.ts";
import type { SalesTax } from "#model/kinds/sales-tax.ts";
import type { Lines } from "./lines.ts";
import type { Postings } from "./postings.ts";
import type { Scope } from "./scope.ts";

type TaxSide = "sales" | "purchases";

type TaxedFlow = { net: Expression; against: string; field?: string };

export function salesTaxOf(
  { draft, module, registers, issue }: Scope,
  { line, input }: Lines,
  { post }: Postings,
) {
  /** The sales tax a module names, to post its tax with; nothing when none is named or it is off. */
  function salesTax(moduleId: string | undefined, ownRate?: Input) {
    if (moduleId === undefined) return undefined;
    const tax = registers.modules.get(moduleId);
    if (tax?.kind !== "salesTax") {
      issue("salesTax", "unknown-name", `There is no sales tax module "${moduleId}".`);
      return undefined;
    }
    if (tax.isOff) return undefined;
    const rate =
      ownRate === undefined ? at(`${moduleId}.rate`) : input("salesTaxRate", ownRate, RATE);
    return { rate, postTax: postingOf(tax, rate) };
  }

  /** Adds `module.tax` (or another field) and posts it against who pays or is paid. */
  function postingOf(tax: SalesTax, rate: Expression) {
    return (side: TaxSide, { net, against, field = "tax" }: TaxedFlow) => {
      const amount = line(field, { name: "sales tax" }, mul(net, rate));
      const isPaidAtOnce = draft.accounts.get(against)?.standard.id === "cash";
      const account = taxAccountOf(tax, side, isPaidAtOnce);
      const [debit, credit] = side === "sales" ? [against, account] : [account, against];
      const group = side === "sales" ? "customers" : "suppliers";
      const text = `${module.name}: sales tax`;
      post({ text, debit, credit, amount, cashFlow: "operating", group });
      return amount;
    };
  }

  return { salesTax };
}

const RATE = { name: "sales tax rate", unit: "percent", measure: "rate" } as const;

function taxAccountOf(tax: SalesTax, side: TaxSide, isPaidAtOnce: boolean): string {
  if (tax.basis !== "cash" || isPaidAtOnce) return tax.account;
  return (side === "sales" ? tax.deferredOnSales : tax.deferredOnPurchases) ?? tax.account;
}
