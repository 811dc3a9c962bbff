import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import { testBooks } from "#testing/test-books.ts";
import { backPostings } from "./back-posting.ts";
import { firstOpenMonth } from "./read-plan.ts";

const JULY = monthOf(2025, 7);
const sale = (amount: bigint) => ({ bank: amount, sales: -amount });

test("two reads that agree have no back-posting", () => {
  const months = [sale(5n), sale(6n)];
  expect(backPostings(testBooks({ months }), testBooks({ months }), JULY + 2)).toEqual([]);
});

test("new, changed and removed movements are told apart, with before, after and difference", () => {
  const before = testBooks({ months: [sale(5n), sale(6n), {}] });
  const after = testBooks({ months: [sale(9n), {}, { rent: 2n, bank: -2n }] });
  const bank = backPostings(before, after, JULY + 3).filter(
    ({ accountId }) => accountId === "bank",
  );
  const place = { accountId: "bank", isOpening: false };
  expect(bank).toEqual([
    { ...place, month: JULY, before: 5n, after: 9n, difference: 4n, kind: "changed" },
    { ...place, month: JULY + 1, before: 6n, after: 0n, difference: -6n, kind: "removed" },
    { ...place, month: JULY + 2, before: 0n, after: -2n, difference: -2n, kind: "new" },
  ]);
});

test("months that are still open may change", () => {
  const before = testBooks({ months: [sale(5n), sale(6n)] });
  const after = testBooks({ months: [sale(5n), sale(7n)] });
  expect(backPostings(before, after, JULY + 1)).toEqual([]);
  expect(backPostings(before, after, JULY + 2)).toHaveLength(2);
});

test("a change before the first month that both have shows in its opening", () => {
  const before = testBooks({ months: [sale(5n), sale(6n)] });
  const after = testBooks({
    firstMonth: JULY + 1,
    openings: { bank: 8n, sales: -8n },
    months: [sale(6n)],
  });
  expect(backPostings(before, after, JULY + 2)).toMatchObject([
    { accountId: "bank", month: JULY + 1, difference: 3n, isOpening: true },
    { accountId: "sales", month: JULY + 1, difference: -3n, isOpening: true },
  ]);
});

test("a posting and its reversal are a change, although the net stays", () => {
  const before = testBooks({ months: [sale(5n)] });
  const after = testBooks({ months: [sale(5n)] });
  for (const movement of after.movements) {
    movement.debit += 100n;
    movement.credit += 100n;
  }
  const [first] = backPostings(before, after, JULY + 1);
  expect(first).toMatchObject({ accountId: "bank", difference: 0n, kind: "changed" });
});

test("a month is closed when it is locked or its financial year has ended", () => {
  const { organisation } = testBooks({ months: [] });
  expect(firstOpenMonth(organisation, monthOf(2026, 9))).toBe(monthOf(2026, 7));
  const locked = { ...organisation, lockDate: "2026-08-31" };
  expect(firstOpenMonth(locked, monthOf(2026, 9))).toBe(monthOf(2026, 9));
});
