import { expect, test } from "vitest";
import { balancesQuery } from "./netsuite-queries.ts";
import { accountsOf, balancesOf, calendarOf, movementsOf, totalsOf } from "./netsuite-transform.ts";

function account(id: string, type: string) {
  return {
    id,
    code: id,
    name: type,
    type,
    special: null,
    parent: null,
    issummary: "F",
    isinactive: "F",
  };
}

function period(name: string, starts: string, ends: string, flags = {}) {
  return { id: name, name, starts, ends, isyear: "F", isadjust: "F", closed: "F", ...flags };
}

const year = period("FY27", "2026-07-01", "2027-06-30", { isyear: "T" });

test("every account type of NetSuite has its class, and accounts without money are left out", () => {
  const types = {
    ASSET: "Bank AcctRec UnbilledRec OthCurrAsset FixedAsset OthAsset DeferExpense".split(" "),
    LIABILITY: "AcctPay CredCard OthCurrLiab LongTermLiab DeferRevenue".split(" "),
    EQUITY: ["Equity"],
    REVENUE: ["Income", "OthIncome"],
    EXPENSE: ["COGS", "Expense", "OthExpense"],
  };
  for (const [kind, names] of Object.entries(types)) {
    expect(accountsOf(names.map((type) => account(type, type))).map((each) => each.class)).toEqual(
      names.map(() => kind),
    );
  }
  expect(accountsOf([account("1", "Stat"), account("2", "NonPosting")])).toEqual([]);
});

test("an unknown account type is refused with number, name and type", () => {
  expect(() => accountsOf([account("4711", "Barter")])).toThrow(
    'NetSuite: account 4711 Barter has the unknown type "Barter".',
  );
});

test("retained earnings are the account NetSuite marks, whatever its name", () => {
  const rows = [account("1", "Equity"), { ...account("2", "Equity"), special: "RetEarnings" }];

  expect(accountsOf(rows).map((each) => each.isRetainedEarnings)).toEqual([false, true]);
});

test("amounts are read as text: 1234.5 is 1,234.50 and nothing is rounded", () => {
  const rows = [{ account: "7", debit: "1234.5", credit: ".05" }];

  expect(movementsOf(rows, 24_000, 2)).toEqual([
    { accountId: "7", month: 24_000, trackingKey: "", debit: 123_450n, credit: 5n, net: 123_445n },
  ]);
  expect(() => movementsOf([{ account: "7", debit: "0.005", credit: "0" }], 24_000, 2)).toThrow(
    'NetSuite: debit of account 7: "0.005" is not an amount with 2 decimals.',
  );
  expect(balancesOf([{ account: "7", balance: "-3", earlier: "0" }], 2).ever.get("7")).toBe(-300n);
});

test("a month without lines has totals of nothing", () => {
  expect(totalsOf([{ debit: null, credit: null }], 2)).toEqual({ debit: 0n, credit: 0n });
});

test("everything before the first open period is locked, adjustments at the year end included", () => {
  const periods = [
    year,
    period("Jul", "2026-07-01", "2026-07-31", { closed: "T" }),
    period("Aug", "2026-08-01", "2026-08-31", { closed: "T" }),
    period("Sep", "2026-09-01", "2026-09-30"),
    period("Adjust", "2027-06-30", "2027-06-30", { isadjust: "T" }),
  ];

  expect(calendarOf(periods)).toEqual({ yearEndMonth: 6, lockDate: "2026-08-31" });
});

test("periods that are no calendar months are refused by name and days", () => {
  const odd = period("P1", "2026-06-29", "2026-07-26");

  expect(() => calendarOf([year, odd])).toThrow(
    "the period P1 runs from 2026-06-29 to 2026-07-26; only calendar months can be read",
  );
});

test("a subsidiary whose id is not a number never reaches a query", () => {
  const slice = { subsidiary: "1 OR 1 = 1", book: 1 };

  expect(() => balancesQuery(slice, "2027-01-01", "2026-07-01")).toThrow(
    '"1 OR 1 = 1" is not the id of a subsidiary.',
  );
});
