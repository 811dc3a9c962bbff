import { monthOf } from "@app/engine/time/month";
import { describe, expect, test } from "vitest";
import { isProfitAndLoss } from "#ledger/balances.ts";
import { quickBooksDemo } from "#sources/quickbooks-demo/quickbooks-demo.ts";
import { quickBooksDemoBooks } from "#sources/quickbooks-demo/quickbooks-demo-company.ts";
import { xeroDemo } from "#sources/xero-demo/xero-demo.ts";
import { xeroDemoBooks } from "#sources/xero-demo/xero-demo-company.ts";
import { expectBooks, readWhole } from "#testing/whole-read.ts";

const june = monthOf(2026, 6);
const network = { send: () => Promise.reject(new Error("the demo asked the network")) };

const companies = [
  { name: "Kestrel Bay Outdoor Pty Ltd", demo: xeroDemo, booksTo: xeroDemoBooks },
  { name: "Larkspur Gardens Inc.", demo: quickBooksDemo, booksTo: quickBooksDemoBooks },
];

describe.each(companies)("$name", ({ name, demo, booksTo }) => {
  test("36 months are the demo's books and reconcile, without a word to the network", async () => {
    const range = { from: june - 35, to: june };
    const read = await readWhole(demo, { lastMonth: june }, network, range);
    expectBooks(read, booksTo(june));
    expect(read.ledger.organisation.name).toBe(name);
  });

  test("a month later there is one more month, and the months before are as they were", async () => {
    const range = { from: june - 11, to: june };
    const earlier = await readWhole(demo, { lastMonth: june }, network, range);
    const later = await readWhole(demo, { lastMonth: june + 1 }, network, range);
    expect(later.contentHash).toBe(earlier.contentHash);

    const july = { from: june + 1, to: june + 1 };
    const next = await readWhole(demo, { lastMonth: june + 1 }, network, july);
    expect(next.ledger.movements.length).toBeGreaterThan(20);
  });

  test("the company earns a profit and never overdraws its bank", async () => {
    const range = { from: june - 23, to: june };
    const { ledger } = await readWhole(demo, { lastMonth: june }, network, range);
    const bank = ledger.accounts.find(({ sourceType }) => sourceType.toUpperCase() === "BANK");
    const balances = ledger.controls.map(({ closings }) => closings?.get(bank?.externalId ?? ""));
    expect(balances.every((balance) => balance !== undefined && balance > 0n)).toBe(true);

    const results = new Set(ledger.accounts.filter(isProfitAndLoss).map((each) => each.externalId));
    const profit = ledger.movements
      .filter(({ accountId }) => results.has(accountId))
      .reduce((sum, { net }) => sum - net, 0n);
    expect(profit).toBeGreaterThan(0n);
  });
});
