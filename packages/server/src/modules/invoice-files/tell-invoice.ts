/** An invoice in the words and figures that stand on its paper, from the invoice and its entries in the ledger. */
import { dayIn } from "@app/contract/billing-calendar";
import { type Cents, centsText, sumOf } from "@app/contract/cents";
import { dayWords, readDay } from "@app/engine/time/day";
import type { Seller } from "#core/seller.ts";
import { declinedWords } from "#modules/gateway/gateway.ts";
import type { InvoiceRow } from "#modules/invoices/invoices.ts";
import { dayOfEntry, owedBy, type PostedEntry } from "#modules/ledger/ledger.ts";
import type { DeclinedCharge } from "#modules/payments/payments.ts";

export type ToldInvoice = {
  /** An invoice is called a tax invoice where tax is on it, and there alone. */
  title: "Tax invoice" | "Invoice";
  number: string;
  issued: string;
  issuedAt: Date;
  seller: Seller;
  billedTo: { name: string; rest: string[] };
  purpose: string;
  purchaseOrder: string;
  currency: string;
  hasTax: boolean;
  lines: ToldLine[];
  totals: ToldTotal[];
  stamp: { isSettled: boolean; title: string; text: string; reference: string };
  notes: string;
};
type ToldLine = Record<"description" | "quantity" | "price" | "tax" | "amount", string>;
export type ToldTotal = {
  label: string;
  amount: string;
  kind: "part" | "total" | "paid" | "left";
};

export type Invoicing = {
  invoice: Omit<InvoiceRow, "seller"> & { seller: Seller };
  entries: PostedEntry[];
  declined: DeclinedCharge | undefined;
  now: Date;
};

export function tellInvoice(invoicing: Invoicing): ToldInvoice {
  const { invoice, entries } = invoicing;
  const { number, seller, currency, timeZone } = invoice;
  const sums = sumsOf(entries);
  const title = sums.tax === 0 ? "Invoice" : "Tax invoice";
  return {
    ...{ title, number: String(number), issuedAt: invoice.issuedAt, seller },
    issued: `Number ${number}, issued ${dayOf(invoice.issuedAt, timeZone)}`,
    billedTo: { name: invoice.billedTo, rest: restOf(invoice) },
    ...{ purpose: invoice.title, purchaseOrder: invoice.purchaseOrderNumber },
    currency: CURRENCY_WORDS[currency],
    hasTax: sums.tax !== 0,
    lines: sums.charges.map((charge) => lineOf(charge, sums.taxWords)),
    totals: totalsOf(invoicing, sums),
    stamp: stampOf(invoicing, sums),
    notes: notesOf(title, number, seller),
  };
}

const CURRENCY_WORDS = { AUD: "Australian dollars (AUD)", USD: "US dollars (USD)" };

const ADDRESS_LINES = 10;

function restOf({ billedAddress, billedTaxNumber, currency }: InvoiceRow | Invoicing["invoice"]) {
  const written = billedAddress.split("\n").map((line) => line.trim());
  const all = written.filter((line) => line !== "");
  // More lines than an address has go on in the last, so that they cannot run off the page.
  const last = all.slice(ADDRESS_LINES - 1).join(", ");
  const lines = [...all.slice(0, ADDRESS_LINES - 1), last];
  // Australians write the number by itself, and readers look for its name.
  const isBare = currency === "AUD" && /^\d[\d ]*$/.test(billedTaxNumber);
  return [...lines, isBare ? `ABN ${billedTaxNumber}` : billedTaxNumber].filter(
    (line) => line !== "",
  );
}

type PostedCharge = PostedEntry["postings"][number];
type Sums = {
  /** In the order in which they were worked out; what is taken off is negative. */
  charges: (PostedCharge & { signed: Cents })[];
  taxWords: string;
  net: Cents;
  tax: Cents;
  gross: Cents;
  /** What came of it since. */
  settlements: { entry: PostedEntry; amount: Cents }[];
  owed: Cents;
};

function sumsOf(entries: readonly PostedEntry[]): Sums {
  const postings = entries
    .filter(({ kind }) => kind === "invoice")
    .flatMap((each) => each.postings);
  const taxes = postings.filter(({ credit }) => credit === "gst");
  const charges = postings
    .filter((posting) => !taxes.includes(posting))
    .map((posting) => ({ ...posting, signed: owedBy(posting) }));
  const settlements = entries
    .filter(({ kind }) => kind !== "invoice")
    .map((entry) => ({ entry, amount: sumOf(entry.postings.map(owedBy)) }));
  const [net, tax] = [sumOf(charges.map(({ signed }) => signed)), sumOf(taxes.map(owedBy))];
  const owed = net + tax + sumOf(settlements.map(({ amount }) => amount));
  const taxWords = taxes[0]?.description ?? "";
  return { charges, taxWords, net, tax, gross: net + tax, settlements, owed };
}

function lineOf({ description, quantity, price, signed }: Sums["charges"][number], tax: string) {
  return {
    ...{ description, amount: amountText(signed), tax: tax.replace(/^GST /, "") },
    quantity: quantity === null ? "" : String(quantity),
    price: price === null ? "" : amountText(price),
  };
}

const SETTLED_BY: Partial<Record<PostedEntry["kind"], string>> = {
  ...{ payment: "Paid", refund: "Paid back", credit: "Credited", write_off: "Written off" },
};

function totalsOf({ invoice: { currency, timeZone } }: Invoicing, sums: Sums): ToldTotal[] {
  const { net, tax, taxWords, gross, settlements, owed } = sums;
  const parts: ToldTotal[] =
    tax === 0
      ? []
      : [
          { label: "Total before GST", amount: amountText(net), kind: "part" },
          { label: taxWords, amount: amountText(tax), kind: "part" },
        ];
  const since = settlements.flatMap(({ entry, amount }): ToldTotal[] => {
    const label = `${SETTLED_BY[entry.kind] ?? "Changed"} ${dayWords(dayOfEntry(entry, timeZone))}`;
    // What is credited lowers GST, too: whoever claimed it has to see by how much.
    const taxes = entry.postings.filter(({ debit }) => debit === "gst");
    const gst = sumOf(taxes.map(owedBy));
    return [
      { label, amount: amountText(amount - gst), kind: "paid" },
      ...taxes.map(
        (tax): ToldTotal => ({
          ...{ label: tax.description, amount: amountText(owedBy(tax)), kind: "paid" },
        }),
      ),
    ];
  });
  return [
    ...parts,
    { label: `Total, ${currency}`, amount: amountText(gross), kind: "total" },
    ...since,
    { label: "Still to pay", amount: amountText(owed), kind: "left" },
  ];
}

/** What came by bank says by itself on which day. */
function paidWords(entry: PostedEntry, timeZone: string) {
  const day = dayWords(dayOfEntry(entry, timeZone));
  const { description } = entry;
  return description.endsWith(day) ? description : `${description}, ${day}`;
}

function stampOf(invoicing: Invoicing, sums: Sums): ToldInvoice["stamp"] {
  const { invoice, declined } = invoicing;
  const { timeZone } = invoice;
  const { owed, settlements } = sums;
  const payments = settlements.filter(({ entry }) => entry.kind === "payment");
  const last = payments.at(-1);
  const reference = String(invoice.number);
  if (owed <= 0) {
    // Of several, each is told with its amount above; the last one by itself would be taken for the whole.
    const part =
      settlements.length > 1 && last ? `${invoice.currency} ${centsText(0 - last.amount)} by ` : "";
    const text = last && part + paidWords(last.entry, timeZone);
    // What was credited or given up was not paid.
    const isPaid = last && payments.length === settlements.length;
    const title = isPaid ? "Paid in full" : "Nothing left to pay";
    const count = String(payments.length).padStart(2, "0");
    return { isSettled: true, title, text: text ?? "", reference: `${reference}-${count}` };
  }
  const due = dueOf(invoicing);
  const title = last ? `Paid in part. ${due}` : due;
  const { bank } = invoice.seller;
  const how = bank === "" ? "" : `By transfer: ${bank}`;
  const why = declined && declinedText(declined, timeZone);
  return { isSettled: false, title, text: why ?? how, reference };
}

function declinedText({ cardWords, reason, at }: DeclinedCharge, timeZone: string) {
  return `${cardWords}, declined ${dayOf(at, timeZone)}. ${declinedWords(reason)}`;
}

function dueOf({ invoice: { dueOn, timeZone }, now }: Invoicing) {
  const due = readDay(dueOn) ?? 0;
  return due < dayIn(timeZone, now)
    ? `Overdue, due ${dayWords(due)}`
    : `To be paid by ${dayWords(due)}`;
}

function notesOf(title: ToldInvoice["title"], number: number, { email }: Seller) {
  const tax = title === "Invoice" ? "No GST is charged." : "All lines are taxable supplies.";
  const rounding = "Amounts are rounded to the cent, half a cent upwards.";
  return `${tax} ${rounding} Questions about this invoice: ${email}, with the number ${number}.`;
}

function dayOf(moment: Date, timeZone: string) {
  return dayWords(dayIn(timeZone, moment));
}

/** As accounts have it: 568.80 that are taken off are "(568.80)", and nothing is "–". */
function amountText(cents: Cents) {
  if (cents === 0) return "–";
  const text = centsText(Math.abs(cents));
  return cents < 0 ? `(${text})` : text;
}
