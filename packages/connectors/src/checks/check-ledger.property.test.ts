import fc from "fast-check";
import { expect, test } from "vitest";
import type { Ledger } from "#ledger/ledger.ts";
import { PROPERTY_MS } from "#testing/random-read.ts";
import { type TestAccount, testAccounts, testBooks } from "#testing/test-books.ts";
import { checkLedger, isReconciled } from "./check-ledger.ts";

const amount = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });

/** Any amounts on any accounts, made to balance by the bank. */
const balanced = fc
  .dictionary(fc.constantFrom(...testAccounts.slice(1)), amount)
  .map((amounts: Partial<Record<TestAccount, bigint>>) => {
    const sum = Object.values(amounts).reduce((total, each) => total + each, 0n);
    return { ...amounts, bank: -sum };
  });

const ledgers = fc
  .record({
    openings: balanced,
    months: fc.array(balanced, { minLength: 1, maxLength: 30 }),
    firstMonth: fc.integer({ min: 24_000, max: 24_400 }),
    yearEndMonth: fc.integer({ min: 1, max: 12 }),
  })
  .map(testBooks);

test(
  "whatever a company does, books that reconcile pass all checks",
  () => {
    fc.assert(
      fc.property(ledgers, (ledger) => {
        expect(checkLedger(ledger).flatMap((check) => check.findings)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  },
  PROPERTY_MS,
);

/** Every amount of a ledger, as a change that adds to it. */
function changes(ledger: Ledger, by: bigint): Ledger[] {
  const { openings, movements, controls } = ledger;
  const replaced = <T>(items: T[], change: (item: T) => T[]) =>
    items.flatMap((item, index) => change(item).map((changed) => items.with(index, changed)));
  return [
    ...replaced(openings, (each) => [{ ...each, net: each.net + by }]).map((changed) => ({
      ...ledger,
      openings: changed,
    })),
    ...replaced(movements, (each) => [
      { ...each, debit: each.debit + by },
      { ...each, credit: each.credit + by },
      { ...each, net: each.net + by },
      { ...each, debit: each.debit + by, net: each.net + by },
    ]).map((changed) => ({ ...ledger, movements: changed })),
    ...replaced(controls, (each) => {
      const { debit = 0n, credit = 0n } = each.totals ?? {};
      const closings = [...(each.closings ?? [])].map(([id, net]) => ({
        ...each,
        closings: new Map(each.closings).set(id, net + by),
      }));
      return [
        ...closings,
        { ...each, totals: { debit: debit + by, credit } },
        { ...each, totals: { debit, credit: credit + by } },
      ];
    }).map((changed) => ({ ...ledger, controls: changed })),
  ];
}

test(
  "any single amount changed, by a cent or a million, fails at least one check",
  () => {
    const step = amount.filter((by) => by !== 0n);
    fc.assert(
      fc.property(
        ledgers,
        fc.oneof(fc.constantFrom(1n, -1n), step),
        fc.nat(),
        (ledger, by, which) => {
          const all = changes(ledger, by);
          const changed = all[which % all.length];
          expect(changed && isReconciled(checkLedger(changed))).toBe(false);
        },
      ),
      { numRuns: 150 },
    );
  },
  PROPERTY_MS,
);

test("every amount of one ledger is guarded: none can change without a finding", () => {
  const ledger = testBooks({
    openings: { bank: 10_00n, capital: -10_00n },
    months: Array.from({ length: 14 }, () => ({ bank: 5_00n, sales: -8_00n, rent: 3_00n })),
  });
  const unseen = changes(ledger, 1n).filter((changed) => isReconciled(checkLedger(changed)));
  expect(unseen).toEqual([]);
});
