import { expect, test } from "vitest";
import { type Invoice, invoiceEntry, invoiceTotal } from "./invoice-entry.ts";

const invoice: Invoice = {
  ...{ key: "begin 2026-06-23", number: 19_688, description: "Subscription, a year" },
  ...{ currency: "AUD", taxRate: 1_000 },
  lines: [
    {
      ...{ account: "seats", description: "Per user for a year", amount: 568_800 },
      each: { quantity: 6, price: 94_800 },
    },
    { account: "discounts", description: "Volume discount", amount: 56_880 },
  ],
};

test("6 users at 948.00 less 10 % come to 5,119.20, and with GST to 5,631.12", () => {
  expect(invoiceTotal(invoice)).toEqual({ net: 511_920, tax: 51_192, gross: 563_112 });
});

test("what is charged is owed, what is taken off is not, and tax is owed last", () => {
  const { postings, ...entry } = invoiceEntry(invoice);
  expect(entry).toEqual({
    ...{ kind: "invoice", key: "begin 2026-06-23", description: "Subscription, a year" },
    invoiceNumber: 19_688,
  });
  expect(postings.map(({ debit, credit, amount }) => [debit, credit, amount])).toEqual([
    ["receivable", "seats", 568_800],
    ["discounts", "receivable", 56_880],
    ["receivable", "gst", 51_192],
  ]);
  expect(postings[0]).toMatchObject({ each: { quantity: 6, price: 94_800 } });
  expect(postings[2]).toMatchObject({ description: "GST 10%" });
});

test("what the team owes by the postings is the invoice's total", () => {
  const owed = invoiceEntry(invoice).postings.reduce(
    (sum, { debit, amount }) => (debit === "receivable" ? sum + amount : sum - amount),
    0,
  );
  expect(owed).toBe(563_112);
});

test("a discount of nothing and a tax of nothing are no postings", () => {
  const [seats, discount] = invoice.lines;
  const lines = [seats, { ...discount, amount: 0 }] as Invoice["lines"];
  const { postings } = invoiceEntry({ ...invoice, currency: "USD", taxRate: 0, lines });
  expect(postings.map(({ credit }) => credit)).toEqual(["seats"]);
});
