import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import { accountTypesOf } from "./tryton-account-class.ts";
import {
  accountsOf,
  balancesAt,
  fiscalYearsOf,
  movementsOf,
  mustKeepYearEnd,
  organisationOf,
  sumsOf,
  yearEndLinesOf,
} from "./tryton-transform.ts";

/** As Tryton 6.0 answered for its smallest chart. */
const types = [
  { id: 1, name: "Minimal Account Type Chart", parent: null, statement: null, assets: 0 },
  { id: 2, name: "Asset", parent: 1, statement: "balance", assets: 1 },
  { id: 3, name: "Liability", parent: 1, statement: "balance", assets: 0 },
  { id: 4, name: "Equity", parent: 1, statement: "balance", assets: 0 },
  { id: 8, name: "Current", parent: 3, statement: "balance", assets: 0 },
  { id: 10, name: "Income", parent: 4, statement: "income", assets: 0 },
  { id: 15, name: "Revenue", parent: 10, statement: "income", revenue: 1, expense: 0 },
  { id: 16, name: "Expense", parent: 10, statement: "income", revenue: 0, expense: 1 },
  { id: 5, name: "Off-Balance", parent: 1, statement: "off-balance", assets: 0 },
];

function decimal(written: string) {
  return { __class__: "Decimal", decimal: written };
}

function date(year: number, month: number, day: number) {
  return { __class__: "date", year, month, day };
}

const years = fiscalYearsOf([
  { id: 2, name: "2025", start_date: date(2024, 7, 1), end_date: date(2025, 6, 30), state: "open" },
  {
    id: 1,
    name: "2024",
    start_date: date(2023, 7, 1),
    end_date: date(2024, 6, 30),
    state: "locked",
  },
]);

function account(id: number, type: number | null, more = {}) {
  return {
    id,
    code: String(id),
    name: `A${id}`,
    type,
    parent: 1,
    closed: 0,
    active: true,
    ...more,
  };
}

test("the tree of types gives each account its class; headings and off-balance are left out", () => {
  const rows = [
    account(1, 1, { closed: 1 }),
    account(20, null),
    account(21, 2),
    account(22, 8),
    account(23, 4),
    account(24, 15),
    account(25, 16),
    account(26, 5),
  ];

  const accounts = accountsOf(rows, types, [], {});

  expect(accounts.map(({ code, class: kind }) => `${code} ${kind}`)).toEqual([
    "21 ASSET",
    "22 LIABILITY",
    "23 EQUITY",
    "24 REVENUE",
    "25 EXPENSE",
  ]);
  expect(accounts.every(({ parentId }) => parentId === undefined)).toBe(true);
});

test("equity and liabilities are told apart by a flag, by the income below, then by names", () => {
  const balance = { parent: null, statement: "balance", assets: 0 };
  const found = accountTypesOf([
    { ...balance, id: 1, name: "Bilan", payable: true },
    { ...balance, id: 2, name: "Patrimonio neto y pasivo" },
    { ...balance, id: 3, name: "Pasivo corriente", parent: 2 },
    { ...balance, id: 4, name: "Patrimonio neto", parent: 2 },
    { ...balance, id: 5, name: "Résultat" },
    { id: 6, name: "Ventes", parent: 5, statement: "income", revenue: true, expense: false },
    { id: 7, name: "Autres", parent: 5, statement: "income", revenue: false, expense: false },
  ]);

  expect([...found.values()].map((type) => type.class)).toEqual([
    "LIABILITY",
    undefined,
    "LIABILITY",
    "EQUITY",
    "EQUITY",
    "REVENUE",
    undefined,
  ]);
});

test("a type nothing tells the class of is refused, until a person says what it is", () => {
  const odd = { id: 9, name: "Sundry", parent: 1, statement: "balance", assets: 0 };

  expect(() => accountsOf([account(30, 9)], [...types, odd], [], {})).toThrow(
    'Tryton: account 30 A30 has the type "Sundry", and nothing tells its class.',
  );
  const classByType = { Sundry: "LIABILITY" } as const;
  expect(accountsOf([account(30, 9)], [...types, odd], [], { classByType })).toMatchObject([
    { class: "LIABILITY" },
  ]);
});

test("retained earnings are where the newest close went, or what a person said", () => {
  const rows = [account(23, 4), account(27, 4, { name: "Profit brought forward" })];
  const close = { accountId: "23", net: -100n, dated: 1, month: 1 };
  const retained = (...args: Parameters<typeof accountsOf>) =>
    accountsOf(...args).find((each) => each.isRetainedEarnings)?.code;

  expect(retained(rows, types, [], {})).toBe("27");
  expect(retained(rows, types, [close], {})).toBe("23");
  expect(retained(rows, types, [close], { retainedEarningsCode: "27" })).toBe("27");
  expect(retained([account(23, 4)], types, [], {})).toBeUndefined();
});

test("sums are exact, in whatever way the database wrote them", () => {
  const rows = [{ id: 2, debit: decimal("66894.86"), credit: decimal("0.0") }];

  expect(sumsOf(rows, 2).get("2")).toEqual({ debit: 6_689_486n, credit: 0n });
});

test("a year end dated at the start of its year counts on the year's last day", () => {
  const line = {
    account: 24,
    debit: decimal("70.00"),
    credit: decimal("0.00"),
    "move.": { date: date(2024, 7, 1), origin: "account.fiscalyear,2" },
  };
  const yearEnds = yearEndLinesOf([line], years, 2);
  const posted = new Map([["24", { debit: 7_000n, credit: 3_000n }]]);
  const [july, june] = [monthOf(2024, 7), monthOf(2025, 6)];

  expect(movementsOf(july, posted, yearEnds)).toMatchObject([
    { accountId: "24", debit: 0n, credit: 3_000n, net: -3_000n },
  ]);
  expect(movementsOf(june, new Map(), yearEnds)).toMatchObject([
    { accountId: "24", debit: 7_000n, net: 7_000n, isYearEndClose: true },
  ]);
  expect(balancesAt(july, posted, yearEnds).get("24")).toBe(-3_000n);
  expect(balancesAt(june, posted, yearEnds).get("24")).toBe(4_000n);
});

test("the newest fiscal year tells the year end, and locked ones the lock date", () => {
  const company = { id: 1, rec_name: "Acorn", "currency.": { id: 1, code: "EUR", digits: 2 } };

  expect(organisationOf(company, years)).toEqual({
    externalId: "1",
    name: "Acorn",
    baseCurrency: "EUR",
    currencyDecimals: 2,
    yearEndMonth: 6,
    basis: "ACCRUAL",
    lockDate: "2024-06-30",
  });
  expect(() => organisationOf(company, [])).toThrow("Tryton: Acorn has no fiscal year.");
});

test("a fiscal year with another end is refused among the months asked for, and only there", () => {
  const company = { id: 1, rec_name: "Acorn", "currency.": { id: 1, code: "EUR", digits: 2 } };
  const short = fiscalYearsOf([
    {
      id: 3,
      name: "Short",
      start_date: date(2023, 1, 1),
      end_date: date(2023, 6, 30),
      state: "open",
    },
    {
      id: 4,
      name: "Odd",
      start_date: date(2022, 1, 1),
      end_date: date(2022, 12, 31),
      state: "open",
    },
  ]);
  const all = [...short, ...years];
  const organisation = organisationOf(company, years);

  expect(() =>
    mustKeepYearEnd(all, organisation, monthOf(2023, 1), monthOf(2025, 6)),
  ).not.toThrow();
  expect(() => mustKeepYearEnd(all, organisation, monthOf(2022, 12), monthOf(2025, 6))).toThrow(
    "Tryton: the fiscal year Odd of Acorn ends on 2022-12-31, unlike its newest one.",
  );
});
