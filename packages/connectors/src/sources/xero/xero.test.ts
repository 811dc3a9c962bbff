import { monthOf } from "@app/engine/time/month";
import { expect, onTestFinished, test } from "vitest";
import type { MonthRead, Progress } from "#connector/connector.ts";
import { reportsOf } from "#sources/demo-books/books.ts";
import { testTiming } from "#testing/test-timing.ts";
import { expectBooks, readContext, readWhole } from "#testing/whole-read.ts";
import { startXeroFake } from "#testing/xero-fake.ts";
import { xeroFakeBooks } from "#testing/xero-fake-books.ts";
import { xeroFakeClient } from "#testing/xero-fake-client.ts";
import { xero } from "./xero.ts";

const firstMonth = monthOf(2025, 4);

async function connect({ throttleEvery = 0, accounts = 14, months = 18 } = {}) {
  const books = xeroFakeBooks({ accounts, firstMonth, months });
  const fake = await startXeroFake({ books, throttleEvery });
  onTestFinished(() => fake.stop());
  const http = xeroFakeClient({ url: fake.url, ...fake.tokens, timing: testTiming() });
  const progress: Progress[] = [];
  const context = readContext(http, progress);
  const settings = { baseUrl: fake.url };
  const [organisation] = await xero.listOrganisations(context, settings);
  if (!organisation) throw new Error("the fake has no organisation");
  return { books, fake, context, settings, organisation, progress };
}

async function readAll(reads: AsyncIterable<MonthRead>) {
  const months: MonthRead[] = [];
  for await (const month of reads) months.push(month);
  return months;
}

test("18 months read from Xero are the journals behind them and pass all seven checks", async () => {
  const { books, context, settings } = await connect();
  const range = { from: firstMonth, to: firstMonth + 17 };

  const read = await readWhole(xero, settings, context.http, range);

  expectBooks(read, books);
  expect(read.ledger.controls).toHaveLength(18);
});

test("a ledger read from the middle of the books opens with what came before", async () => {
  const { books, context, settings } = await connect();
  const range = { from: firstMonth + 7, to: firstMonth + 17 };

  const read = await readWhole(xero, settings, context.http, range);

  expectBooks(read, books);
  expect(read.ledger.openings).toHaveLength(books.accounts.length);
});

test("in the first month of a year last year's profit is no movement of retained earnings", async () => {
  const { books, context, settings, organisation } = await connect();
  const kept = books.accounts.find(({ isRetainedEarnings }) => isRetainedEarnings)?.id ?? "";
  const july = monthOf(2025, 7);
  const { movement, balance, yearResult } = reportsOf(books);

  const range = { from: july, to: july };
  const [read] = await readAll(xero.movements(context, settings, organisation, range));

  const net = read?.movements.find(({ accountId }) => accountId === kept)?.net ?? 0n;
  expect(net).toBe(movement(kept, july));
  expect(balance(kept, july) - balance(kept, july - 1)).toBe(net + yearResult(july - 1));
  expect(yearResult(july - 1)).not.toBe(0n);
});

test("openings are the balances at the end of the month before, and add up to nothing", async () => {
  const { books, context, settings, organisation } = await connect();
  const { balance } = reportsOf(books);
  const before = monthOf(2026, 2);

  const openings = await xero.openings(context, settings, organisation, before);

  expect(openings.reduce((sum, { net }) => sum + net, 0n)).toBe(0n);
  expect(new Map(openings.map(({ accountId, net }) => [accountId, net]))).toEqual(
    new Map(books.accounts.map(({ id }) => [id, balance(id, before - 1)])),
  );
});

test("an expired token is renewed and a 429 waited for, without a month lost", async () => {
  const { fake, context, settings, organisation } = await connect({ throttleEvery: 4 });
  fake.expireToken();

  const range = { from: firstMonth, to: firstMonth + 11 };
  const reads = await readAll(xero.movements(context, settings, organisation, range));

  expect(reads).toHaveLength(12);
  expect(fake.answered.get(401)).toBe(1);
  expect(fake.answered.get(429)).toBeGreaterThanOrEqual(3);
  expect(fake.tokens.refreshToken).toBe("refresh-2");
});

test("a read tells how far it is, and can be taken up after the last month it gave", async () => {
  const { context, settings, organisation, progress } = await connect();
  const range = { from: firstMonth, to: firstMonth + 2 };

  for await (const { month } of xero.movements(context, settings, organisation, range)) {
    if (month === firstMonth + 1) break;
  }
  const rest = { from: firstMonth + 2, to: firstMonth + 2 };
  const reads = await readAll(xero.movements(context, settings, organisation, rest));

  expect(progress).toEqual([
    { step: "Reading Apr-25", done: 0, total: 3 },
    { step: "Reading May-25", done: 1, total: 3 },
    { step: "Reading Jun-25", done: 0, total: 1 },
  ]);
  expect(reads.map(({ month }) => month)).toEqual([firstMonth + 2]);
});

test("a cancelled read stops with the reason it was given", async () => {
  const { context, settings, organisation } = await connect();
  const signal = AbortSignal.abort(new Error("closed by the person"));
  const range = { from: firstMonth, to: firstMonth };

  const reads = xero.movements({ ...context, signal }, settings, organisation, range);

  await expect(readAll(reads)).rejects.toThrow("closed by the person");
});

test("disconnecting ends the connection of the one tenant, after which nothing is readable", async () => {
  const { context, settings, organisation } = await connect();

  await xero.disconnect?.(context, { ...settings, tenantId: "somebody else's" });
  expect(await xero.listOrganisations(context, settings)).toHaveLength(1);

  await xero.disconnect?.(context, { ...settings, tenantId: organisation.externalId });
  expect(await xero.listOrganisations(context, settings)).toEqual([]);
  await expect(xero.accounts(context, settings, organisation)).rejects.toThrow(
    "Xero does not allow this connection to read that.",
  );
});

test("the chart and the tracking categories are read whole", async () => {
  const { context, settings, organisation } = await connect();
  expect(await xero.accounts(context, settings, organisation)).toHaveLength(14);
  expect(await xero.tracking?.(context, settings, organisation)).toMatchObject([
    { name: "Shop", options: ["Bayside", "Online"] },
  ]);
});
