import { expect, test } from "vitest";
import { buildModel } from "#build/build-model.ts";
import { seriesOf } from "#calculate/sheet.ts";
import { exampleModels } from "#examples/examples.ts";
import type { ModelDocument } from "#model/document.ts";
import type { Module } from "#model/module.ts";
import { smallCompany } from "#testing/small-company.ts";
import { monthOf } from "#time/month.ts";
import { brokenChecks } from "#worker/check-state.ts";
import { SHOCK_KINDS, type Shock, shockReach, shockStart } from "./shock.ts";
import { shockCases } from "./shock-cases.ts";
import { receiptsBelowZero } from "./shock-receipts.ts";

const STEPS: Record<Shock["kind"], number> = {
  ...{ interestRates: 0.01, wages: 0.03, debtorDays: 10, creditorDays: -10 },
  ...{ revenue: -0.1, costOfSales: 0.05, overheads: 0.02 },
};

/** A line before and after a shock, over all periods. */
function beforeAndAfter(document: ModelDocument, shock: Shock, line: string, from = 0) {
  const { model, base, steps } = shockCases(document, [shock], from);
  expect(model.issues).toEqual([]);
  const of = (sheet: Float64Array) => [...seriesOf(model.program, sheet, line)];
  return { before: of(base), after: of(steps[0] ?? base) };
}

const sale = (form: object): Module =>
  ({ kind: "revenue", id: "sale", name: "Sales", account: "sales", ...form }) as Module;

test.each([
  { form: "amount", amount: [100, 200, 300] },
  { form: "growth", base: 100, growth: 0.1 },
  { form: "growth", base: 100, growth: 0.1, isFromActuals: true, seasonality: Array(12).fill(1) },
  { form: "priceVolume", price: 5, volume: [10, 20, 30] },
  { form: "subscription", customersOpening: 10, newCustomers: 2, churn: 0.1, price: 30 },
  { form: "history", growth: 0.2, earlier: Array.from({ length: 12 }, (_, month) => 50 + month) },
])("a tenth less revenue is a tenth less in every forecast period, by $form", (form) => {
  const document = smallCompany({ modules: [sale(form)] });
  const { before, after } = beforeAndAfter(document, { kind: "revenue", value: -0.1 }, "sale.net");
  expect(before.every((value) => value > 0)).toBe(true);
  for (const [period, value] of after.entries())
    expect(value).toBeCloseTo((before[period] ?? 0) * 0.9, 8);
  const later = beforeAndAfter(document, { kind: "revenue", value: -0.1 }, "sale.net", 1).after;
  expect(later).toEqual(
    [before[0], after[1], after[2]].map((value = 0) => expect.closeTo(value, 8)),
  );
});

test("shocks begin in the month it is, or with the forecast where that is later", () => {
  const small = smallCompany({});
  const of = (start: string, actualCount: number) =>
    shockStart(
      { ...small, timeline: { ...small.timeline, start, actualCount, periodCount: 24 } },
      monthOf(2026, 11),
    );
  expect([of("2026-01-01", 0), of("2026-01-01", 12), of("2027-01-01", 0)]).toEqual([10, 12, 0]);
  const past = shockCases(small, [{ kind: "wages", value: 0.03 }], small.timeline.periodCount);
  expect(past.reaches).toEqual([{ changes: [], missed: [] }]);
});

test("by history, the year after next is a tenth less too, not a tenth of a tenth", () => {
  const earlier = Array.from({ length: 12 }, () => 100);
  const small = smallCompany({ modules: [sale({ form: "history", growth: 0.2, earlier })] });
  const document = { ...small, timeline: { ...small.timeline, periodCount: 24 } };
  const { before, after } = beforeAndAfter(document, { kind: "revenue", value: -0.1 }, "sale.net");
  expect([before[0], before[23]]).toEqual([expect.closeTo(120, 8), expect.closeTo(144, 8)]);
  expect([after[0], after[23]]).toEqual([expect.closeTo(108, 8), expect.closeTo(129.6, 8)]);
});

test("revenue that is a share of other revenue by a formula follows, and does not fall twice", () => {
  const modules = [
    sale({ form: "amount", amount: 100 }),
    { ...sale({ form: "amount", amount: "sale.net * 0.2" }), id: "extras" },
  ];
  const document = smallCompany({ modules });
  const { after } = beforeAndAfter(document, { kind: "revenue", value: -0.1 }, "extras.net");
  expect(after).toEqual([expect.closeTo(18, 8), expect.closeTo(18, 8), expect.closeTo(18, 8)]);
});

test("one point more on a loan of 12,000 costs 10 a month, whether its rate is a figure or a formula", () => {
  for (const ratePerYear of [0.06, "bankRate + 0.02"] as const) {
    const small = smallCompany({
      drivers: [{ id: "bankRate", name: "Bank rate", unit: "percent", values: 0.04 }],
      modules: [
        {
          ...{ kind: "loan", id: "loan", name: "Bank loan", account: "bankLoan", ratePerYear },
          ...{ repayment: { kind: "bullet", day: "2030-06-30" }, interestAccount: "interestCost" },
        },
      ],
    });
    const accounts = small.accounts.map((account) => {
      if (account.id === "bankLoan") return { ...account, opening: -12_000 };
      return account.id === "cash" ? { ...account, opening: 13_000 } : account;
    });
    const shock: Shock = { kind: "interestRates", value: 0.01 };
    const { before, after } = beforeAndAfter({ ...small, accounts }, shock, "loan.interest");
    expect(before).toEqual([60, 60, 60].map((value) => expect.closeTo(value, 8)));
    expect(after).toEqual([70, 70, 70].map((value) => expect.closeTo(value, 8)));
  }
});

test("wages rise in payroll and in costs of people, and not in rent", () => {
  const document = smallCompany({
    modules: [
      {
        kind: "payroll",
        id: "staff",
        name: "Staff",
        account: "wages",
        form: "amount",
        amount: 100,
      },
      { kind: "expense", id: "casuals", name: "Casuals", account: "wages", amount: 50 },
      { kind: "expense", id: "rent", name: "Rent", account: "rentCost", amount: 30 },
    ],
  });
  const { changes } = shockReach(buildModel(document), { kind: "wages", value: 0.03 }, 0);
  expect(changes.map(({ line }) => line)).toEqual(["staff.amount", "casuals.amount"]);
  const { after } = beforeAndAfter(document, { kind: "wages", value: 0.03 }, "pl.profit");
  expect(after[0]).toBeCloseTo(-(154.5 + 30), 8);
  const overheads = shockReach(buildModel(document), { kind: "overheads", value: 0.03 }, 0);
  expect(overheads.changes.map(({ line }) => line)).toEqual(["rent.amount"]);
});

test("customers who pay ten days later owe ten more days of what they were billed", () => {
  const credit = sale({ form: "amount", amount: 310, receivable: "debtors" });
  const collect = {
    kind: "receivables",
    id: "collect",
    name: "Debtors",
    account: "debtors",
  } as const;
  const shock: Shock = { kind: "debtorDays", value: 10 };
  const byDays = smallCompany({ modules: [credit, { ...collect, method: "days", days: 25 }] });
  const { before, after } = beforeAndAfter(byDays, shock, "bs.account.debtors");
  // July and August have 31 days: 25 of them are owed, then all of August and 4 days of July.
  expect([before[1], after[1]]).toEqual([expect.closeTo(250, 8), expect.closeTo(350, 8)]);
  const byProfile = smallCompany({
    modules: [credit, { ...collect, method: "profile", profile: [0.5, 0.5] }],
  });
  const reach = shockReach(buildModel(byProfile), shock, 0);
  expect(reach).toEqual({ changes: [], missed: ["Debtors"] });
});

test("forty days longer from August on leave receipts of −60 in it, and none below zero before or after", () => {
  const document = smallCompany({
    modules: [
      sale({ form: "amount", amount: 310, receivable: "debtors" }),
      {
        ...{ kind: "receivables", id: "collect", name: "Debtors", account: "debtors" },
        ...{ method: "days", days: 25 },
      },
    ],
  });
  const told = (shocks: Shock[]) => {
    const cases = shockCases(document, shocks, 1);
    const { after } = beforeAndAfter(document, shocks[0] as Shock, "cfd.customers", 1);
    return [receiptsBelowZero(cases, shocks), after[1]];
  };
  expect(told([{ kind: "debtorDays", value: 40 }])).toEqual(["Aug-26", expect.closeTo(-60, 8)]);
  expect(told([{ kind: "debtorDays", value: 10 }])).toEqual([null, expect.closeTo(210, 8)]);
  expect(told([{ kind: "revenue", value: -0.1 }])[0]).toBeNull();
});

test.each(exampleModels)(
  "$key feels every shock from the forecast on, and its books still balance",
  (example) => {
    const document = example.document();
    const shocks = SHOCK_KINDS.map((kind) => ({ kind, value: STEPS[kind] }));
    const { model, base, steps, reaches } = shockCases(
      document,
      shocks,
      document.timeline.actualCount,
    );
    expect(model.issues.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(reaches.flatMap(({ missed }) => missed)).toEqual([]);
    const { actualCount } = document.timeline;
    const last = steps.at(-1) ?? base;
    const cash = (sheet: Float64Array) => [...seriesOf(model.program, sheet, "cf.closingCash")];
    expect(cash(last).slice(0, actualCount)).toEqual(cash(base).slice(0, actualCount));
    expect(brokenChecks(model, last).filter((check) => check.class === "error")).toEqual([]);
    const moved = steps.map(
      (sheet, index) => cash(sheet).at(-1) !== cash(steps[index - 1] ?? base).at(-1),
    );
    expect(moved).toEqual(reaches.map(({ changes }) => changes.length > 0));
  },
);

test("a module that happens later by a formula cannot feel it, is named, and blocks nothing", () => {
  const later: Module = {
    ...sale({ form: "amount", amount: "100" }),
    id: "later",
    name: "Later",
    shift: 1,
  };
  const document = smallCompany({ modules: [sale({ form: "amount", amount: 100 }), later] });
  const { model, reaches } = shockCases(document, [{ kind: "revenue", value: -0.1 }], 0);
  expect(model.issues).toEqual([]);
  expect(reaches[0]?.missed).toEqual(["Later"]);
  expect(reaches[0]?.changes.map(({ line }) => line)).toEqual(["sale.amount"]);
});
