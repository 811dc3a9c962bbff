import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import type { Account, AccountClass, Organisation } from "#ledger/ledger.ts";
import { readRegister } from "./register-reading.ts";

const organisation: Organisation = {
  externalId: "cf",
  name: "Acorn",
  baseCurrency: "AUD",
  currencyDecimals: 2,
  yearEndMonth: 6,
  basis: "ACCRUAL",
};

function account(externalId: string, kind: AccountClass): Account {
  return {
    externalId,
    code: externalId,
    name: externalId,
    class: kind,
    sourceType: kind,
    isPosting: true,
    isRetainedEarnings: false,
    status: "ACTIVE",
  };
}

const accounts = [
  account("bank", "ASSET"),
  account("loan", "LIABILITY"),
  account("sales", "REVENUE"),
];

function row(accountId: string, year: number, monthInYear: number, activity: bigint) {
  return { accountId, year, monthInYear, activity };
}

/** July 2026: 500 borrowed and 300 sold for cash. */
const range = { from: monthOf(2026, 7), to: monthOf(2026, 7) };
const balances = new Map([
  [
    range.from - 1,
    new Map([
      ["bank", 1_000n],
      ["sales", -7_000n],
    ]),
  ],
  [
    range.from,
    new Map([
      ["bank", 81_000n],
      ["loan", -50_000n],
      ["sales", -30_000n],
    ]),
  ],
]);

test("a loan of 500 written as 500 in the year named 2027 is July 2026 on the natural side", () => {
  const rows = [
    row("bank", 2027, 7, 80_000n),
    row("loan", 2027, 7, 50_000n),
    row("sales", 2027, 7, 30_000n),
  ];

  const nets = readRegister({ rows, accounts, organisation, range, balances });

  expect([...(nets.get(range.from) ?? [])]).toEqual([
    ["bank", 80_000n],
    ["loan", -50_000n],
    ["sales", -30_000n],
  ]);
});

test("the same written as −500 in 2026 is read as debit less credit by the calendar", () => {
  const rows = [
    row("bank", 2026, 7, 80_000n),
    row("loan", 2026, 7, -50_000n),
    row("sales", 2026, 7, -30_000n),
  ];

  const nets = readRegister({ rows, accounts, organisation, range, balances });

  expect(nets.get(range.from)?.get("loan")).toBe(-50_000n);
});

test("rows that fit no reading are refused with the account and both amounts", () => {
  const rows = [
    row("bank", 2027, 7, 80_000n),
    row("loan", 2027, 7, 40_000n),
    row("sales", 2027, 7, 40_000n),
  ];

  expect(() => readRegister({ rows, accounts, organisation, range, balances })).toThrow(
    "loan loan moves by -400.00 in Jul-26, in the reports by -500.00",
  );
});

test("what does not show in the reports must balance: retained earnings of 5 against nothing are refused", () => {
  const retained = { ...account("retained", "EQUITY"), isRetainedEarnings: true };
  const rows = [row("retained", 2027, 7, 500n)];
  const books = { rows, accounts: [retained], organisation, range, balances: new Map() };

  expect(() => readRegister({ ...books, rows: [...rows, row("retained", 2026, 7, 500n)] })).toThrow(
    "debits and credits of Jul-26 differ by -5.00",
  );
});

test("rows of other months prove nothing and are left out", () => {
  const rows = [row("bank", 2024, 3, 9n), row("bank", 2031, 3, 9n)];
  const nets = readRegister({ rows, accounts, organisation, range, balances: new Map() });

  expect([...nets]).toEqual([[range.from, new Map()]]);
});

test("an account the chart does not have is refused", () => {
  const rows = [row("ghost", 2027, 7, 1n)];

  expect(() => readRegister({ rows, accounts, organisation, range, balances })).toThrow(
    "it names an account the chart does not have, ghost",
  );
});
