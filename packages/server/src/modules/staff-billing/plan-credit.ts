/** A credit and its part of the tax, from values alone. */
import { type Cents, ratioOf } from "@app/contract/cents";
import type { Currency } from "@app/contract/plans";
import type { Posting } from "#modules/ledger/ledger.ts";

type Credited = {
  currency: Currency;
  invoice: { gross: Cents; tax: Cents };
  /** What was credited before, with the tax in it. */
  before: { gross: Cents; tax: Cents };
};

/**
 * The tax of all credits together is rounded, not each one's: so that an invoice that is credited in parts gives back
 * its tax to the cent.
 */
export function planCredit(
  amount: Cents,
  { currency: unit, invoice, before }: Credited,
): Posting[] {
  const taxOfAll = ratioOf(before.gross + amount, invoice.tax, invoice.gross);
  const tax = taxOfAll - before.tax;
  const postings: Posting[] = [
    { unit, debit: "discounts", credit: "receivable", amount: amount - tax, description: "Credit" },
    { unit, debit: "gst", credit: "receivable", amount: tax, description: "GST of the credit" },
  ];
  return postings.filter((posting) => posting.amount > 0);
}
