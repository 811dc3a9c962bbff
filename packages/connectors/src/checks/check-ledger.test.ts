import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import type { Account, Ledger, Movement } from "#ledger/ledger.ts";
import { movementsOf, testBooks } from "#testing/test-books.ts";
import { checkLedger, isReconciled } from "./check-ledger.ts";

/** Fourteen months over a turn of the year: buy stock, sell, pay rent. */
function books(): Ledger {
  return testBooks({
    openings: { bank: 10_00n, capital: -10_00n },
    months: Array.from({ length: 14 }, () => ({ bank: 5_00n, sales: -8_00n, rent: 3_00n })),
  });
}

/** What the checks say, by name; only those that found something. */
function said(ledger: Ledger, previous?: Ledger) {
  const failed = checkLedger(ledger, previous?.organisation).filter((check) => check.findingCount);
  return Object.fromEntries(
    failed.map(({ name, findings }) => [name, findings.map((finding) => finding.message)]),
  );
}

function changeMovement(ledger: Ledger, index: number, change: Partial<Movement>): Ledger {
  const movements = ledger.movements.map((movement, at) =>
    at === index ? { ...movement, ...change } : movement,
  );
  return { ...ledger, movements };
}

function changeAccount(ledger: Ledger, id: string, change: Partial<Account>): Ledger {
  const accounts = ledger.accounts.map((account) =>
    account.externalId === id ? { ...account, ...change } : account,
  );
  return { ...ledger, accounts };
}

test("books that reconcile pass all seven checks", () => {
  const checks = checkLedger(books());
  expect(checks.map((check) => check.name)).toHaveLength(7);
  expect(said(books())).toEqual({});
  expect(isReconciled(checks)).toBe(true);
});

test("1: a month whose debits are not its credits is named with the difference", () => {
  const ledger = changeMovement(books(), 0, { debit: 6_00n, net: 6_00n });
  expect(said({ ...ledger, controls: [] })).toEqual({
    "months-balance": ["July 2025: debits less credits are 1.00 and not 0."],
    "balance-sheet": [
      "Assets 16.00 are not liabilities 0.00 + equity 10.00 + earnings of the year 5.00 at the end of July 2025.",
    ],
  });
  expect(isReconciled(checkLedger(ledger))).toBe(false);
});

test("1: a net that is not its debit less its credit is named with its account", () => {
  const ledger = changeMovement(books(), 0, { debit: 6_00n, credit: 99n });
  expect(said({ ...ledger, controls: [] })).toEqual({
    "months-balance": ["Account 1920 Bank: debit 6.00 less credit 0.99 is not 5.00 in July 2025."],
  });
});

test("1: a year-end close that does not balance is told apart from the month around it", () => {
  const ledger = books();
  const month = monthOf(2026, 6);
  const close = movementsOf({ sales: 96_00n, rent: -36_00n, retained: -59_00n }, month);
  ledger.movements.push(...close.map((movement) => ({ ...movement, isYearEndClose: true })));
  expect(said({ ...ledger, controls: [] })).toMatchObject({
    "months-balance": ["June 2026: the year-end close is out of balance by 1.00."],
  });
});

test("2: an account that does not roll is named once, with its opening, movements and the source's closing", () => {
  const ledger = testBooks({
    openings: { bank: 10_00n, capital: -10_00n },
    months: [{}, { bank: 5_00n, loan: -5_00n }, {}],
    firstMonth: monthOf(2027, 5),
  });
  const controls = ledger.controls.map((control, index) => ({
    ...control,
    closings: new Map(control.closings).set("bank", index === 0 ? 10_00n : 20_00n),
  }));
  expect(said({ ...ledger, controls })).toEqual({
    "accounts-roll": [
      "Account 1920 Bank: opening 10.00 + movements 5.00 is 15.00, the source says 20.00 at June 2027.",
    ],
  });
});

test("2: a closing that is wrong in one month only is named for that month only", () => {
  const ledger = books();
  const controls = ledger.controls.map((control, index) =>
    index === 3 ? { ...control, closings: new Map(control.closings).set("rent", 0n) } : control,
  );
  expect(said({ ...ledger, controls })).toEqual({
    "accounts-roll": [
      "Account 6000 Rent: opening 9.00 + movements 3.00 is 12.00, the source says 0.00 at October 2025.",
    ],
  });
});

test("2: an account the source leaves out of its closings counts as nothing there", () => {
  const ledger = books();
  const controls = ledger.controls.map((control) => {
    const closings = new Map(control.closings);
    closings.delete("capital");
    return { ...control, closings };
  });
  expect(said({ ...ledger, controls })).toEqual({
    "accounts-roll": [
      "Account 3000 Capital: opening -10.00 + movements 0.00 is -10.00, the source says 0.00 at July 2025.",
    ],
  });
});

test("3: openings that do not balance show before the first month", () => {
  const ledger = { ...books(), controls: [], openings: [{ accountId: "bank", net: 10_00n }] };
  expect(said(ledger)).toEqual({
    "balance-sheet": [
      "Assets 10.00 are not liabilities 0.00 + equity 0.00 + earnings of the year 0.00 before July 2025.",
    ],
  });
});

test("4: a profit with nowhere to go is refused", () => {
  const ledger = changeAccount(books(), "retained", { isRetainedEarnings: false });
  expect(said({ ...ledger, controls: [] })).toEqual({
    "retained-earnings": [
      "No account is marked as retained earnings: the profit of 2026, 60.00, has nowhere to go.",
    ],
  });
});

test("4: two accounts for retained earnings are one too many", () => {
  const ledger = changeAccount(books(), "capital", { isRetainedEarnings: true });
  expect(said({ ...ledger, controls: [] })).toEqual({
    "retained-earnings": [
      "More than one account is marked as retained earnings: 3000 Capital and 3900 Retained earnings.",
    ],
  });
});

/** The books with a posted close in June 2026 or on 1 July. */
function closedBooks(amounts: Parameters<typeof movementsOf>[0], month = monthOf(2026, 6)) {
  const ledger = { ...books(), controls: [] };
  const close = movementsOf(amounts, month);
  const movements = close.map((movement) => ({ ...movement, isYearEndClose: true }));
  return { ...ledger, movements: [...ledger.movements, ...movements] };
}

test("4: a posted close that moves the whole profit passes, on either side of midnight", () => {
  const close = { sales: 96_00n, rent: -36_00n, retained: -60_00n };
  expect(said(closedBooks(close))).toEqual({});
  expect(said(closedBooks(close, monthOf(2026, 7)))).toEqual({});
});

test("4: a distribution in the close lowers what retained earnings start with", () => {
  expect(
    said(closedBooks({ sales: 96_00n, rent: -36_00n, retained: -50_00n, loan: -10_00n })),
  ).toEqual({});
});

test("4: a close that forgets an account says which, and how much is left", () => {
  expect(said(closedBooks({ sales: 96_00n, retained: -96_00n }))).toEqual({
    "retained-earnings": [
      "Account 6000 Rent: 36.00 is left after the year-end close of 2026.",
      "Account 3900 Retained earnings: 0.00 + profit 60.00 − distributions 0.00 of 2026 is 60.00, and July 2026 starts with 96.00.",
    ],
  });
});

test("4: profit that ends up on an asset never reached retained earnings", () => {
  expect(
    said(closedBooks({ sales: 96_00n, rent: -36_00n, retained: -50_00n, bank: -10_00n })),
  ).toEqual({
    "retained-earnings": [
      "Account 3900 Retained earnings: 0.00 + profit 60.00 − distributions 0.00 of 2026 is 60.00, and July 2026 starts with 50.00.",
    ],
  });
});

test("4: a source whose retained earnings stand still over the turn of the year is found out", () => {
  const ledger = books();
  const controls = ledger.controls.map((control) => ({
    ...control,
    closings: new Map(control.closings).set("retained", 0n),
  }));
  expect(said({ ...ledger, controls })["retained-earnings"]).toEqual([
    "Account 3900 Retained earnings: 0.00 + profit 60.00 − distributions 0.00 of 2026 is 60.00, and July 2026 starts with 0.00.",
  ]);
});

test("5: a row lost on the way shows against the source's totals, also when the rest balances", () => {
  const ledger = books();
  const movements = ledger.movements.filter((movement) => movement.month !== ledger.firstMonth + 2);
  const controls = ledger.controls.map(({ month, totals }) => ({
    month,
    ...(totals && { totals }),
  }));
  expect(said({ ...ledger, movements, controls })).toEqual({
    "totals-agree": [
      "September 2025: our debits are 0.00, the source's total is 8.00.",
      "September 2025: our credits are 0.00, the source's total is 8.00.",
    ],
  });
});

test("6: a month that is missing, or that nobody asked for, is named", () => {
  const ledger = books();
  const controls = ledger.controls.filter((control) => control.month !== ledger.firstMonth + 1);
  expect(said({ ...ledger, controls })).toEqual({ "nothing-missing": ["August 2025 is missing."] });

  const early = { ...ledger, controls: [], lastMonth: ledger.lastMonth - 1 };
  expect(said(early)).toEqual({
    "nothing-missing": ["August 2026 was not asked for, and came."],
  });
});

test("6: months that were kept from an earlier read need no control of the source", () => {
  const ledger = books();
  expect(said({ ...ledger, controls: ledger.controls.slice(5) })).toEqual({});
  expect(said({ ...ledger, controls: ledger.controls.slice(5, -1) })).toEqual({
    "nothing-missing": ["August 2026 is missing."],
  });
});

test("6: an account that is not in the chart is named with its amount", () => {
  const ledger = books();
  const accounts = ledger.accounts.filter((account) => account.externalId !== "rent");
  const { "nothing-missing": missing } = said({ ...ledger, accounts, controls: [] });
  expect(missing?.[0]).toBe("Account rent is not in the chart, and has 3.00 in July 2025.");
});

test("6: a heading carries no amount", () => {
  const ledger = changeAccount(books(), "capital", { isPosting: false });
  expect(said(ledger)).toEqual({
    "nothing-missing": ["Account 3000 Capital is a heading, and has -10.00 as its opening."],
  });
});

test("6: two accounts in use cannot have one code, and a chart cannot list an account twice", () => {
  const doubled = changeAccount(books(), "stock", { code: "1920" });
  expect(said(doubled)).toEqual({
    "nothing-missing": ["Code 1920 belongs to two accounts: Bank and Stock."],
  });
  expect(said(changeAccount(doubled, "stock", { code: "1920", status: "ARCHIVED" }))).toEqual({});

  const ledger = books();
  const accounts = [...ledger.accounts, ...ledger.accounts.slice(0, 1)];
  expect(said({ ...ledger, accounts })["nothing-missing"]).toEqual([
    "Account 1920 Bank comes twice in the chart.",
  ]);
});

test("6: the same amount read twice is named", () => {
  const ledger = books();
  const again = ledger.movements.filter((movement) => movement.month === ledger.firstMonth);
  const movements = [...ledger.movements, ...again];
  const openings = [...ledger.openings, { accountId: "bank", net: 0n }];
  expect(said({ ...ledger, movements, openings, controls: [] })["nothing-missing"]).toEqual([
    "Account 1920 Bank has two openings.",
    "Account 1920 Bank has two movements in July 2025.",
    "Account 4000 Sales has two movements in July 2025.",
    "Account 6000 Rent has two movements in July 2025.",
  ]);
});

test("6: parts by tracking option without the account's own movement are refused", () => {
  const ledger = books();
  const [part] = movementsOf({ stock: 2_00n }, ledger.firstMonth);
  const movements = [...ledger.movements, ...(part ? [{ ...part, trackingKey: "Shop=City" }] : [])];
  expect(said({ ...ledger, movements })).toEqual({
    "nothing-missing": [
      "Account 1400 Stock has Shop=City in July 2025 and no movement of its own.",
    ],
  });
});

test("7: another currency, basis or year end than last time asks for a full read", () => {
  const before = books();
  const ledger = books();
  ledger.organisation = { ...ledger.organisation, baseCurrency: "USD", basis: "CASH" };
  expect(said(ledger, before)).toEqual({
    "same-books": [
      "The currency was AUD and is now USD: read everything again.",
      "The basis was ACCRUAL and is now CASH: read everything again.",
    ],
  });
});

test("a source where everything is wrong is told in a hundred findings and a count", () => {
  const ledger = books();
  const movements = Array.from({ length: 250 }, () => ledger.movements[0]).filter((each) => !!each);
  const [, , , , , missing] = checkLedger({ ...ledger, movements, controls: [] });
  expect([missing?.findings.length, missing?.findingCount]).toEqual([100, 249]);
});

test("5: books without a total row are not said to agree with one", () => {
  const totalsOf = (ledger: Ledger) =>
    checkLedger(ledger).find(({ name }) => name === "totals-agree");
  const without = { ...books(), controls: [{ month: books().firstMonth }] };
  expect(totalsOf(without)).toMatchObject({ findingCount: 0, isWithout: true });
  const [first] = checkLedger(books());
  expect(first).not.toHaveProperty("isWithout");
});
