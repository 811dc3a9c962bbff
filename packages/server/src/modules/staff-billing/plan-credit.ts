/** A credit and its part of the tax, from values alone. */
import type { Cents } from "@app/contract/cents";
import type { Currency } from "@app/contract/plans";
import { type Posting, taxIn } from "#modules/ledger/ledger.ts";

/**
 * It takes back its part of the tax that is left, so that an invoice that is paid and credited in parts gives back no more
 * tax than it has, and all of it where all of it is credited.
 */
export function planCredit(
  amount: Cents,
  unit: Currency,
  left: { gross: Cents; tax: Cents },
): Posting[] {
  const tax = taxIn(amount, left);
  const postings: Posting[] = [
    { unit, debit: "discounts", credit: "receivable", amount: amount - tax, description: "Credit" },
    { unit, debit: "gst", credit: "receivable", amount: tax, description: "GST of the credit" },
  ];
  return postings.filter((posting) => posting.amount > 0);
}
