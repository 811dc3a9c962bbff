import { expect, test } from "vitest";
import type { PostedEntry } from "#modules/ledger/ledger.ts";
import { payment, seatsInvoice } from "#testing/test-ledger.ts";
import { testSeller } from "#testing/test-parts.ts";
import { type Invoicing, tellInvoice } from "./tell-invoice.ts";

type Posted = ReturnType<typeof seatsInvoice>;

function posted({ postings, ...entry }: Posted, at: string): PostedEntry {
  return {
    ...{ ...entry, invoiceNumber: 19_688, sequence: 1, at },
    postings: postings.map(({ each, ...posting }, index) => ({
      ...{ line: index + 1, ...posting },
      ...{ quantity: each?.quantity ?? null, price: each?.price ?? null },
    })),
  };
}

const PAID_AT = "2026-06-22T23:04:00.000000Z";
const issued = posted(seatsInvoice(19_688), PAID_AT);

function invoicing(change: Partial<Invoicing> = {}): Invoicing {
  return {
    invoice: {
      ...{ number: 19_688, teamId: 1, issuedAt: new Date(PAID_AT), dueOn: "2026-07-07" },
      ...{ title: "Subscription, 23 June 2026 to 22 June 2027", currency: "AUD" },
      ...{ billedTo: "Marlowe & Tran Advisory", billedTaxNumber: "99 000 417 226" },
      billedAddress: "Level 3, 41 Wharf Street\nNewcastle NSW 2300",
      ...{ purchaseOrderNumber: "PO-2291", seller: testSeller, timeZone: "Australia/Sydney" },
    },
    ...{ entries: [issued], declined: undefined },
    ...{ now: new Date("2026-06-24T00:00:00Z"), ...change },
  };
}

const settle = (amount: number, change: Partial<Posted> = {}) =>
  posted({ ...payment(19_688, amount), ...change }, PAID_AT);

test("6 × 948.00 less 568.80 and 10 % of GST is a tax invoice of 5,631.12, in the order of its calculation", () => {
  const told = tellInvoice(invoicing());
  expect(told).toMatchObject({
    ...{ title: "Tax invoice", issued: "Number 19688, issued 23 June 2026" },
    billedTo: {
      name: "Marlowe & Tran Advisory",
      rest: ["Level 3, 41 Wharf Street", "Newcastle NSW 2300", "ABN 99 000 417 226"],
    },
    ...{ purchaseOrder: "PO-2291", currency: "Australian dollars (AUD)", hasTax: true },
    lines: [
      { quantity: "6", price: "948.00", tax: "10%", amount: "5,688.00" },
      { description: "Volume discount", quantity: "", price: "", tax: "10%", amount: "(568.80)" },
    ],
  });
  expect(told.totals.map(({ label, amount }) => [label, amount])).toEqual([
    ["Total before GST", "5,119.20"],
    ["GST 10%", "511.92"],
    ["Total, AUD", "5,631.12"],
    ["Still to pay", "5,631.12"],
  ]);
});

test("an address of more than 10 lines goes on in its tenth", () => {
  const { invoice } = invoicing();
  const restOf = (billedAddress: string) =>
    tellInvoice(invoicing({ invoice: { ...invoice, billedAddress } })).billedTo.rest;
  const lines = Array.from({ length: 12 }, (_, at) => `Line ${at + 1}`);
  const abn = "ABN 99 000 417 226";
  expect(restOf(lines.slice(0, 10).join("\n"))).toEqual([...lines.slice(0, 10), abn]);
  const tenth = "Line 10, Line 11, Line 12";
  expect(restOf(lines.join("\n\n"))).toEqual([...lines.slice(0, 9), tenth, abn]);
  expect(restOf("")).toEqual([abn]);
});

test("what is paid in full says by what, on the team's own day, and leaves nothing", () => {
  const told = tellInvoice(invoicing({ entries: [issued, settle(563_112)] }));
  expect(told.totals.slice(-2).map(({ label, amount }) => [label, amount])).toEqual([
    ["Paid 23 June 2026", "(5,631.12)"],
    ["Still to pay", "–"],
  ]);
  expect(told.stamp).toEqual({
    ...{ isSettled: true, title: "Paid in full", text: "Visa ending 4242, 23 June 2026" },
    reference: "19688-01",
  });
});

test("a receipt names what the card paid where a part came before: 5,631.12 less 4,000.00", () => {
  const bank = settle(400_000, { description: "Bank transfer 1, received 20 June 2026" });
  const { stamp } = tellInvoice(invoicing({ entries: [issued, bank, settle(163_112)] }));
  expect(stamp.text).toBe("AUD 1,631.12 by Visa ending 4242, 23 June 2026");
});

test("what came by bank says its day once, which is the bank's", () => {
  const description = "Bank transfer T-19688, received 22 June 2026";
  const told = tellInvoice(invoicing({ entries: [issued, settle(563_112, { description })] }));
  expect(told.stamp.text).toBe(description);
  expect(told.totals.at(-2)?.label).toBe("Paid 22 June 2026");
});

test("a credit says how much of it is GST, so that whoever claimed that can give it back", () => {
  const side = { unit: "AUD", credit: "receivable" } as const;
  const postings: Posted["postings"] = [
    { ...side, debit: "discounts", amount: 10_000, description: "Credit" },
    { ...side, debit: "gst", amount: 1_000, description: "GST of the credit" },
  ];
  const credit = settle(0, { kind: "credit", postings });
  const { totals } = tellInvoice(invoicing({ entries: [issued, credit] }));
  expect(totals.slice(3).map(({ label, amount }) => [label, amount])).toEqual([
    ["Credited 23 June 2026", "(100.00)"],
    ["GST of the credit", "(10.00)"],
    ["Still to pay", "5,521.12"],
  ]);
});

test("a part that was paid, credited or written off stands below the total by its own name", () => {
  const entries = [
    ...[issued, settle(100_000), settle(463_000, { kind: "credit" })],
    settle(112, { kind: "write_off" }),
  ];
  const { totals, stamp } = tellInvoice(invoicing({ entries }));
  expect(totals.slice(3).map(({ label, amount }) => [label, amount])).toEqual([
    ["Paid 23 June 2026", "(1,000.00)"],
    ["Credited 23 June 2026", "(4,630.00)"],
    ["Written off 23 June 2026", "(1.12)"],
    ["Still to pay", "–"],
  ]);
  expect(stamp).toMatchObject({ isSettled: true, title: "Nothing left to pay" });
  const part = tellInvoice(invoicing({ entries: [issued, settle(100_000)] }));
  expect(part.stamp.title).toBe("Paid in part. To be paid by 7 July 2026");
});

test("what is not paid says until when and how; a card that was declined says why, and after the day it is overdue", () => {
  expect(tellInvoice(invoicing()).stamp).toEqual({
    ...{ isSettled: false, title: "To be paid by 7 July 2026", reference: "19688" },
    text: "By transfer: BSB 062-000, account 1234 5678",
  });
  const declined = {
    ...{ cardWords: "Visa ending 0341", reason: "declined" as const, at: new Date(PAID_AT) },
  };
  const late = tellInvoice(invoicing({ declined, now: new Date("2026-07-08T00:00:00Z") }));
  expect(late.stamp).toMatchObject({
    title: "Overdue, due 7 July 2026",
    text: "Visa ending 0341, declined 23 June 2026. The bank declined this card. Try another, or ask the bank.",
  });
});

test("an invoice without tax is no tax invoice, and says so", () => {
  const untaxed = { ...issued, postings: issued.postings.slice(0, 2) };
  const told = tellInvoice(invoicing({ entries: [untaxed] }));
  expect([told.title, told.hasTax]).toEqual(["Invoice", false]);
  expect(told.totals.map(({ label }) => label)).toEqual(["Total, AUD", "Still to pay"]);
  expect(told.notes).toContain("No GST is charged.");
});
