/** An invoice as an entry of the ledger: its lines, what is taken off, and tax on what is left. */
import type { BasisPoints, Cents } from "@app/contract/cents";
import type { Currency } from "@app/contract/plans";
import { type TaxedAmount, withTax } from "@app/contract/subscription-price";
import type { MoneyAccount } from "./chart.ts";
import type { Entry, Posting } from "./ledger.ts";

/** What is charged for, or taken off where the account is that of discounts. */
export type InvoiceLine = {
  account: Extract<MoneyAccount, "seats" | "models" | "unlimited_models" | "discounts">;
  description: string;
  amount: Cents;
  each?: { quantity: number; price: Cents };
};

export type Invoice = {
  key: string;
  number: number;
  description: string;
  currency: Currency;
  taxRate: BasisPoints;
  lines: InvoiceLine[];
};

/** What the lines come to, and with tax. */
export function invoiceTotal({ lines, taxRate }: Pick<Invoice, "lines" | "taxRate">): TaxedAmount {
  const net = lines.reduce(
    (sum, { account, amount }) => (account === "discounts" ? sum - amount : sum + amount),
    0,
  );
  return withTax(net, taxRate);
}

/** Lines of nothing are left out: a posting moves something. */
export function invoiceEntry(invoice: Invoice): Entry {
  const { key, number, description, currency: unit, taxRate } = invoice;
  const lines = invoice.lines.filter(({ amount }) => amount !== 0);
  const { tax } = invoiceTotal(invoice);
  const postings: Posting[] = lines.map(({ account, ...line }) =>
    account === "discounts"
      ? { unit, debit: account, credit: "receivable", ...line }
      : { unit, debit: "receivable", credit: account, ...line },
  );
  if (tax !== 0) {
    const text = `GST ${taxRate / 100}%`;
    postings.push({ unit, debit: "receivable", credit: "gst", amount: tax, description: text });
  }
  return { kind: "invoice", key, description, invoiceNumber: number, postings };
}
