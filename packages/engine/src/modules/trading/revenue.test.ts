import { expect, test } from "vitest";
import type { Revenue, RevenueForm } from "#model/kinds/revenue.ts";
import type { Module } from "#model/module.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { drawTable } from "#testing/draw-table.ts";
import { changedByRollingForward, rolledForward } from "#testing/roll-forward.ts";
import { GST, openedWith, smallCompany } from "#testing/small-company.ts";
import type { Timeline } from "#time/timeline.ts";

const MONTHS = smallCompany().timeline;
function selling(
  form: RevenueForm,
  rest: Partial<Pick<Revenue, "shift" | "isOff" | "receivable" | "salesTax">> = {},
): Revenue {
  return { kind: "revenue", id: "selling", name: "Selling", account: "sales", ...rest, ...form };
}

function company(modules: Module[], timeline: Partial<Timeline> = {}, deferred = 0) {
  return smallCompany({
    timeline: { ...MONTHS, ...timeline },
    accounts: openedWith({ deferred: -deferred }, [
      ...smallCompany().accounts,
      { id: "deferred", name: "Deferred income", line: "deferredIncome" },
    ]),
    modules,
  });
}

function revenueOf(form: RevenueForm, timeline: Partial<Timeline> = {}, shift = 0) {
  const { read, model, failedChecks } = calculateModel(
    company([selling(form, { shift })], timeline),
  );
  expect(model.issues).toEqual([]);
  expect(failedChecks()).toEqual([]);
  return read("pl.revenue").map((figure) => Math.round(figure * 1e6) / 1e6);
}

test("price × volume is revenue before tax, and customers owe it with tax", () => {
  // 10 × 100 = 1,000 with 10 % tax 1,100; 10 × 120 = 1,200 and 1,320; 10 × 90 = 900 and 990.
  // Nobody collects here, so debtors add up: 1,100, 2,420, 3,410. Tax: 100, 220, then 310 is due.
  const form: RevenueForm = { form: "priceVolume", price: 10, volume: [100, 120, 90] };
  const document = company([selling(form, { receivable: "debtors", salesTax: "tax" }), GST]);
  const { model, read, failedChecks } = calculateModel(document);
  expect(model.issues).toEqual([]);
  expect(
    drawTable(read, [
      "selling.net",
      "selling.tax",
      "pl.revenue",
      "bs.account.debtors",
      "bs.account.gst",
      "bs.account.gstPayable",
      "cf.operating",
    ]),
  ).toBe(`
selling.net            1000  1200   900
selling.tax             100   120    90
pl.revenue             1000  1200   900
bs.account.debtors     1100  2420  3410
bs.account.gst          100   220     0
bs.account.gstPayable     0     0   310
cf.operating              0     0     0
`);
  expect(failedChecks()).toEqual([]);
  expect(changedByRollingForward(document, 2)).toEqual([]);
});

test("revenue received at once raises cash by its tax as well", () => {
  const document = company([selling({ form: "amount", amount: 500 }, { salesTax: "tax" }), GST]);
  const { read, failedChecks } = calculateModel(document);
  expect(drawTable(read, ["pl.revenue", "cfd.customers", "bs.account.cash"])).toBe(`
pl.revenue        500   500   500
cfd.customers     550   550   550
bs.account.cash  1550  2100  2650
`);
  expect(failedChecks()).toEqual([]);
});

test("a module's own rate takes the place of the sales tax's", () => {
  const own = {
    ...selling({ form: "amount", amount: 500 }, { salesTax: "tax" }),
    salesTaxRate: 0.05,
  };
  expect(calculateModel(company([own, GST])).read("selling.tax")).toEqual([25, 25, 25]);
});

test("10 % growth a period takes 1,000 to 1,100 and 1,210", () => {
  expect(revenueOf({ form: "growth", base: 1000, growth: 0.1 })).toEqual([1000, 1100, 1210]);
});

test("a base typed in a later period counts there, and growth goes on beneath it", () => {
  const form: RevenueForm = { form: "growth", base: [1000, 2000, 1000], growth: 0.1 };
  expect(revenueOf(form)).toEqual([1000, 2200, 1210]);
});

test("a base that is nothing at first begins in the period it is typed in, and grows from there", () => {
  const form: RevenueForm = { form: "growth", base: [0, 1000, 1000], growth: 0.1 };
  expect(revenueOf(form)).toEqual([0, 1000, 1100]);
});

test("46.41 % growth a year is 10 % a quarter, compounding: 1.1 × 1.1 × 1.1 × 1.1 = 1.4641", () => {
  const form: RevenueForm = { form: "growth", base: 1000, growth: 0.4641, growthPer: "year" };
  expect(revenueOf(form, { unit: "quarter", periodCount: 5 })).toEqual([
    1000, 1100, 1210, 1331, 1464.1,
  ]);
});

test("growth at the year's start comes all at once with July, and again a year later", () => {
  const form: RevenueForm = { form: "growth", base: 1000, growth: 0.1, growthPer: "yearStart" };
  const figures = revenueOf(form, { start: "2026-05-01", periodCount: 15 });
  expect(figures.slice(0, 4)).toEqual([1000, 1000, 1100, 1100]);
  expect(figures.slice(13)).toEqual([1100, 1210]);
});

test("seasons weigh the months whatever they add up to, and a whole quarter by their average", () => {
  // July 3, August 1 and 2 in the ten others make 24: an average month is 2, so July counts 1.5.
  const seasonality = [2, 2, 2, 2, 2, 2, 3, 1, 2, 2, 2, 2];
  const form: RevenueForm = { form: "growth", base: 1000, growth: 0, seasonality };
  expect(revenueOf(form)).toEqual([1500, 500, 1000]);
  expect(revenueOf(form, { unit: "quarter" })).toEqual([1000, 1000, 1000]);
  // The week from Monday 27 July has five days of July and two of August: (5 × 1.5 + 2 × 0.5) ÷ 7.
  expect(revenueOf(form, { unit: "week", start: "2026-07-27", periodCount: 1 })).toEqual([
    1214.285714,
  ]);
});

test("a season of fewer than twelve weights is told and left out", () => {
  const form: RevenueForm = { form: "growth", base: 1000, growth: 0, seasonality: [1, 2] };
  const { model, read } = calculateModel(company([selling(form)]));
  expect(model.issues).toMatchObject([{ code: "invalid", place: "modules/selling/seasonality" }]);
  expect(read("pl.revenue")).toEqual([1000, 1000, 1000]);
});

test("growth goes on from the plan, or from what was actual when told to", () => {
  const actuals = { sales: [-900], cash: [900] };
  const august = (isFromActuals: boolean) => {
    const form: RevenueForm = { form: "growth", base: 1000, growth: 0.1, isFromActuals };
    const document = { ...company([selling(form)], { actualCount: 1 }), actuals };
    return calculateModel(document).read("pl.revenue");
  };
  expect(august(false)).toEqual([900, 1100, 1210]);
  expect(august(true).map(Math.round)).toEqual([900, 990, 1089]);
});

test("customers are those before, less those who leave, and the new ones", () => {
  // 100 − 5 + 10 = 105; 105 − 5.25 + 10 = 109.75; 109.75 − 5.4875 + 10 = 114.2625. Each pays 20.
  const form: RevenueForm = {
    form: "subscription",
    customersOpening: 100,
    newCustomers: 10,
    churn: 0.05,
    price: 20,
  };
  const document = company([selling(form)]);
  const { read, failedChecks } = calculateModel(document);
  expect(
    drawTable(
      read,
      [
        "selling.customersBefore",
        "selling.leaving",
        "selling.newCustomers",
        "selling.customers",
        "pl.revenue",
      ],
      4,
    ),
  ).toBe(`
selling.customersBefore   100.0000   105.0000   109.7500
selling.leaving             5.0000     5.2500     5.4875
selling.newCustomers       10.0000    10.0000    10.0000
selling.customers         105.0000   109.7500   114.2625
pl.revenue               2100.0000  2195.0000  2285.2500
`);
  expect(failedChecks()).toEqual([]);
  expect(changedByRollingForward(document, 2)).toEqual([]);
});

test("without churn nobody leaves", () => {
  const form: RevenueForm = {
    form: "subscription",
    customersOpening: 100,
    newCustomers: 10,
    churn: 0,
    price: 1,
  };
  expect(revenueOf(form)).toEqual([110, 120, 130]);
});

const AHEAD = {
  form: "subscription",
  newCustomers: 10,
  churn: 0,
  price: 10,
  billingPeriods: 3,
  deferredIncome: "deferred",
} as const;

test("a bill for three months ahead is earned over three months and renewed in the fourth", () => {
  // 10 customers × 10 × 3 = 300 each month; in October July's ten renew: 20 × 10 × 3 = 600.
  // Earned: 300 ÷ 3 = 100, then 200, 300, and (300 + 300 + 600) ÷ 3 = 400.
  // Waiting: 300 − 100 = 200; + 300 − 200 = 300; + 300 − 300 = 300; + 600 − 400 = 500.
  const document = company([selling(AHEAD, { receivable: "debtors" })], { periodCount: 4 });
  const { model, read, failedChecks } = calculateModel(document);
  expect(model.issues).toEqual([]);
  expect(
    drawTable(read, ["selling.billed", "pl.revenue", "bs.account.deferred", "bs.account.debtors"]),
  ).toBe(`
selling.billed       300  300  300   600
pl.revenue           100  200  300   400
bs.account.deferred  200  300  300   500
bs.account.debtors   300  600  900  1500
`);
  expect(failedChecks()).toEqual([]);
  expect(changedByRollingForward(document, 2)).toEqual([]);
});

test("customers billed ahead are the same customers: the cohorts' survivors add up to them", () => {
  const form: RevenueForm = { ...AHEAD, customersOpening: 90, churn: 0.1 };
  const { read } = calculateModel(company([selling(form)], { periodCount: 8 }));
  const [billed, customers] = [read("selling.billedCustomers"), read("selling.customers")];
  // Of those billed k months ago, 0.9 to the power k are left.
  const survivors = (billed[7] ?? 0) + (billed[6] ?? 0) * 0.9 + (billed[5] ?? 0) * 0.81;
  expect(survivors).toBeCloseTo(customers[7] ?? 0, 9);
});

test("deferred income from before the model is earned evenly over the bill's periods", () => {
  const document = company([selling(AHEAD, { receivable: "debtors" })], { periodCount: 4 }, 60);
  const { read, failedChecks } = calculateModel(document);
  // 20 a month on top of 100, 200 and 300; nothing is left of it in October.
  expect(read("pl.revenue").map(Math.round)).toEqual([120, 220, 320, 400]);
  expect(failedChecks()).toEqual([]);
  expect(changedByRollingForward(document, 1)).toEqual([]);
});

test("what was billed to opening customers is earned as their bills run out, so revenue stays even", () => {
  // 30 of 90 customers are billed 30 each month: 900. Before the model 900 was billed a month, of
  // which 600 of the last and 300 of the one before still wait: 600 is earned in July, 300 in August.
  const form: RevenueForm = { ...AHEAD, customersOpening: 90, newCustomers: 0 };
  const document = company([selling(form)], { periodCount: 4 }, 900);
  const { read, failedChecks } = calculateModel(document);
  expect(read("selling.billed")).toEqual([900, 900, 900, 900]);
  expect(read("pl.revenue").map(Math.round)).toEqual([900, 900, 900, 900]);
  expect(failedChecks()).toEqual([]);
  expect(changedByRollingForward(document, 1)).toEqual([]);
});

test("billing ahead needs an account for deferred income", () => {
  const { deferredIncome: _, ...form } = AHEAD;
  const { model } = calculateModel(company([selling(form)]));
  expect(model.issues).toMatchObject([
    { code: "missing-account", place: "modules/selling/deferredIncome" },
  ]);
});

test("revenue follows the same month a year before, grown by 10 %", () => {
  const earlier = [100, 200, 300, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  const figures = revenueOf({ form: "history", growth: 0.1, earlier }, { periodCount: 13 });
  expect(figures.slice(0, 4)).toEqual([110, 220, 330, 0]);
  // The second July grows from the first: 110 × 1.1.
  expect(figures[12]).toBe(121);
});

test("a year before that is not known is told", () => {
  const { model } = calculateModel(
    company([selling({ form: "history", growth: 0, earlier: [100] })]),
  );
  expect(model.issues).toMatchObject([{ code: "short-history", place: "modules/selling/earlier" }]);
});

test("a module moved by a month sells a month later, in every form", () => {
  expect(revenueOf({ form: "amount", amount: [10, 20, 30] }, {}, 1)).toEqual([0, 10, 20]);
  expect(revenueOf({ form: "growth", base: 1000, growth: 0.1 }, {}, 1)).toEqual([0, 1000, 1100]);
  expect(revenueOf({ form: "priceVolume", price: 2, volume: 5 }, {}, 1)).toEqual([0, 10, 10]);
  expect(revenueOf({ form: "subscription", newCustomers: 5, churn: 0, price: 2 }, {}, 1)).toEqual([
    0, 10, 20,
  ]);
  const earlier = Array.from({ length: 12 }, () => 10);
  expect(revenueOf({ form: "history", growth: 0, earlier }, {}, 1)).toEqual([0, 10, 10]);
});

test("a module that is switched off leaves no figure, and its lines read as zero", () => {
  const { read } = calculateModel(
    company([selling({ form: "amount", amount: 100 }, { isOff: true })]),
  );
  expect(read("pl.revenue")).toEqual([0, 0, 0]);
  expect(read("selling.net")).toEqual([0, 0, 0]);
});

test("two modules on one account share an actual by what each planned", () => {
  // Planned 1,000 and 400, actual 1,540: the 140 beyond goes 100 and 40.
  const second: Module = { ...selling({ form: "amount", amount: 400 }), id: "second" };
  const modules = [selling({ form: "amount", amount: 1000 }), second];
  const document = {
    ...company(modules, { actualCount: 1 }),
    actuals: { sales: [-1540], cash: [1540] },
  };
  const { read, failedChecks } = calculateModel(document);
  expect(read("selling.net").map(Math.round)).toEqual([1100, 1000, 1000]);
  expect(read("second.net").map(Math.round)).toEqual([440, 400, 400]);
  expect(failedChecks()).toEqual([]);
});

test("an entry by hand on the account keeps its own part of an actual", () => {
  // July's 1,200 on the account are 1,000 billed to customers and a grant of 200 in cash.
  const grant: Module = {
    kind: "journal",
    id: "byHand",
    name: "By hand",
    entries: [{ text: "Grant", debit: "cash", credit: "sales", amount: 200, day: "2026-07-10" }],
  };
  const collecting: Module = {
    kind: "receivables",
    id: "collecting",
    name: "Customers",
    account: "debtors",
    method: "days",
    days: 45,
  };
  const sold = selling({ form: "amount", amount: 1000 }, { receivable: "debtors" });
  const document = company([sold, grant, collecting]);
  expect(calculateModel(rolledForward(document, 1)).read("selling.net")).toEqual([
    1000, 1000, 1000,
  ]);
  expect(changedByRollingForward(document, 1)).toEqual([]);
});
