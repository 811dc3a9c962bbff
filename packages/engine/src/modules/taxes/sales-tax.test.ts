import { expect, test } from "vitest";
import type { SalesTax } from "#model/kinds/sales-tax.ts";
import type { Module } from "#model/module.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { drawTable } from "#testing/draw-table.ts";
import { changedByRollingForward } from "#testing/roll-forward.ts";
import { GST, openedWith, smallCompany } from "#testing/small-company.ts";
import type { Timeline } from "#time/timeline.ts";

const CASH_BASIS: SalesTax = {
  ...GST,
  basis: "cash",
  deferredOnSales: "gstOnSales",
  deferredOnPurchases: "gstOnPurchases",
};
const SELLING = {
  kind: "revenue",
  id: "selling",
  name: "Selling",
  account: "sales",
  receivable: "debtors",
  form: "amount",
  amount: 1000,
  salesTax: "tax",
} satisfies Module;
const BUYING = {
  kind: "expense",
  id: "buying",
  name: "Buying",
  account: "rentCost",
  payable: "creditors",
  amount: 400,
  salesTax: "tax",
} satisfies Module;
const COLLECTING = {
  kind: "receivables",
  id: "collecting",
  name: "Customers",
  account: "debtors",
  method: "profile",
  profile: [0, 1],
} satisfies Module;
const PAYING = {
  kind: "payables",
  id: "paying",
  name: "Suppliers",
  account: "creditors",
  method: "profile",
  profile: [0, 1],
} satisfies Module;

function company(
  modules: Module[],
  timeline: Partial<Timeline> = {},
  openings: Record<string, number> = {},
) {
  const base = smallCompany();
  const accounts = openedWith(openings, [
    ...base.accounts,
    { id: "gstOnSales", name: "GST not yet received", line: "salesTax" },
    { id: "gstOnPurchases", name: "GST not yet paid", line: "otherCurrentAssets" },
  ]);
  return smallCompany({
    timeline: { ...base.timeline, periodCount: 4, ...timeline },
    accounts,
    modules,
  });
}

test("the quarter's tax is 100 on sales less 40 on purchases a month, and is paid on 28 October", () => {
  // Accrued: 60, 120; in September 180 becomes payable; October accrues 60 and pays 180.
  const document = company([SELLING, BUYING, COLLECTING, PAYING, GST]);
  const { model, read, failedChecks } = calculateModel(document);
  expect(model.issues).toEqual([]);
  expect(
    drawTable(read, [
      "pl.revenue",
      "pl.operatingExpenses",
      "bs.account.debtors",
      "bs.account.creditors",
      "bs.account.gst",
      "bs.account.gstPayable",
      "cfd.salesTax",
      "bs.account.cash",
    ]),
  ).toBe(`
pl.revenue             1000  1000  1000  1000
pl.operatingExpenses    400   400   400   400
bs.account.debtors     1100  1100  1100  1100
bs.account.creditors    440   440   440   440
bs.account.gst           60   120     0    60
bs.account.gstPayable     0     0   180     0
cfd.salesTax              0     0     0  -180
bs.account.cash        1000  1660  2320  2800
`);
  expect(failedChecks()).toEqual([]);
  for (const actualCount of [1, 2, 3])
    expect(changedByRollingForward(document, actualCount)).toEqual([]);
});

test("more tax on purchases than on sales is refunded in the same due period", () => {
  const { read, failedChecks } = calculateModel(company([BUYING, GST]));
  expect(drawTable(read, ["bs.account.gst", "bs.account.gstPayable", "cfd.salesTax"])).toBe(`
bs.account.gst         -40  -80     0  -40
bs.account.gstPayable    0    0  -120    0
cfd.salesTax             0    0     0  120
`);
  expect(failedChecks()).toEqual([]);
});

test("on the cash basis the tax of a bill joins the return when the bill is paid", () => {
  // Each month's bills are paid a month later, so July's tax of 100 − 40 is accrued in August.
  // September: 60 + 60 becomes payable. Deferred stays at a month's tax: 100 and 40.
  const document = company([SELLING, BUYING, COLLECTING, PAYING, CASH_BASIS]);
  const { model, read, failedChecks } = calculateModel(document);
  expect(model.issues).toEqual([]);
  expect(
    drawTable(read, [
      "bs.account.gstOnSales",
      "bs.account.gstOnPurchases",
      "tax.accrued",
      "bs.account.gst",
      "bs.account.gstPayable",
      "cfd.salesTax",
    ]),
  ).toBe(`
bs.account.gstOnSales      100  100  100   100
bs.account.gstOnPurchases   40   40   40    40
tax.accrued                  0   60   60    60
bs.account.gst               0   60    0    60
bs.account.gstPayable        0    0  120     0
cfd.salesTax                 0    0    0  -120
`);
  expect(failedChecks()).toEqual([]);
  for (const actualCount of [1, 2, 3])
    expect(changedByRollingForward(document, actualCount)).toEqual([]);
});

test("on the cash basis what is received at once is due at once, and uncollected bills never are", () => {
  const { receivable: _, ...selling } = SELLING;
  const { read, failedChecks } = calculateModel(
    company([SELLING, { ...selling, id: "atOnce" }, CASH_BASIS]),
  );
  expect(read("tax.accrued")).toEqual([100, 100, 100, 100]);
  expect(read("bs.account.gstOnSales")).toEqual([100, 200, 300, 400]);
  expect(failedChecks()).toEqual([]);
});

test("on the cash basis the tax of bills open at the start waits until these very bills are paid", () => {
  // 1,100 a month of which 100 is tax; half is paid a month later, half after two. At the start half of
  // May's and all of June's bill is open: 1,650, with 150 of tax. July pays half of both: 100 of tax.
  const halves: Module = { ...COLLECTING, profile: [0, 0.5, 0.5], earlier: [1100, 1100] };
  const openings = { debtors: 1650, gstOnSales: -150 };
  const document = company([SELLING, halves, CASH_BASIS], {}, openings);
  const { model, read, failedChecks } = calculateModel(document);
  expect(model.issues).toEqual([]);
  expect(drawTable(read, ["bs.account.debtors", "bs.account.gstOnSales", "tax.accrued"])).toBe(`
bs.account.debtors     1650  1650  1650  1650
bs.account.gstOnSales   150   150   150   150
tax.accrued             100   100   100   100
`);
  expect(failedChecks()).toEqual([]);
  for (const actualCount of [1, 2, 3])
    expect(changedByRollingForward(document, actualCount)).toEqual([]);
});

test("on the cash basis opening bills that wait until August and September take their tax with them", () => {
  // A schedule of halves: 165 a time, 15 of it tax; July's own bills follow a month later each.
  const later: Module = {
    ...COLLECTING,
    unwind: { from: "2026-08-01", shares: [0.5, 0.5] },
  };
  const openings = { debtors: 330, gstOnSales: -30 };
  const { read, failedChecks } = calculateModel(
    company([SELLING, later, CASH_BASIS], {}, openings),
  );
  expect(read("tax.accrued")).toEqual([0, 115, 115, 100]);
  expect(read("bs.account.gstOnSales")).toEqual([130, 115, 100, 100]);
  expect(failedChecks()).toEqual([]);
});

test("on the cash basis tax that opens without any open bill is told", () => {
  const document = company([SELLING, COLLECTING, CASH_BASIS], {}, { gstOnSales: -30 });
  expect(calculateModel(document).model.issues).toMatchObject([
    { code: "short-history", severity: "warning", place: "accounts/gstOnSales/opening" },
  ]);
});

test("two returns payable at the start are paid on their own days: monthly, due after 37 days", () => {
  // May's is due on 7 July and June's on 6 August, half of the 100 each; July's 60 on 6 September.
  const tax: SalesTax = { ...GST, cycle: { months: 1, dueDays: 37 } };
  const document = company([SELLING, BUYING, tax], {}, { gstPayable: -100 });
  const { read, failedChecks } = calculateModel(document);
  expect(read("tax.return.paid")).toEqual([50, 50, 60, 60]);
  expect(failedChecks()).toEqual([]);
  for (const actualCount of [1, 2, 3])
    expect(changedByRollingForward(document, actualCount)).toEqual([]);
});

test("tax from before the model joins the running return, and what was payable is paid when due", () => {
  // June's return is due on 28 July: 30. The 50 accrued are part of September's return: 50 + 180.
  const document = company([SELLING, BUYING, GST], {}, { gst: -50, gstPayable: -30 });
  const { read, failedChecks } = calculateModel(document);
  expect(read("tax.return.paid")).toEqual([30, 0, 0, 230]);
  expect(failedChecks()).toEqual([]);
});

test("returns that overlap are paid one by one: monthly, due after 37 days", () => {
  // July's 60 is due on 6 September, August's on 7 October: two months are always payable.
  const tax: SalesTax = { ...GST, cycle: { months: 1, dueDays: 37 } };
  const document = company([SELLING, BUYING, tax]);
  const { read, failedChecks } = calculateModel(document);
  expect(
    drawTable(read, [
      "tax.return.ended",
      "tax.return.paid",
      "bs.account.gst",
      "bs.account.gstPayable",
    ]),
  ).toBe(`
tax.return.ended       60   60   60   60
tax.return.paid         0    0   60   60
bs.account.gst          0    0    0    0
bs.account.gstPayable  60  120  120  120
`);
  expect(failedChecks()).toEqual([]);
  for (const actualCount of [1, 2, 3])
    expect(changedByRollingForward(document, actualCount)).toEqual([]);
});

test("monthly returns in a model of quarters pay what falls due within the quarter", () => {
  // 920 of tax in 92 days. July and August (62 days) are paid by 28 September; September's 300 is not.
  const selling = { ...SELLING, amount: 9200 };
  const tax: SalesTax = { ...GST, cycle: { months: 1, dueDays: 28 } };
  const { read, failedChecks } = calculateModel(
    company([selling, tax], { unit: "quarter", periodCount: 1 }),
  );
  expect(read("tax.return.paid").map(Math.round)).toEqual([620]);
  expect(read("bs.account.gstPayable").map(Math.round)).toEqual([300]);
  expect(read("bs.account.gst").map(Math.round)).toEqual([0]);
  expect(failedChecks()).toEqual([]);
});

test("a week that holds the quarter's end is divided by its days", () => {
  // 70 a week. The week from Monday 29 June has two days of the old quarter: 20, paid in the week of 28 July.
  const selling = { ...SELLING, amount: 700 };
  const { read, failedChecks } = calculateModel(
    company([selling, GST], { unit: "week", start: "2026-06-29", periodCount: 6 }),
  );
  expect(
    drawTable(read, [
      "tax.return.ended",
      "tax.return.paid",
      "bs.account.gst",
      "bs.account.gstPayable",
    ]),
  ).toBe(`
tax.return.ended       20    0    0    0    0    0
tax.return.paid         0    0    0    0   20    0
bs.account.gst         50  120  190  260  330  400
bs.account.gstPayable  20   20   20   20    0    0
`);
  expect(failedChecks()).toEqual([]);
});

test("a year's tax is paid within the year but for its last quarter", () => {
  // 36,500 of sales: 3,650 of tax, 10 a day. April to June, 91 days, is due on 28 July.
  const selling = { ...SELLING, amount: 36_500 };
  const { read } = calculateModel(company([selling, GST], { unit: "year", periodCount: 2 }));
  expect(read("tax.return.paid").map(Math.round)).toEqual([2740, 3652]);
  expect(read("bs.account.gstPayable").map(Math.round)).toEqual([910, 908]);
});

test("two sales taxes on the same accounts are told; a cycle that cannot be is told", () => {
  const twice = calculateModel(company([SELLING, GST, { ...GST, id: "second", name: "Second" }]));
  expect(twice.model.issues).toMatchObject([
    { code: "duplicate", place: "modules/second/account" },
  ]);
  const tax: SalesTax = { ...GST, cycle: { months: 3, dueDays: -1 } };
  const wrong = calculateModel(company([SELLING, tax]));
  expect(wrong.model.issues).toMatchObject([{ code: "invalid", place: "modules/tax/cycle" }]);
});

test("the cash basis without its accounts is told", () => {
  const { model } = calculateModel(company([SELLING, { ...GST, basis: "cash" }]));
  expect(model.issues.map(({ place }) => place)).toEqual([
    "modules/tax/deferredOnSales",
    "modules/tax/deferredOnPurchases",
  ]);
});

test("the tax of purchases may wait on a liability account, as a debit", () => {
  const document = company([SELLING, BUYING, COLLECTING, PAYING, CASH_BASIS]);
  const accounts = document.accounts.map((account) =>
    account.id === "gstOnPurchases" ? { ...account, line: "salesTax" } : account,
  );
  const { read, failedChecks } = calculateModel({ ...document, accounts });
  expect(read("bs.account.gstOnPurchases")).toEqual([-40, -40, -40, -40]);
  expect(read("tax.accrued")).toEqual([0, 60, 60, 60]);
  expect(failedChecks()).toEqual([]);
});

test("one account for both deferred taxes is told", () => {
  const tax: SalesTax = { ...CASH_BASIS, deferredOnPurchases: "gstOnSales" };
  const { model } = calculateModel(company([SELLING, BUYING, tax]));
  expect(model.issues).toMatchObject([
    { code: "duplicate", place: "modules/tax/deferredOnPurchases" },
  ]);
});

test("returns are due on 28 October, February, April and July: December's quarter waits until February", () => {
  // 60 a month: 180 a quarter. June's 90 is due on 28 July; September's 180 on 28 October, December's
  // on 28 February, March's on 28 April, June's after the model.
  const tax: SalesTax = {
    ...GST,
    cycle: { months: 3, endMonth: 9, dueDates: ["10-28", "02-28", "04-28", "07-28"] },
  };
  const document = company([SELLING, BUYING, tax], { periodCount: 12 }, { gstPayable: -90 });
  const { model, read, failedChecks } = calculateModel(document);
  expect(model.issues).toEqual([]);
  expect(drawTable(read, ["tax.return.ended", "tax.return.paid", "bs.account.gstPayable"])).toBe(`
tax.return.ended        0  0  180    0  0  180    0    0  180    0  0  180
tax.return.paid        90  0    0  180  0    0    0  180    0  180  0    0
bs.account.gstPayable   0  0  180    0  0  180  180    0  180    0  0  180
`);
  expect(failedChecks()).toEqual([]);
  for (const actualCount of [1, 5, 6, 7])
    expect(changedByRollingForward(document, actualCount)).toEqual([]);
});

test("a return that is due on no day, on a list that holds none, or in two ways is told", () => {
  const wrong = [
    {},
    { dueDates: [] },
    { dueDates: ["02-30"] },
    { dueDays: 1, dueDates: ["10-28"] },
  ];
  for (const due of wrong) {
    const tax: SalesTax = { ...GST, cycle: { months: 3, ...due } };
    expect(calculateModel(company([SELLING, tax])).model.issues).toMatchObject([
      { code: "invalid", place: "modules/tax/cycle" },
    ]);
  }
});
