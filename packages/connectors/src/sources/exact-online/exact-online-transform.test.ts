import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import type { Account } from "#ledger/ledger.ts";
import { accountsOf, organisationOf } from "./exact-online-accounts.ts";
import { firstOpenings, previousOpenings } from "./exact-online-openings.ts";
import { monthsOfYear, periodsOf, yearOfMonth } from "./exact-online-periods.ts";
import { movementsOfYear } from "./exact-online-years.ts";

function account(Code: string, Type: number, BalanceType = "B", BalanceSide = "D") {
  return {
    ID: `id-${Code}`,
    Code,
    Description: `A${Code}`,
    Type,
    BalanceType,
    BalanceSide,
    IsBlocked: false,
  };
}

const retained = account("0900", 52, "B", "C");

test("most types name the class; the others stand on a statement and a side that does", () => {
  const rows = [
    retained,
    account("1", 12),
    account("2", 35, "B", "C"),
    account("3", 24, "B", "C"),
    account("4", 90),
    account("5", 90, "W", "C"),
    account("6", 302, "W", "D"),
    account("7", 160, "W", "C"),
  ];

  expect(accountsOf(rows, {}).map((each) => each.class)).toEqual(
    "EQUITY ASSET ASSET LIABILITY ASSET REVENUE EXPENSE REVENUE".split(" "),
  );
});

test("a general account on the credit side may be a liability or equity, so a person says which", () => {
  const rows = [retained, account("0800", 90, "B", "C")];

  expect(() => accountsOf(rows, {})).toThrow(
    'Exact Online: account 0800 A0800 has the type "90 ", which may be a liability or equity.',
  );
  const classByCode = { "0800": "EQUITY" } as const;
  expect(accountsOf(rows, { classByCode })[1]?.class).toBe("EQUITY");
});

test("which account takes up the profit is asked for when two could", () => {
  const rows = [retained, account("0901", 52, "B", "C")];

  expect(() => accountsOf(rows, {})).toThrow("0900 A0900, 0901 A0901 could be it");
  expect(accountsOf(rows, { retainedEarningsCode: "0901" })[1]?.isRetainedEarnings).toBe(true);
});

function period(FinYear: number, FinPeriod: number, start: string, end: string) {
  const [StartDate, EndDate] = [start, end].map((day) => `/Date(${Date.parse(day)})/`);
  return { FinYear, FinPeriod, StartDate, EndDate };
}

test("periods give each month its year, and only calendar months are read", () => {
  const periods = periodsOf([
    period(2025, 2, "2025-02-01", "2025-02-28"),
    period(2025, 1, "2025-01-01", "2025-01-31"),
    period(2024, 4, "2024-10-01", "2024-12-31"),
  ]);

  expect(yearOfMonth(periods, monthOf(2025, 2))).toBe(2025);
  expect([...monthsOfYear(periods, 2025, 2)]).toEqual([
    [1, monthOf(2025, 1)],
    [2, monthOf(2025, 2)],
  ]);
  expect(() => monthsOfYear(periods, 2024, 12)).toThrow(
    "Exact Online: the period 2024/4 runs from 2024-10-01 to 2024-12-31; only calendar months can be read.",
  );
  expect(() => yearOfMonth(periods, monthOf(2026, 1))).toThrow(
    "no financial period holds 2026-01-01",
  );
  const division = { Code: 7, Description: "Acorn", Currency: "EUR" };
  expect(organisationOf(division, periods)).toMatchObject({ externalId: "7", yearEndMonth: 2 });
});

const chart = (["bank", "retained", "sales", "rent"] as const).map(
  (externalId): Account => ({
    externalId,
    name: externalId,
    class: ({ bank: "ASSET", retained: "EQUITY", sales: "REVENUE", rent: "EXPENSE" } as const)[
      externalId
    ],
    sourceType: "",
    isPosting: true,
    isRetainedEarnings: externalId === "retained",
    status: "ACTIVE",
  }),
);

function row(GLAccount: string, ReportingPeriod: number, Type: number, Amount: number) {
  const [AmountDebit, AmountCredit] = Amount > 0 ? [Amount, 0] : [0, Amount];
  return { GLAccount, ReportingPeriod, Type, Amount, AmountDebit, AmountCredit };
}

const question = {
  year: 2025,
  months: new Map([
    [1, monthOf(2025, 1)],
    [2, monthOf(2025, 2)],
  ]),
  accounts: chart,
  decimals: 2,
};
const posted = [
  row("sales", 1, 20, -0.3),
  row("rent", 2, 30, 0.1),
  row("bank", 1, 20, 0.3),
  row("bank", 2, 30, -0.1),
];
const close = [row("sales", 2, 310, 0.3), row("rent", 2, 310, -0.1), row("retained", 2, 310, -0.2)];

test("the kind of entry that takes all results to nothing in the last period is the close", () => {
  const movements = movementsOfYear([...posted, ...close], question);

  expect(movements.filter((each) => each.isYearEndClose)).toMatchObject([
    { accountId: "sales", month: monthOf(2025, 2), debit: 30n },
    { accountId: "rent", month: monthOf(2025, 2), credit: 10n },
    { accountId: "retained", month: monthOf(2025, 2), credit: 20n, net: -20n },
  ]);
  expect(movements.filter((each) => !each.isYearEndClose)).toHaveLength(4);
  expect(movementsOfYear(posted, question).some((each) => each.isYearEndClose)).toBe(false);
});

test("a year with entries after its close, or with two kinds that could be it, is refused", () => {
  const late = [row("rent", 2, 90, 0.5), row("bank", 2, 90, -0.5)];
  const wholeYear = [row("sales", 2, 20, -0.3), row("bank", 2, 20, 0.3), row("sales", 2, 310, 0.3)];
  const problem = "Exact Online: the year 2025 was closed in a way that its entries do not tell.";

  expect(() => movementsOfYear([...posted, ...close, ...late], question)).toThrow(problem);
  expect(() => movementsOfYear(wholeYear, question)).toThrow(problem);
});

test("openings in period 0 are no movement, and an unknown period is refused", () => {
  expect(movementsOfYear([row("bank", 0, 10, 5)], question)).toEqual([]);
  expect(() => movementsOfYear([row("bank", 13, 90, 5)], question)).toThrow(
    "Exact Online: amounts stand in the period 2025/13, which it does not have.",
  );
});

test("credits are read with or without their sign, and must fit the amount", () => {
  const unsigned = { ...row("bank", 1, 20, -0.3), AmountCredit: 0.3 };

  expect(movementsOfYear([unsigned], question)).toMatchObject([{ credit: 30n, net: -30n }]);
  expect(() => movementsOfYear([{ ...row("bank", 1, 20, 0.3), Amount: -0.3 }], question)).toThrow(
    "account bank: debits less credits are 0.30, and its amount is -0.30",
  );
});

test("openings are read on the side on which two years fit together", () => {
  const accounts = chart.map((each) =>
    each.externalId === "rent" ? { ...each, class: "LIABILITY" as const } : each,
  );
  const opening = (GLAccount: string, Amount: number, BalanceSide: string) => ({
    GLAccount,
    Amount,
    BalanceSide,
    ReportingYear: 2025,
  });
  const moved = [
    { accountId: "bank", month: 1, trackingKey: "", debit: 0n, credit: 100n, net: -100n },
    { accountId: "rent", month: 1, trackingKey: "", debit: 100n, credit: 0n, net: 100n },
  ];
  const ownSide = {
    previous: [opening("bank", 9, "D"), opening("rent", 9, "C")],
    current: [opening("bank", 8, "D"), opening("rent", 8, "C")],
  };

  expect([...previousOpenings(ownSide, moved, accounts, 2)]).toEqual([
    ["bank", 900n],
    ["rent", -900n],
  ]);
  expect(() =>
    previousOpenings({ ...ownSide, current: ownSide.previous }, moved, accounts, 2),
  ).toThrow(
    "Exact Online: the opening balances of two years are not apart by what was posted between them.",
  );
  expect(() =>
    previousOpenings({ ...ownSide, current: ownSide.previous }, [], accounts, 2),
  ).toThrow("Exact Online: the opening balances do not tell their sign.");
  expect(firstOpenings(ownSide.previous, 2).get("rent")).toBe(-900n);
});
