import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import { testBooks } from "#testing/test-books.ts";
import { jsonClient, readContext } from "#testing/whole-read.ts";
import type { Progress } from "./connector.ts";
import { monthsOf, openingsOf, type TrialBalance } from "./period-trial-balance.ts";

/** Years end in June. Sales of 10 in June and 7 in July; 100 had been gathered before. */
const june = monthOf(2026, 6);
const july = monthOf(2026, 7);

type Figures = [opening: bigint, debit: bigint, credit: bigint, closing: bigint];

function month(rows: Record<string, Figures>): TrialBalance {
  return new Map(
    Object.entries(rows).map(([id, [opening, debit, credit, closing]]) => [
      id,
      { opening, debit, credit, closing },
    ]),
  );
}

function booksOf(months: Record<number, TrialBalance>, progress: Progress[] = []) {
  const { accounts, organisation } = testBooks({ months: [] });
  const read = async (asked: number) => {
    const found = months[asked];
    if (!found) throw new Error(`Month ${asked} was not expected to be read`);
    return found;
  };
  const context = readContext(
    jsonClient(() => undefined),
    progress,
  );
  return { context, accounts, organisation, read };
}

const yearStart = month({ bank: [100n, 0n, 0n, 100n], sales: [-100n, 0n, 0n, -100n] });
const juneRows = month({ bank: [100n, 10n, 0n, 110n], sales: [-100n, 0n, 10n, -110n] });
const neverClosed = {
  [july - 12]: yearStart,
  [june]: juneRows,
  [july]: month({ bank: [110n, 7n, 0n, 117n], sales: [-110n, 0n, 7n, -117n] }),
};
const closed = {
  ...neverClosed,
  [july]: month({
    bank: [110n, 7n, 0n, 117n],
    sales: [0n, 0n, 7n, -7n],
    retained: [-90n, 0n, 0n, -90n],
    capital: [-20n, 0n, 0n, -20n],
  }),
};

async function readAll(months: Record<number, TrialBalance>) {
  const reads = [];
  for await (const each of monthsOf(booksOf(months), { from: june, to: july })) reads.push(each);
  return reads.map(({ month: at, movements, control }) => ({
    month: at,
    nets: movements.map(({ accountId, net, isYearEndClose }) =>
      isYearEndClose ? [accountId, net, "close"] : [accountId, net],
    ),
    closings: Object.fromEntries(control?.closings ?? []),
  }));
}

test("a year nobody closed opens with what it gathered in retained earnings", async () => {
  expect(await readAll(neverClosed)).toEqual([
    {
      month: june,
      nets: [
        ["bank", 10n],
        ["sales", -10n],
      ],
      closings: { bank: 110n, sales: -10n, retained: -100n },
    },
    {
      month: july,
      nets: [
        ["bank", 7n],
        ["sales", -7n],
      ],
      closings: { bank: 117n, sales: -7n, retained: -110n },
    },
  ]);
});

test("a posted close is told by the new year's opening and counts on the old year's last day", async () => {
  const [first, second] = await readAll(closed);

  expect(first?.nets.slice(2)).toEqual([
    ["sales", 10n, "close"],
    ["retained", 10n, "close"],
    ["capital", -20n, "close"],
  ]);
  expect(first?.closings).toEqual({ bank: 110n, sales: 0n, retained: -90n, capital: -20n });
  expect(second?.closings).toEqual({ bank: 117n, sales: -7n, retained: -90n, capital: -20n });
});

test("openings are the year to date, and after the close on a year's first day", async () => {
  expect(await openingsOf(booksOf(closed), june)).toEqual([
    { accountId: "bank", net: 100n },
    { accountId: "retained", net: -100n },
  ]);
  expect(await openingsOf(booksOf(closed), july)).toEqual([
    { accountId: "bank", net: 110n },
    { accountId: "retained", net: -90n },
    { accountId: "capital", net: -20n },
  ]);
});

test("each month is announced before it is read", async () => {
  const progress: Progress[] = [];

  for await (const _ of monthsOf(booksOf(closed, progress), { from: june, to: july })) {
    // Only what is announced is looked at.
  }

  expect(progress).toEqual([
    { step: "Reading Jun-26", done: 0, total: 2 },
    { step: "Reading Jul-26", done: 1, total: 2 },
  ]);
});
