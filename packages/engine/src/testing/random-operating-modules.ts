/** Random modules of a business that buys, sells, employs and is taxed on its sales. */
import fc from "fast-check";
import type { Module } from "#model/module.ts";
import { flows, maybe, money, month, share, unwind } from "./random-figures.ts";

const cycle = fc.oneof(
  fc.record({
    months: fc.constantFrom(1, 2, 3, 6, 12),
    endMonth: month,
    dueDays: fc.integer({ min: 0, max: 60 }),
  }),
  fc.record({
    months: fc.constantFrom(1, 3, 12),
    endMonth: month,
    dueDates: fc.constantFrom<string[][]>(["10-28", "02-28", "04-28", "07-28"], ["02-29"]),
  }),
);
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

/** Modules that name the sales tax, or none that does. */
export type Taxed = { salesTax?: string };

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
        base: fc.oneof(money(20_000), flows(20_000)),
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

export function operatingModules(taxed: Taxed): fc.Arbitrary<Module[]> {
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
      taken: maybe(share(0.05)),
      opening: maybe(unwind),
      isOnWages: fc.boolean(),
    })
    .map(
      ({
        headcount,
        salaryPerYear,
        tax,
        due: when,
        pension,
        leave,
        taken,
        isOnWages,
        opening,
      }) => ({
        kind: "payroll",
        id: "staff",
        name: "Staff",
        account: "wages",
        form: "headcount",
        headcount,
        salaryPerYear,
        withholding: {
          rate: tax,
          liability: "payrollOwed",
          due: when,
          ...(opening ? { unwind: opening } : {}),
        },
        onCosts: [
          {
            id: "pension",
            name: "Pension",
            rate: pension,
            account: isOnWages ? "wages" : "pensionCost",
            liability: "payrollOwed",
            due: when,
          },
        ],
        leave: {
          rate: leave,
          account: "leaveCost",
          provision: "leave",
          ...(taken === undefined
            ? {}
            : { taken: `min(staff.gross * ${taken}, staff.leave.earned)` }),
        },
      }),
    );
}

export function salesTaxModule(): fc.Arbitrary<Module> {
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
