/** What stands on an invoice, with the part of it that is tax. */
import { type Cents, ratioOf, sumOf } from "@app/contract/cents";
import type { TaxedAmount } from "@app/contract/subscription-price";
import type { PostedEntry } from "./ledger.ts";

type Posted = PostedEntry["postings"][number];

/** By how much a posting raises what the team owes. */
export function owedBy({ debit, credit, amount }: Posted): Cents {
  if (debit === "receivable") return amount;
  return credit === "receivable" ? -amount : 0;
}

/**
 * By how much each entry on an invoice, in their order, raises what is owed, and what is left after all of them. A payment
 * or what is written off takes its part of the tax that is left by then: so all of them add up to the invoice to the cent.
 */
export function partsOnInvoice(entries: readonly PostedEntry[]) {
  const bySequence = new Map<number, TaxedAmount>();
  let left: TaxedAmount = { net: 0, tax: 0, gross: 0 };
  for (const { sequence, kind, postings } of entries) {
    const gross = sumOf(postings.map(owedBy));
    const isPosted = kind === "invoice" || kind === "credit";
    const tax = isPosted ? sumOf(postings.map(taxBy)) : taxIn(gross, left);
    bySequence.set(sequence, { net: gross - tax, tax, gross });
    left = { net: left.net + gross - tax, tax: left.tax + tax, gross: left.gross + gross };
  }
  return { bySequence, left };
}

/** The tax in so much of an amount, by its own proportion. */
export function taxIn(gross: Cents, of: Pick<TaxedAmount, "tax" | "gross">): Cents {
  return of.gross === 0 ? 0 : ratioOf(gross, of.tax, of.gross);
}

function taxBy(posting: Posted): Cents {
  return posting.credit === "gst" || posting.debit === "gst" ? owedBy(posting) : 0;
}
