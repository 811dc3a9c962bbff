import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import { isReconciled } from "#checks/check-ledger.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { type BooksConnector, booksConnector, testContext } from "#testing/books-connector.ts";
import { movementsOf, testBooks } from "#testing/test-books.ts";
import { type ReadRequest, type ReadSoFar, readLedger } from "./read-ledger.ts";

const JULY_2025 = monthOf(2025, 7);
const AUGUST_2026 = JULY_2025 + 13;

/** July 2025 to August 2026, with a turn of the year after the twelfth month. */
function books(monthCount = 14): Ledger {
  return testBooks({
    openings: { bank: 10_00n, capital: -10_00n },
    months: Array.from({ length: monthCount }, () => ({ bank: 5_00n, sales: -8_00n, rent: 3_00n })),
  });
}

function read(connector: BooksConnector, more: Partial<ReadRequest<undefined>> = {}) {
  return readLedger({
    connector,
    settings: undefined,
    context: testContext(),
    organisation: books().organisation,
    range: { from: JULY_2025, to: AUGUST_2026 },
    currentMonth: AUGUST_2026,
    ...more,
  });
}

test("a first read asks for the openings and every month, and reconciles", async () => {
  const connector = booksConnector(books);
  const { ledger, checks, readFrom } = await read(connector);
  expect(connector.asked).toEqual([
    `openings ${JULY_2025}`,
    `months ${JULY_2025} to ${AUGUST_2026}`,
  ]);
  expect(ledger).toEqual(books());
  expect([isReconciled(checks), readFrom]).toEqual([true, JULY_2025]);
});

test("progress is counted in months, whatever the connector counts in", async () => {
  const context = testContext();
  const range = { from: JULY_2025, to: JULY_2025 + 1 };
  await read(
    booksConnector(() => books(2)),
    { context, range },
  );
  expect(context.steps).toEqual([
    "Reading the chart of accounts, 0 of 2",
    "Reading balances before July 2025, 0 of 2",
    `Reading ${JULY_2025}, 0 of 2`,
    "July 2025 has been read, 1 of 2",
    `Reading ${JULY_2025 + 1}, 1 of 2`,
    "August 2025 has been read, 2 of 2",
  ]);
});

test("the next read asks for the open year only, and gives the same ledger", async () => {
  const first = await read(booksConnector(books));
  const connector = booksConnector(books);
  const again = await read(connector, { stored: first.ledger });
  expect(connector.asked).toEqual([
    `openings ${JULY_2025 + 12}`,
    `months ${JULY_2025 + 12} to ${AUGUST_2026}`,
  ]);
  expect(again.contentHash).toBe(first.contentHash);
  expect(isReconciled(again.checks)).toBe(true);
});

test("a source that shows the new year's openings already turned is not taken for changed", async () => {
  const { ledger: stored } = await read(booksConnector(books));
  const connector = booksConnector(books);
  const turned: BooksConnector = {
    ...connector,
    openings: async () => [
      { accountId: "bank", net: 70_00n },
      { accountId: "capital", net: -10_00n },
      { accountId: "retained", net: -60_00n },
    ],
  };
  const { readFrom, checks } = await read(turned, { stored });
  expect([readFrom, isReconciled(checks)]).toEqual([JULY_2025 + 12, true]);
});

test("a closed year that has changed is noticed by the probe and read again", async () => {
  const { ledger: stored } = await read(booksConnector(books));
  const months = Array.from({ length: 14 }, (_, index) =>
    index === 4
      ? { bank: 6_00n, sales: -9_00n, rent: 3_00n }
      : { bank: 5_00n, sales: -8_00n, rent: 3_00n },
  );
  const changed = testBooks({ openings: { bank: 10_00n, capital: -10_00n }, months });
  const connector = booksConnector(() => changed);
  const { ledger, readFrom } = await read(connector, { stored });
  expect(connector.asked).toEqual([
    `openings ${JULY_2025 + 12}`,
    `openings ${JULY_2025}`,
    `months ${JULY_2025} to ${AUGUST_2026}`,
  ]);
  expect([readFrom, ledger]).toEqual([JULY_2025, changed]);
});

test("a close posted on the first day of the year does not look like a change", async () => {
  const closed = { ...books(), controls: [] };
  const close = movementsOf({ sales: 96_00n, rent: -36_00n, retained: -60_00n }, JULY_2025 + 12);
  closed.movements.push(...close.map((movement) => ({ ...movement, isYearEndClose: true })));
  const { ledger: stored, checks } = await read(booksConnector(() => closed));
  expect(isReconciled(checks)).toBe(true);
  const { readFrom } = await read(
    booksConnector(() => closed),
    { stored },
  );
  expect(readFrom).toBe(JULY_2025 + 12);
});

test("every month after the lock date is asked for, also in a year that has ended", async () => {
  const { ledger: stored } = await read(booksConnector(books));
  for (const [lockDate, first] of [
    ["2026-03-31", JULY_2025 + 9],
    ["2026-03-15", JULY_2025 + 8],
    ["2026-07-31", JULY_2025 + 12],
  ] as const) {
    const organisation = { ...stored.organisation, lockDate };
    const { readFrom } = await read(booksConnector(books), { stored, organisation });
    expect(readFrom).toBe(first);
  }
});

test("a month that was half over at the last read is read again, over the turn of the year too", async () => {
  const { ledger: stored } = await read(
    booksConnector(() => books(12)),
    {
      range: { from: JULY_2025, to: JULY_2025 + 11 },
    },
  );
  const { readFrom } = await read(booksConnector(books), { stored });
  expect(readFrom).toBe(JULY_2025);
});

test("the window moves on: its new opening is what the dropped months had led to", async () => {
  const { ledger: stored } = await read(booksConnector(books));
  const from = JULY_2025 + 2;
  const { ledger, checks } = await read(booksConnector(books), {
    stored,
    range: { from, to: AUGUST_2026 },
  });
  const openings = new Map(ledger.openings.map(({ accountId, net }) => [accountId, net]));
  expect(openings.get("bank")).toBe(20_00n);
  expect(openings.get("sales")).toBe(-16_00n);
  expect(isReconciled(checks)).toBe(true);
});

test("another currency reads everything again, and still says so", async () => {
  const { ledger: stored } = await read(booksConnector(books));
  const organisation = { ...stored.organisation, baseCurrency: "NZD" };
  const { readFrom, checks } = await read(booksConnector(books), { stored, organisation });
  expect(readFrom).toBe(JULY_2025);
  expect(checks.find((check) => check.name === "same-books")?.findings).toEqual([
    { message: "The currency was AUD and is now NZD: read everything again." },
  ]);
});

test("an account that has vanished is gone and not deleted", async () => {
  const { ledger: stored } = await read(booksConnector(books));
  const without = {
    ...books(),
    accounts: books().accounts.slice(0, 1).concat(books().accounts.slice(2)),
  };
  const { ledger } = await read(
    booksConnector(() => without),
    { stored },
  );
  expect(ledger.accounts.find((account) => account.externalId === "stock")?.status).toBe("GONE");
});

test("a read that stops goes on after the last month it gave, and ends the same", async () => {
  let soFar: ReadSoFar | undefined;
  const onStep = async (step: Readonly<ReadSoFar>) => {
    soFar = structuredClone(step);
  };
  const broken = booksConnector(books, JULY_2025 + 5);
  await expect(read(broken, { onStep })).rejects.toThrow("the line went dead");
  expect(soFar?.months).toHaveLength(5);

  const connector = booksConnector(books);
  const { contentHash } = await read(connector, soFar ? { resume: soFar } : {});
  expect(connector.asked).toEqual([`months ${JULY_2025 + 5} to ${AUGUST_2026}`]);
  expect(contentHash).toBe((await read(booksConnector(books))).contentHash);
});

test("a stopped read that had kept months begins anew when they, or its range, are gone", async () => {
  const { ledger: stored } = await read(booksConnector(books));
  const resume = { from: JULY_2025 + 12, openings: [], months: [] };
  for (const [resumed, range] of [
    [resume, { from: JULY_2025, to: AUGUST_2026 }],
    [
      { ...resume, from: JULY_2025 },
      { from: JULY_2025 + 1, to: AUGUST_2026 },
    ],
    [
      {
        ...resume,
        months: [resume.from, resume.from + 1].map((month) => ({ month, movements: [] })),
      },
      { from: AUGUST_2026 - 1, to: AUGUST_2026 - 1 },
    ],
  ] as const) {
    const more = { range, resume: { ...resumed, openings: [], months: [...resumed.months] } };
    const { ledger, readFrom, checks } = await read(booksConnector(books), more);
    expect([readFrom, isReconciled(checks)]).toEqual([range.from, true]);
    expect(ledger.movements).toHaveLength(3 * (range.to - range.from + 1));
  }
  const connector = booksConnector(books);
  const openings = await connector.openings(
    testContext(),
    undefined,
    stored.organisation,
    resume.from,
  );
  const { readFrom, checks } = await read(connector, { stored, resume: { ...resume, openings } });
  expect([readFrom, isReconciled(checks)]).toEqual([JULY_2025 + 12, true]);
});

test("a cancelled read ends with the reason it was given", async () => {
  const context = testContext();
  const onStep = async ({ months }: Readonly<ReadSoFar>) => {
    if (months.length === 2) context.cancel(new Error("cancelled by the person"));
  };
  await expect(read(booksConnector(books), { context, onStep })).rejects.toThrow(
    "cancelled by the person",
  );
});

test("a source that skips a month or ends early is refused", async () => {
  const connector = booksConnector(books);
  const skipping: BooksConnector = {
    ...connector,
    movements: async function* () {
      yield { month: JULY_2025, movements: [] };
      yield { month: JULY_2025 + 2, movements: [] };
    },
  };
  await expect(read(skipping)).rejects.toThrow(
    "The source gave September 2025 where August 2025 was expected.",
  );
  const short: BooksConnector = {
    ...connector,
    movements: async function* () {
      yield { month: JULY_2025, movements: [] };
    },
  };
  await expect(read(short)).rejects.toThrow("The source gave nothing where August 2025");
});

test("a year end or decimals that cannot be are refused before anything is asked", async () => {
  for (const [wrong, complaint] of [
    [{ yearEndMonth: 13 }, "Acorn has a year that ends with month 13."],
    [{ yearEndMonth: Number.NaN }, "Acorn has a year that ends with month NaN."],
    [{ currencyDecimals: -2 }, "Acorn has a currency with -2 decimals."],
    [{ currencyDecimals: 1.5 }, "Acorn has a currency with 1.5 decimals."],
  ] as const) {
    const connector = booksConnector(books);
    const organisation = { ...books().organisation, ...wrong };
    await expect(read(connector, { organisation })).rejects.toThrow(complaint);
    expect(connector.asked).toEqual([]);
  }
});

test("an account whose class is none of the five is refused before a month is read", async () => {
  const classByType: Record<string, "ASSET"> = { Bank: "ASSET" };
  const sourceType = "constructor";
  const [bank, ...others] = books().accounts;
  const wrong = bank && { ...bank, sourceType, class: classByType[sourceType] };
  const connector = booksConnector(() => ({ ...books(), accounts: [...others, wrong] as never }));
  await expect(read(connector)).rejects.toThrow(
    'Account 1920 Bank has the unknown type "constructor".',
  );
  expect(connector.asked).toEqual([]);
});

test("the fingerprint ignores order and amounts of nothing, and sees a cent", async () => {
  const { contentHash } = await read(booksConnector(books));
  const shuffled = books();
  shuffled.accounts.reverse();
  shuffled.movements.reverse();
  shuffled.openings.push({ accountId: "stock", net: 0n });
  expect((await read(booksConnector(() => shuffled))).contentHash).toBe(contentHash);
  const changed = books();
  changed.openings = [
    { accountId: "bank", net: 10_01n },
    { accountId: "capital", net: -10_01n },
  ];
  expect((await read(booksConnector(() => changed))).contentHash).not.toBe(contentHash);
});
