import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import { isReconciled } from "#checks/check-ledger.ts";
import { balancesOf } from "#ledger/balances.ts";
import { backPostings } from "#reading/back-posting.ts";
import { readLedger } from "#reading/read-ledger.ts";
import { firstOpenMonth } from "#reading/read-plan.ts";
import { expectBooks, readContext, readWhole } from "#testing/whole-read.ts";
import { sampleCompanySource } from "./sample-company.ts";
import { sampleCompanyBooks } from "./sample-company-books.ts";

const november = monthOf(2026, 11);
const range = { from: november - 35, to: november };
const network = { send: () => Promise.reject(new Error("the sample asked the network")) };

function read(lastMonth = november, backPostedIn?: number) {
  const settings = { lastMonth, ...(backPostedIn !== undefined && { backPostedIn }) };
  return readWhole(sampleCompanySource, settings, network, range);
}

test("its 36 months are its books and pass all seven checks without a word to the network", async () => {
  const whole = await read();
  expectBooks(whole, sampleCompanyBooks({ lastMonth: november }));
  expect(whole.checks).toHaveLength(7);
  expect(whole.ledger.controls).toHaveLength(36);
});

test("the same month gives the same ledger, and a later month leaves the earlier ones alone", async () => {
  const [once, again, later] = [await read(), await read(), await read(november + 14)];
  expect(again.contentHash).toBe(once.contentHash);
  expect(later.contentHash).toBe(once.contentHash);
});

test("in ten years' time it still earns, owns plant worth something and never overdraws its bank", async () => {
  const to = november + 120;
  const long = { from: monthOf(2020, 7), to };
  const { ledger, checks } = await readWhole(sampleCompanySource, { lastMonth: to }, network, long);
  expect(isReconciled(checks)).toBe(true);
  let kept = 0n;
  for (const { closing, endedYear, starting } of balancesOf(ledger).slice(1)) {
    expect(closing.get("1010")).toBeGreaterThan(0n);
    expect((closing.get("1510") ?? 0n) + (closing.get("1515") ?? 0n)).toBeGreaterThan(0n);
    expect(closing.get("1200")).toBeGreaterThan(0n);
    if (!endedYear) continue;
    expect(starting.get("3900")).toBeLessThan(kept);
    kept = starting.get("3900") ?? 0n;
  }
});

test("what happened by place adds up to the account, on both sides", async () => {
  const { ledger } = await read();
  const sums = new Map<string, { debit: bigint; credit: bigint }>();
  for (const { accountId, month, trackingKey, debit, credit } of ledger.movements) {
    if (trackingKey === "") continue;
    const sum = sums.get(`${month} ${accountId}`) ?? { debit: 0n, credit: 0n };
    sums.set(`${month} ${accountId}`, { debit: sum.debit + debit, credit: sum.credit + credit });
  }
  expect(sums.size).toBe(36 * 8);
  for (const { accountId, month, trackingKey, debit, credit } of ledger.movements) {
    const parts = sums.get(`${month} ${accountId}`);
    if (trackingKey === "" && parts) expect(parts).toEqual({ debit, credit });
  }
  const keys = new Set(ledger.movements.map(({ trackingKey }) => trackingKey));
  expect([...keys].sort()).toEqual(["", "Location=Café", "Location=Online", "Location=Roastery"]);
});

test("a back-posting of 4,180.00 into a closed May is found by the next read, and named", async () => {
  const before = await read();
  const context = readContext(network);
  const [organisation] = await sampleCompanySource.listOrganisations(context, {
    lastMonth: november,
  });
  if (!organisation) throw new Error("The sample has no organisation");
  const after = await readLedger({
    connector: sampleCompanySource,
    settings: { lastMonth: november, backPostedIn: november },
    context,
    organisation,
    range,
    currentMonth: november,
    stored: before.ledger,
  });
  expect(after.readFrom).toBe(range.from);
  expect(isReconciled(after.checks)).toBe(true);
  const open = firstOpenMonth(organisation, november);
  const may = monthOf(2026, 5);
  expect(backPostings(before.ledger, after.ledger, open)).toMatchObject([
    { accountId: "2010", month: may, difference: -418_000n },
    { accountId: "6300", month: may, difference: 418_000n },
  ]);
});

test("a back-posting stays where it was put when the year turns, and its bill is paid once", async () => {
  const [then, later] = [await read(november, november), await read(november + 9, november)];
  expect(later.contentHash).toBe(then.contentHash);
  const { ledger } = then;
  expect(balancesOf(ledger).at(-1)?.closing.get("2010")).toBe(
    balancesOf((await read()).ledger)
      .at(-1)
      ?.closing.get("2010"),
  );
});
