import { expect, test } from "vitest";
import { partsOnInvoice } from "./invoice-parts.ts";
import type { PostedEntry } from "./ledger.ts";

const side = { line: 1, unit: "AUD", description: "", quantity: null, price: null };

/** An invoice of 1.10 with 0.05 of GST, where halves of a cent come up at once, and what followed on it. */
function entriesOf(...since: [kind: PostedEntry["kind"], debit: string, amount: number][]) {
  const invoice: [string, string, string, number][] = [
    ["invoice", "receivable", "seats", 105],
    ["invoice", "receivable", "gst", 5],
  ];
  const about = { at: "", key: "", description: "", invoiceNumber: 1 };
  const postings = invoice.map(([, debit, credit, amount]) => ({ ...side, debit, credit, amount }));
  return [
    { ...about, sequence: 1, kind: "invoice" as const, postings },
    ...since.map(([kind, debit, amount], index) => ({
      ...{ ...about, sequence: index + 2, kind },
      postings: [{ ...side, debit, credit: "receivable", amount }],
    })),
  ];
}

test("two halves of 1.10 with 0.05 of GST have 0.03 and 0.02 of it, and leave nothing", () => {
  const { bySequence, left } = partsOnInvoice(
    entriesOf(["payment", "bank", 55], ["payment", "gateway", 55]),
  );
  expect([bySequence.get(2), bySequence.get(3)]).toEqual([
    { net: -52, tax: -3, gross: -55 },
    { net: -53, tax: -2, gross: -55 },
  ]);
  expect(left).toEqual({ net: 0, tax: 0, gross: 0 });
});

test("however it is paid in parts, or written off, the parts and what is left are the invoice to the cent", () => {
  for (let first = 1; first < 109; first += 1) {
    for (let second = 1; first + second <= 110; second += 7) {
      const { bySequence, left } = partsOnInvoice(
        entriesOf(["payment", "bank", first], ["write_off", "written_off", second]),
      );
      const tax = [2, 3].reduce((sum, at) => sum - (bySequence.get(at)?.tax ?? 0), left.tax);
      expect([tax, left.net + left.tax]).toEqual([5, 110 - first - second]);
    }
  }
});
