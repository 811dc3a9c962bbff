import { someOf } from "@app/engine/testing/runs";
import { expect, test } from "vitest";
import { readPdf } from "#testing/read-pdf.ts";
import { testSeller } from "#testing/test-parts.ts";
import { makeInvoicePdf } from "./make-invoice-pdf.ts";
import type { ToldInvoice } from "./tell-invoice.ts";

/** An invoice of one line, whose buyer's address has so many. */
function told(addressLines: number): ToldInvoice {
  const rest = Array.from({ length: addressLines }, (_, at) => `Address ${at + 1}`);
  return {
    ...{ title: "Tax invoice", number: "19688", issued: "Issued", issuedAt: new Date(0) },
    ...{ seller: testSeller, billedTo: { name: "Buyer", rest }, purpose: "Subscription" },
    ...{ purchaseOrder: "", currency: "AUD", hasTax: true, notes: "" },
    lines: [
      ...[{ description: "Users", quantity: "1", price: "99.00", tax: "10%", amount: "99.00" }],
    ],
    totals: [{ label: "Total", amount: "108.90", kind: "total" }],
    stamp: { isSettled: false, title: "To be paid", text: "", reference: "19688-01" },
  };
}

/** Lines of an address about as long as a page leaves room for. */
const LONG_ADDRESSES = Array.from({ length: 16 }, (_, at) => 25 + at);

test("however long the buyer's address is, the head of the table stands on the page of its first row", async () => {
  for (const count of someOf(LONG_ADDRESSES, 5)) {
    const bytes = await makeInvoicePdf.run(told(count));
    const pages = readPdf(bytes).map((page) => page.flatMap(({ texts }) => texts));
    const withHead = pages.filter((texts) => texts.includes("Description"));
    expect(withHead).toHaveLength(1);
    expect(withHead[0], `${count} lines`).toContain("Users");
  }
});
