import { expect, test } from "vitest";
import { planCredit } from "./plan-credit.ts";

const amountsOf = (amount: number, before = { gross: 0, tax: 0 }, tax = 51_192) =>
  planCredit(amount, { currency: "AUD", invoice: { gross: 563_112, tax }, before }).map((each) => [
    ...[each.debit, each.credit, each.amount],
  ]);

test("110.00 off an invoice with 10 % of GST take off 100.00 and 10.00 of GST", () => {
  expect(amountsOf(11_000)).toEqual([
    ["discounts", "receivable", 10_000],
    ["gst", "receivable", 1_000],
  ]);
});

test("credited in parts of a third, an invoice gives back 511.92 of GST to the cent", () => {
  const before = { gross: 0, tax: 0 };
  for (const amount of [187_704, 187_704, 187_704]) {
    const [net, tax] = planCredit(amount, {
      ...{ currency: "AUD", invoice: { gross: 563_112, tax: 51_192 }, before: { ...before } },
    });
    before.gross += (net?.amount ?? 0) + (tax?.amount ?? 0);
    before.tax += tax?.amount ?? 0;
  }
  expect(before).toEqual({ gross: 563_112, tax: 51_192 });
});

test("cent by cent, credits of an invoice of 0.11 come to its 0.01 of GST", () => {
  const before = { gross: 0, tax: 0 };
  for (let cent = 0; cent < 11; cent += 1) {
    const postings = planCredit(1, {
      ...{ currency: "AUD", invoice: { gross: 11, tax: 1 }, before: { ...before } },
    });
    expect(postings).toHaveLength(1);
    before.gross += 1;
    before.tax += postings[0]?.debit === "gst" ? 1 : 0;
  }
  expect(before).toEqual({ gross: 11, tax: 1 });
});

test("an invoice without tax is credited without", () => {
  expect(amountsOf(11_000, { gross: 0, tax: 0 }, 0)).toEqual([["discounts", "receivable", 11_000]]);
});
