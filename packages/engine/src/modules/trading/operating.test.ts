import { expect, test } from "vitest";
import type { Account, ModelDocument } from "#model/document.ts";
import type { Module } from "#model/module.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { changedByRollingForward, rolledForward } from "#testing/roll-forward.ts";
import { GST, smallCompany } from "#testing/small-company.ts";
import type { TimeUnit } from "#time/timeline.ts";

/** Every operating kind at once, sharing accounts where real companies share them. */
function everyKind(basis: "accrual" | "cash"): Module[] {
  const sold = {
    kind: "revenue",
    account: "sales",
    receivable: "debtors",
    salesTax: "tax",
  } as const;
  return [
    {
      ...sold,
      id: "growing",
      name: "Growing",
      form: "growth",
      base: 1000,
      growth: 0.1,
      growthPer: "year",
    },
    {
      ...sold,
      id: "units",
      name: "Units",
      form: "priceVolume",
      price: 5,
      volume: { figures: [10, 20], later: 30 },
    },
    {
      ...sold,
      id: "members",
      name: "Members",
      form: "subscription",
      customersOpening: 12,
      newCustomers: 3,
      churn: 0.1,
      price: 10,
      billingPeriods: 3,
      deferredIncome: "deferred",
    },
    {
      ...sold,
      id: "patrons",
      name: "Patrons",
      form: "subscription",
      newCustomers: 2,
      churn: 0,
      price: 7,
      billingPeriods: 4,
      deferredIncome: "deferred",
    },
    {
      kind: "costOfSales",
      id: "goods",
      name: "Goods",
      account: "costOfSales",
      inventory: "stock",
      form: "share",
      share: 0.4,
      of: ["growing", "units"],
    },
    {
      kind: "inventory",
      id: "stocking",
      name: "Stock",
      account: "stock",
      payable: "creditors",
      salesTax: "tax",
      method: "days",
      days: 45,
    },
    {
      kind: "receivables",
      id: "collecting",
      name: "Customers",
      account: "debtors",
      method: "days",
      days: 45,
      badDebts: { share: 0.02, account: "badDebts" },
      unwind: { from: "2026-07-01", shares: [0.5, 0.3, 0.2] },
    },
    {
      kind: "payables",
      id: "paying",
      name: "Suppliers",
      account: "creditors",
      method: "profile",
      profile: [0.2, 0.5, 0.3],
    },
    {
      kind: "expense",
      id: "cover",
      name: "Insurance",
      account: "rentCost",
      payable: "creditors",
      amount: 120,
      salesTax: "tax",
      months: [7, 10],
      prepaid: { account: "prepaid", periods: 3 },
    },
    {
      kind: "payroll",
      id: "staff",
      name: "Staff",
      account: "wages",
      form: "headcount",
      headcount: 2,
      salaryPerYear: 1200,
      withholding: {
        rate: 0.2,
        liability: "payrollOwed",
        due: { periods: 1 },
        unwind: { from: "2026-07-01", shares: [1] },
      },
      onCosts: [
        {
          id: "pension",
          name: "Pension",
          rate: 0.1,
          account: "pensionCost",
          liability: "payrollOwed",
          due: { months: 3, endMonth: 9, dueDays: 28 },
        },
      ],
      leave: {
        rate: 0.08,
        account: "leaveCost",
        provision: "leave",
        taken: { figures: [0, 10], later: 5 },
      },
    },
    {
      ...GST,
      basis,
      deferredOnSales: "gstOnSales",
      deferredOnPurchases: "gstOnPurchases",
    },
  ];
}

const OPENINGS: Record<string, number> = {
  debtors: 700,
  gst: -50,
  payrollOwed: -40,
  retained: -550,
};
const MORE: Account[] = [
  { id: "deferred", name: "Deferred income", line: "deferredIncome", opening: -60 },
  { id: "prepaid", name: "Prepayments", line: "prepayments" },
  { id: "gstOnSales", name: "GST not yet received", line: "salesTax" },
  { id: "gstOnPurchases", name: "GST not yet paid", line: "otherCurrentAssets" },
];

function company(unit: TimeUnit, basis: "accrual" | "cash"): ModelDocument {
  const { accounts, timeline } = smallCompany();
  const start = unit === "week" ? "2026-06-29" : "2026-07-01";
  const opened = accounts.map((account) => {
    const opening = OPENINGS[account.id];
    return opening === undefined ? account : { ...account, opening };
  });
  return smallCompany({
    timeline: { ...timeline, unit, start, periodCount: 16 },
    accounts: [...opened, ...MORE],
    modules: everyKind(basis),
  });
}

const UNITS: TimeUnit[] = ["week", "month", "quarter", "year"];

for (const unit of UNITS) {
  for (const basis of ["accrual", "cash"] as const) {
    test(`all operating modules together keep every check zero by the ${unit}, tax on the ${basis} basis`, () => {
      const { model, failedChecks } = calculateModel(company(unit, basis));
      expect(model.issues).toEqual([]);
      expect(failedChecks()).toEqual([]);
    });

    test(`rolling forward with actual = forecast changes no later figure by the ${unit}, tax on the ${basis} basis`, () => {
      const document = company(unit, basis);
      for (const actualCount of [1, 4]) {
        expect(calculateModel(rolledForward(document, actualCount)).failedChecks()).toEqual([]);
        expect(changedByRollingForward(document, actualCount)).toEqual([]);
      }
    });
  }
}

test("a company without a figure has none anywhere", () => {
  const nothing = JSON.parse(
    JSON.stringify(everyKind("cash"), (key, value) =>
      typeof value === "number" && !SHAPE.includes(key) ? 0 : value,
    ),
  ) as Module[];
  const { timeline, accounts } = smallCompany();
  const empty = [...accounts, ...MORE].map(({ opening: _, ...account }) => account);
  const { read, failedChecks } = calculateModel(
    smallCompany({ timeline, accounts: empty, modules: nothing }),
  );
  for (const { id } of empty) expect(read(`account.${id}.movement`)).toEqual([0, 0, 0]);
  expect(failedChecks()).toEqual([]);
});

/** Figures that say how, not how much. */
const SHAPE = ["months", "endMonth", "dueDays", "periods", "billingPeriods"];

test("a copy of every flow doubles it", () => {
  const [once, twice] = [false, true].map((isCopied) => {
    const document = company("month", "accrual");
    const copies = document.modules
      .filter(({ kind }) => kind === "expense" || kind === "payroll")
      .map((module) => ({ ...module, id: `${module.id}Again` }));
    return calculateModel({
      ...document,
      modules: [...document.modules, ...(isCopied ? copies : [])],
    });
  });
  expect(twice?.failedChecks()).toEqual([]);
  const [single, double] = [once, twice].map((each) => each?.read("pl.account.wages") ?? []);
  expect(double?.map(Math.round)).toEqual(single?.map((figure) => Math.round(2 * figure)));
});
