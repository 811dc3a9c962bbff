/**
 * The tax on one module's flow. Whoever sells or buys names a sales tax module; the tax is the
 * net amount times its rate and goes to the same customer, supplier or bank as the net amount.
 *
 *   accrual basis: on the tax account at once
 *   cash basis:    on a deferred account until the bill is paid; at once when paid in cash
 */
import type { Draft } from "#draft/draft.ts";
import { at, type Expression, mul } from "#lines/expression.ts";
import type { IssueCode } from "#model/issue.ts";
import type { SalesTax } from "#model/kinds/sales-tax.ts";
import type { Postings } from "./postings.ts";

type TaxSide = "sales" | "purchases";

/** Of the module that sells or buys. */
type Linking = Pick<Postings, "post"> & {
  draft: Draft;
  name: string;
  line: (field: string, shape: { name: string }, expression: Expression) => Expression;
  issue: (field: string, code: IssueCode, message: string) => void;
};

export function linkSalesTax(
  linking: Linking,
  moduleId: string | undefined,
  ownRate?: () => Expression,
) {
  if (moduleId === undefined) return undefined;
  const { draft, name, line, post, issue } = linking;
  const tax = draft.document.modules.find(({ id }) => id === moduleId);
  if (tax?.kind !== "salesTax") {
    issue("salesTax", "unknown-name", `There is no sales tax module "${moduleId}".`);
    return undefined;
  }
  if (tax.isOff) return undefined;
  const rate = ownRate?.() ?? at(`${moduleId}.rate`);
  const accountOf = (side: TaxSide, against: string) =>
    taxAccountOf(tax, side, draft.accounts.get(against)?.standard.id === "cash");

  /** Adds `module.tax` (or another field) and posts it against who pays or is paid. */
  function postTax(side: TaxSide, of: { net: Expression; against: string; field?: string }) {
    const amount = line(of.field ?? "tax", { name: "sales tax" }, mul(of.net, rate));
    const account = accountOf(side, of.against);
    const [debit, credit] = side === "sales" ? [of.against, account] : [account, of.against];
    const group = side === "sales" ? "customers" : "suppliers";
    const text = `${name}: sales tax`;
    post({ text, debit, credit, amount, cashFlow: "operating", group });
    return amount;
  }

  return { rate, postTax };
}

function taxAccountOf(tax: SalesTax, side: TaxSide, isPaidAtOnce: boolean): string {
  if (tax.basis !== "cash" || isPaidAtOnce) return tax.account;
  return (side === "sales" ? tax.deferredOnSales : tax.deferredOnPurchases) ?? tax.account;
}
