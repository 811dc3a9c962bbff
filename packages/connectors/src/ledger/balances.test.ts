import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import { movementsOf, testBooks } from "#testing/test-books.ts";
import { balancesOf } from "./balances.ts";

const JULY = monthOf(2026, 7);

test("a closing is the opening and the movements: 10.00 + 5.00 − 2.00 is 13.00", () => {
  const ledger = testBooks({
    openings: { bank: 1_000n, capital: -1_000n },
    months: [
      { bank: 500n, loan: -500n },
      { bank: -200n, loan: 200n },
    ],
  });
  expect(balancesOf(ledger).map(({ closing }) => closing.get("bank"))).toEqual([1_500n, 1_300n]);
});

test("at the turn of the year the profit joins retained earnings: 300 earned, 80 spent, 220", () => {
  const ledger = testBooks({
    firstMonth: monthOf(2026, 6),
    openings: { bank: 200n, sales: -200n, retained: 0n },
    months: [
      { bank: 20n, sales: -100n, rent: 80n },
      { bank: 40n, sales: -40n },
    ],
  });
  const [june, july] = balancesOf(ledger);
  expect(june?.closing.get("sales")).toBe(-300n);
  expect(june?.closing.get("retained")).toBe(0n);
  expect(july?.starting.get("retained")).toBe(-220n);
  expect(july?.endedYear).toBe(2026);
  expect(july?.closing.get("sales")).toBe(-40n);
  expect(july?.closing.get("rent")).toBeUndefined();
});

test("a close the source has posted is not made a second time", () => {
  for (const month of [JULY - 1, JULY]) {
    const ledger = testBooks({
      firstMonth: JULY - 1,
      months: [{ bank: 100n, sales: -100n }, {}],
    });
    const close = movementsOf({ sales: 100n, retained: -100n }, month);
    ledger.movements.push(...close.map((each) => ({ ...each, isYearEndClose: true })));
    const closing = balancesOf(ledger).at(-1)?.closing;
    expect([closing?.get("sales"), closing?.get("retained")]).toEqual([0n, -100n]);
  }
});

test("a movement by tracking option is a part of the account's and is not added to it", () => {
  const ledger = testBooks({ months: [{ bank: 100n, sales: -100n }] });
  const [part] = movementsOf({ sales: -60n }, ledger.firstMonth);
  if (part) ledger.movements.push({ ...part, trackingKey: "Region=North" });
  expect(balancesOf(ledger)[0]?.closing.get("sales")).toBe(-100n);
});

test("a month without movement carries its balances on", () => {
  const ledger = testBooks({ openings: { bank: 7n, capital: -7n }, months: [{}, {}, {}] });
  expect(balancesOf(ledger).at(-1)?.closing.get("bank")).toBe(7n);
});
