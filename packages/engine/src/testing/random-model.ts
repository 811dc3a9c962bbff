/**
 * Random models of every kind of module, for properties that must hold whatever a person builds:
 * any timeline, any opening balance sheet that nets to zero, any mix of modules that makes sense.
 */
import fc from "fast-check";
import type { Account, ModelDocument } from "#model/document.ts";
import type { Module } from "#model/module.ts";
import type { Timeline, TimeUnit } from "#time/timeline.ts";
import { smallCompany } from "./small-company.ts";

/** Whole cents, so that what is entered is what an accountant would enter. */
const money = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((cents) => cents / 100);
const share = (most = 1) =>
  fc.integer({ min: 0, max: most * 1000 }).map((thousandths) => thousandths / 1000);
const flows = (most: number) =>
  fc.oneof(money(most), fc.array(money(most), { minLength: 1, maxLength: 6 }));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const month = fc.integer({ min: 1, max: 12 });

const EXTRA: Account[] = [
  { id: "deferred", name: "Deferred income", line: "deferredIncome" },
  { id: "prepaid", name: "Prepayments", line: "prepayments" },
  { id: "gstOnSales", name: "GST not yet received", line: "salesTax" },
  { id: "gstOnPurchases", name: "GST not yet paid", line: "otherCurrentAssets" },
  { id: "loanSoon", name: "Bank loan, current", line: "shortTermLoans" },
];

const OPENINGS = [
  "debtors",
  "stock",
  "plant",
  "creditors",
  "gst",
  "gstPayable",
  "payrollOwed",
  "leave",
  "taxPayable",
  "bankLoan",
  "deferred",
  "prepaid",
];
const CREDITS = new Set([
  "creditors",
  "gst",
  "gstPayable",
  "payrollOwed",
  "leave",
  "taxPayable",
  "bankLoan",
  "deferred",
]);

const timeline: fc.Arbitrary<Timeline> = fc
  .record({
    unit: fc.constantFrom<TimeUnit>("week", "month", "quarter", "year"),
    periodCount: fc.integer({ min: 2, max: 14 }),
    yearEndMonth: month,
    startMonth: month,
    year: fc.integer({ min: 2023, max: 2030 }),
  })
  .map(({ unit, periodCount, yearEndMonth, startMonth, year }) => ({
    unit,
    start:
      unit === "week"
        ? (MONDAYS[startMonth - 1] ?? "")
        : `${year}-${String(startMonth).padStart(2, "0")}-01`,
    periodCount,
    yearEndMonth,
    actualCount: 0,
  }));

const MONDAYS = [
  "2026-01-05",
  "2026-02-02",
  "2026-03-02",
  "2026-04-06",
  "2026-05-04",
  "2026-06-01",
  "2026-06-29",
  "2026-08-03",
  "2026-09-07",
  "2026-10-05",
  "2026-11-02",
  "2026-12-28",
];

/** Openings of every kind, netted by share capital: this is the books' past, not a forecast. */
const accounts = fc
  .tuple(
    fc.array(money(50_000), { minLength: OPENINGS.length, maxLength: OPENINGS.length }),
    money(80_000),
  )
  .map(([amounts, cash]) => {
    const openings = new Map(
      OPENINGS.map((id, index) => [id, (CREDITS.has(id) ? -1 : 1) * (amounts[index] ?? 0)]),
    );
    openings.set("cash", cash);
    const cents = [...openings.values()].reduce(
      (sum, opening) => sum + Math.round(opening * 100),
      0,
    );
    openings.set("capital", -cents / 100);
    return [...smallCompany().accounts, ...EXTRA].map((account) => {
      const { opening: _, ...rest } = account;
      const opening = openings.get(account.id);
      return opening === undefined ? rest : { ...rest, opening };
    });
  });

const cycle = fc.record({
  months: fc.constantFrom(1, 2, 3, 6, 12),
  endMonth: month,
  dueDays: fc.integer({ min: 0, max: 60 }),
});
const due = fc.oneof(fc.record({ periods: fc.integer({ min: 0, max: 3 }) }), cycle);

const profile = fc
  .array(fc.integer({ min: 0, max: 10 }), { minLength: 1, maxLength: 4 })
  .filter((parts) => parts.some((part) => part > 0))
  .map((parts) => {
    const whole = parts.reduce((sum, part) => sum + part, 0);
    return parts.map((part) => part / whole);
  });

const terms = fc.oneof(
  fc.integer({ min: 0, max: 120 }).map((days) => ({ method: "days" as const, days })),
  profile.map((parts) => ({ method: "profile" as const, profile: parts })),
);

type Taxed = { salesTax?: string };

function revenueModule(taxed: Taxed): fc.Arbitrary<Module> {
  const base = {
    kind: "revenue",
    id: "selling",
    name: "Selling",
    account: "sales",
    receivable: "debtors",
    ...taxed,
  } as const;
  return fc.oneof(
    flows(20_000).map((amount) => ({ ...base, form: "amount" as const, amount })),
    fc
      .record({
        base: money(20_000),
        growth: share(0.2),
        growthPer: fc.constantFrom("period", "year", "yearStart"),
      })
      .map((form) => ({ ...base, form: "growth" as const, ...form })),
    fc
      .record({ price: money(50), volume: fc.integer({ min: 0, max: 500 }) })
      .map((form) => ({ ...base, form: "priceVolume" as const, ...form })),
    fc
      .record({
        customersOpening: fc.integer({ min: 0, max: 100 }),
        newCustomers: fc.integer({ min: 0, max: 20 }),
        churn: share(0.3),
        price: money(100),
        billingPeriods: fc.constantFrom(1, 3, 12),
      })
      .map((form) => ({
        ...base,
        form: "subscription" as const,
        deferredIncome: "deferred",
        ...form,
      })),
  );
}

function operatingModules(taxed: Taxed): fc.Arbitrary<Module[]> {
  return fc
    .record({
      revenue: revenueModule(taxed),
      cost: fc.record({ share: share(0.8), isStocked: fc.boolean() }),
      stockDays: fc.integer({ min: 0, max: 90 }),
      customers: terms,
      suppliers: terms,
      badDebts: maybe(share(0.05)),
      rent: flows(2000),
      months: maybe(fc.uniqueArray(month, { minLength: 1, maxLength: 4 })),
      prepaid: maybe(fc.integer({ min: 1, max: 6 })),
      payroll: maybe(payrollModule()),
    })
    .map(
      ({
        revenue,
        cost,
        stockDays,
        customers,
        suppliers,
        badDebts,
        rent,
        months,
        prepaid,
        payroll,
      }) => [
        revenue,
        {
          kind: "costOfSales",
          id: "goodsSold",
          name: "Goods sold",
          account: "costOfSales",
          form: "share",
          share: cost.share,
          of: ["selling"],
          ...(cost.isStocked ? { inventory: "stock" } : { payable: "creditors", ...taxed }),
        },
        ...(cost.isStocked
          ? [
              {
                kind: "inventory" as const,
                id: "stocking",
                name: "Stocking",
                account: "stock",
                payable: "creditors",
                ...taxed,
                method: "days" as const,
                days: stockDays,
              },
            ]
          : []),
        {
          kind: "expense",
          id: "renting",
          name: "Renting",
          account: "rentCost",
          payable: "creditors",
          amount: rent,
          ...taxed,
          ...(months ? { months } : {}),
          ...(prepaid ? { prepaid: { account: "prepaid", periods: prepaid } } : {}),
        },
        {
          kind: "receivables",
          id: "collecting",
          name: "Collecting",
          account: "debtors",
          ...customers,
          ...(badDebts === undefined ? {} : { badDebts: { share: badDebts, account: "badDebts" } }),
        },
        { kind: "payables", id: "paying", name: "Paying", account: "creditors", ...suppliers },
        ...(payroll ? [payroll] : []),
      ],
    );
}

function payrollModule(): fc.Arbitrary<Module> {
  return fc
    .record({
      headcount: fc.integer({ min: 0, max: 8 }),
      salaryPerYear: money(120_000),
      tax: share(0.4),
      due,
      pension: share(0.15),
      leave: share(0.1),
    })
    .map(({ headcount, salaryPerYear, tax, due: when, pension, leave }) => ({
      kind: "payroll",
      id: "staff",
      name: "Staff",
      account: "wages",
      form: "headcount",
      headcount,
      salaryPerYear,
      withholding: { rate: tax, liability: "payrollOwed", due: when },
      onCosts: [
        {
          id: "pension",
          name: "Pension",
          rate: pension,
          account: "pensionCost",
          liability: "payrollOwed",
          due: when,
        },
      ],
      leave: { rate: leave, account: "leaveCost", provision: "leave" },
    }));
}

function salesTaxModule(): fc.Arbitrary<Module> {
  return fc
    .record({ rate: share(0.25), cycle, basis: fc.constantFrom("accrual", "cash") })
    .map((own) => ({
      kind: "salesTax",
      id: "vat",
      name: "Sales tax",
      account: "gst",
      payable: "gstPayable",
      deferredOnSales: "gstOnSales",
      deferredOnPurchases: "gstOnPurchases",
      ...own,
    }));
}

function fixedAssetsModule(taxed: Taxed): fc.Arbitrary<Module> {
  return fc
    .record({
      additions: flows(10_000),
      method: fc.oneof(
        fc.record({
          kind: fc.constant("straightLine" as const),
          lifeYears: fc.integer({ min: 1, max: 6 }),
          openingLifeYears: fc.integer({ min: 1, max: 4 }),
        }),
        fc.record({
          kind: fc.constant("diminishingValue" as const),
          ratePerYear: share(0.5),
          rest: fc.constantFrom("period", "year"),
        }),
      ),
      starts: fc.constantFrom("fullPeriod", "midPeriod", "nextPeriod", "byDays"),
      residualShare: share(0.3),
    })
    .map((own) => ({
      kind: "fixedAssets",
      id: "plantBuying",
      name: "Plant",
      cost: "plant",
      accumulated: "plantDepreciation",
      expense: "depreciationCost",
      ...taxed,
      ...own,
    }));
}

function loanModule(): fc.Arbitrary<Module> {
  return fc
    .record({
      ratePerYear: share(0.15),
      basis: fc.constantFrom("nominal", "actual365", "compound"),
      interestOn: fc.constantFrom("opening", "average"),
      repayment: fc.oneof(
        flows(3000).map((amount) => ({ kind: "amount" as const, amount })),
        fc
          .integer({ min: 1, max: 20 })
          .map((periods) => ({ kind: "equalPrincipal" as const, periods })),
        fc.integer({ min: 1, max: 20 }).map((periods) => ({ kind: "annuity" as const, periods })),
      ),
      draws: flows(2000),
      isOwed: fc.boolean(),
    })
    .map(({ isOwed, ...own }) => ({
      kind: "loan",
      id: "borrowing",
      name: "Bank loan",
      account: "bankLoan",
      interestAccount: "interestCost",
      ...own,
      ...(isOwed ? { interestPayable: "interestOwed" } : {}),
    }));
}

function incomeTaxModule(): fc.Arbitrary<Module> {
  const instalments = fc.record({
    kind: fc.constant("instalments" as const),
    months: fc.uniqueArray(month, { minLength: 1, maxLength: 4 }),
    finalMonth: month,
  });
  return fc
    .record({
      rate: share(0.4),
      losses: fc.constantFrom("carriedForward" as const, "refunded" as const),
      payment: fc.oneof(fc.constant({ kind: "asEarned" as const }), instalments),
      openingLosses: money(10_000),
    })
    .map((own) => ({
      kind: "incomeTax",
      id: "taxing",
      name: "Income tax",
      account: "taxCost",
      payable: "taxPayable",
      ...own,
    }));
}

function ownerModules(): fc.Arbitrary<Module[]> {
  return fc
    .record({
      contributions: flows(5000),
      dividend: fc.oneof(
        flows(1000).map((amount) => ({ kind: "amount" as const, amount })),
        fc.record({
          kind: fc.constant("payout" as const),
          share: share(),
          of: fc.constantFrom("period" as const, "year" as const),
        }),
      ),
      isPaidAtOnce: fc.boolean(),
      paidAfter: fc.integer({ min: 1, max: 3 }),
      journal: money(500),
    })
    .map(({ contributions, dividend, isPaidAtOnce, paidAfter, journal }) => [
      { kind: "equity", id: "owners", name: "Owners", account: "capital", contributions },
      {
        kind: "dividends",
        id: "dividend",
        name: "Dividends",
        account: "retained",
        declared: dividend,
        ...(isPaidAtOnce ? {} : { payable: "dividendsOwed", paidAfter }),
      },
      {
        kind: "journal",
        id: "byHand",
        name: "By hand",
        entries: [
          { text: "Grant", debit: "cash", credit: "gain", amount: journal, cashFlow: "investing" },
        ],
      },
    ]);
}

function treasuryModule(): fc.Arbitrary<Module> {
  const interestOn = fc.constantFrom("opening" as const, "average" as const);
  return fc
    .record({
      minimumCash: money(5000),
      limit: money(60_000),
      rate: share(0.15),
      cashRate: share(0.06),
      interestOn,
      sweepShare: maybe(share()),
    })
    .map(({ minimumCash, limit, rate, cashRate, interestOn: base, sweepShare }) => ({
      kind: "treasury",
      id: "bank",
      name: "Bank",
      minimumCash,
      revolver: {
        account: "overdraft",
        limit,
        ratePerYear: rate,
        interestOn: base,
        interestAccount: "interestCost",
      },
      cashInterest: { ratePerYear: cashRate, interestOn: base, interestAccount: "interestEarned" },
      ...(sweepShare === undefined ? {} : { sweep: { loan: "borrowing", share: sweepShare } }),
    }));
}

const modules: fc.Arbitrary<Module[]> = fc.boolean().chain((isTaxed) => {
  const taxed: Taxed = isTaxed ? { salesTax: "vat" } : {};
  const parts: fc.Arbitrary<Module[]>[] = [
    isTaxed ? salesTaxModule().map((each) => [each]) : fc.constant([]),
    operatingModules(taxed),
    maybe(fixedAssetsModule(taxed)).map((each) => (each ? [each] : [])),
    loanModule().map((each) => [each]),
    maybe(incomeTaxModule()).map((each) => (each ? [each] : [])),
    ownerModules(),
    maybe(treasuryModule()).map((each) => (each ? [each] : [])),
  ];
  return fc.tuple(...parts).map((lists) => lists.flat());
});

export const randomModel: fc.Arbitrary<ModelDocument> = fc
  .record({ timeline, accounts, modules })
  .map((parts) => smallCompany({ name: "Random company", ...parts }));
