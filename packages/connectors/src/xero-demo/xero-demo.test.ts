import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import { expectBooks, readWhole } from "#testing/whole-read.ts";
import { xeroDemo } from "./xero-demo.ts";
import { xeroDemoBooks } from "./xero-demo-company.ts";

const june = monthOf(2026, 6);
const network = { send: () => Promise.reject(new Error("the demo asked the network")) };

test("the demo's 36 months are its books and reconcile, without a word to the network", async () => {
  const range = { from: june - 35, to: june };
  const read = await readWhole(xeroDemo, { lastMonth: june }, network, range);
  expectBooks(read, xeroDemoBooks(june));
  expect(read.ledger.organisation.name).toBe("Kestrel Bay Outdoor Pty Ltd");
});

test("a month later the demo has one more month, and the months before are as they were", async () => {
  const range = { from: june - 11, to: june };
  const earlier = await readWhole(xeroDemo, { lastMonth: june }, network, range);
  const later = await readWhole(xeroDemo, { lastMonth: june + 1 }, network, range);
  expect(later.contentHash).toBe(earlier.contentHash);

  const july = { from: june + 1, to: june + 1 };
  const next = await readWhole(xeroDemo, { lastMonth: june + 1 }, network, july);
  expect(next.ledger.movements.length).toBeGreaterThan(20);
});

test("the company earns a profit every year and never overdraws its bank", async () => {
  const range = { from: june - 23, to: june };
  const { ledger } = await readWhole(xeroDemo, { lastMonth: june }, network, range);
  const bank = ledger.accounts.find(({ sourceType }) => sourceType.toUpperCase() === "BANK");
  const balances = ledger.controls.map(({ closings }) => closings?.get(bank?.externalId ?? ""));
  expect(balances.every((balance) => balance !== undefined && balance > 0n)).toBe(true);

  const results = new Set(
    ledger.accounts
      .filter((account) => account.class === "REVENUE" || account.class === "EXPENSE")
      .map(({ externalId }) => externalId),
  );
  const profit = ledger.movements
    .filter(({ accountId }) => results.has(accountId))
    .reduce((sum, { net }) => sum - net, 0n);
  expect(profit).toBeGreaterThan(0n);
});
