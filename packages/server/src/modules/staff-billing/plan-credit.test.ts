import { expect, test } from "vitest";
import { planCredit } from "./plan-credit.ts";

const YEAR = { gross: 563_112, tax: 51_192 };

const amountsOf = (amount: number, left = YEAR) =>
  planCredit(amount, "AUD", left).map((each) => [each.debit, each.credit, each.amount]);

/** What is left after credits of so much each. */
function creditedBy(amounts: number[], left: typeof YEAR) {
  for (const amount of amounts) {
    const tax = planCredit(amount, "AUD", left).find(({ debit }) => debit === "gst")?.amount ?? 0;
    left = { gross: left.gross - amount, tax: left.tax - tax };
  }
  return left;
}

test("110.00 off an invoice with 10 % of GST take off 100.00 and 10.00 of GST", () => {
  expect(amountsOf(11_000)).toEqual([
    ["discounts", "receivable", 10_000],
    ["gst", "receivable", 1_000],
  ]);
});

test("credited in parts of a third, an invoice gives back 511.92 of GST to the cent", () => {
  expect(creditedBy([187_704, 187_704, 187_704], YEAR)).toEqual({ gross: 0, tax: 0 });
});

test("cent by cent, credits of an invoice of 0.11 come to its 0.01 of GST", () => {
  const cents = Array.from({ length: 11 }, () => 1);
  expect(creditedBy(cents, { gross: 11, tax: 1 })).toEqual({ gross: 0, tax: 0 });
});

test("after a payment of half of 1.10 took 0.03 of its 0.05 of GST, crediting the rest takes 0.02", () => {
  expect(amountsOf(55, { gross: 55, tax: 2 })).toEqual([
    ["discounts", "receivable", 53],
    ["gst", "receivable", 2],
  ]);
});

test("an invoice without tax is credited without", () => {
  expect(amountsOf(11_000, { gross: 563_112, tax: 0 })).toEqual([
    ["discounts", "receivable", 11_000],
  ]);
});
