import { expect, test } from "vitest";
import { referencesOf } from "#lines/walk.ts";
import type { Receivables } from "#model/kinds/receivables.ts";
import type { SettlementMethod, Unwind } from "#model/kinds/settlement.ts";
import type { Module } from "#model/module.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { drawTable } from "#testing/draw-table.ts";
import { changedByRollingForward } from "#testing/roll-forward.ts";
import { GST, openedWith, smallCompany } from "#testing/small-company.ts";

/** 100 a day before tax: 3,100, 3,100 and 3,000. */
const SELLING = {
  kind: "revenue",
  id: "selling",
  name: "Selling",
  account: "sales",
  receivable: "debtors",
  form: "amount",
  amount: [3100, 3100, 3000],
} satisfies Module;

type Rest = { earlier?: number[]; unwind?: Unwind; badDebts?: Receivables["badDebts"] & object };

function collecting(method: SettlementMethod, rest: Rest = {}): Receivables {
  return {
    kind: "receivables",
    id: "collecting",
    name: "Customers",
    account: "debtors",
    ...rest,
    ...method,
  };
}

function company(modules: Module[], opening = 0) {
  return smallCompany({ accounts: openedWith({ debtors: opening }), modules });
}

test("45 days of sales with tax are owed at each month's end, counted back by days", () => {
  // 110 a day with tax. July: its 31 days, 3,410. August: 31 + 14 days = 45 × 110 = 4,950.
  // September: 30 + 15 days = 4,950. Received: 3,410 − 3,410 = 0; 3,410 + 3,410 − 4,950 = 1,870;
  // 4,950 + 3,300 − 4,950 = 3,300.
  const selling = { ...SELLING, salesTax: "tax" };
  const document = company([selling, collecting({ method: "days", days: 45 }), GST]);
  const { model, read, failedChecks } = calculateModel(document);
  expect(model.issues).toEqual([]);
  expect(
    drawTable(read, [
      "pl.revenue",
      "collecting.billed",
      "collecting.paid",
      "bs.account.debtors",
      "cf.operating",
      "cfd.customers",
    ]),
  ).toBe(`
pl.revenue          3100  3100  3000
collecting.billed   3410  3410  3300
collecting.paid        0  1870  3300
bs.account.debtors  3410  4950  4950
cf.operating           0  1870  3300
cfd.customers          0  1870  3300
`);
  expect(failedChecks()).toEqual([]);
  for (const actualCount of [1, 2])
    expect(changedByRollingForward(document, actualCount)).toEqual([]);
});

test("75 days reach back through three months: 30 + 31 + 14 days", () => {
  const { read, failedChecks } = calculateModel(
    company([SELLING, collecting({ method: "days", days: 75 })]),
  );
  expect(read("bs.account.debtors").map(Math.round)).toEqual([3100, 6200, 7500]);
  expect(failedChecks()).toEqual([]);
});

test("zero days collect at once", () => {
  const { read } = calculateModel(company([SELLING, collecting({ method: "days", days: 0 })]));
  expect(read("collecting.paid")).toEqual([3100, 3100, 3000]);
  expect(read("bs.account.debtors")).toEqual([0, 0, 0]);
});

test("a profile of 50, 30 and 20 % collects 500, then 800, then all of 1,000", () => {
  const selling = { ...SELLING, amount: 1000 };
  const document = company([selling, collecting({ method: "profile", profile: [0.5, 0.3, 0.2] })]);
  const { model, read, failedChecks } = calculateModel(document);
  expect(model.issues).toEqual([]);
  expect(drawTable(read, ["collecting.paid", "bs.account.debtors"])).toBe(`
collecting.paid     500  800  1000
bs.account.debtors  500  700   700
`);
  expect(failedChecks()).toEqual([]);
  for (const actualCount of [1, 2])
    expect(changedByRollingForward(document, actualCount)).toEqual([]);
});

test("a profile that adds up to 90 % is told at its place and raises an alert", () => {
  const { model, read, failedChecks } = calculateModel(
    company([SELLING, collecting({ method: "profile", profile: [0.5, 0.4] })]),
  );
  expect(model.issues).toMatchObject([
    {
      code: "invalid",
      place: "modules/collecting/profile",
      message: "The profile adds up to 90 %, not to 100 %.",
    },
  ]);
  expect(read("collecting.profileTotal")).toEqual([1, 1, 1]);
  expect(failedChecks()).toEqual([]);
});

test("2 % bad debts cost 20 of 1,000, and the tax of 2 is taken back", () => {
  // 1,100 with tax × 2 % = 22 is written off: 20 a cost, 2 off the tax. 1,078 is collected.
  const selling = { ...SELLING, amount: 1000, salesTax: "tax" };
  const badDebts = { share: 0.02, account: "badDebts" };
  const document = company([
    selling,
    collecting({ method: "profile", profile: [0, 1] }, { badDebts }),
    GST,
  ]);
  const { read, failedChecks } = calculateModel(document);
  expect(
    drawTable(read, [
      "pl.account.badDebts",
      "bs.account.gst",
      "bs.account.gstPayable",
      "bs.account.debtors",
      "cfd.customers",
    ]),
  ).toBe(`
pl.account.badDebts      20    20    20
bs.account.gst           98   196     0
bs.account.gstPayable     0     0   294
bs.account.debtors     1078  1078  1078
cfd.customers             0  1078  1078
`);
  expect(failedChecks()).toEqual([]);
  expect(changedByRollingForward(document, 1)).toEqual([]);
});

test("an opening balance the rule does not explain is received in the first forecast period", () => {
  const document = company([SELLING, collecting({ method: "days", days: 0 })], 700);
  const { read, failedChecks } = calculateModel(document);
  expect(read("collecting.debtors.settled")).toEqual([700, 0, 0]);
  expect(read("bs.account.debtors").map(Math.round)).toEqual([0, 0, 0]);
  expect(failedChecks()).toEqual([]);
});

test("an opening balance of 700 unwinds by its own schedule: 350, 210, 140", () => {
  const unwind = { from: "2026-07-01", shares: [0.5, 0.3, 0.2] };
  const document = company([SELLING, collecting({ method: "days", days: 31 }, { unwind })], 700);
  const { model, read, failedChecks } = calculateModel(document);
  expect(model.issues).toEqual([]);
  expect(read("collecting.debtors.settled").map(Math.round)).toEqual([350, 210, 140]);
  // 31 days to the end of August are 3,100; to the end of September 3,000 and a day of August.
  expect(read("bs.account.debtors").map(Math.round)).toEqual([3450, 3240, 3100]);
  expect(read("collecting.debtors.leftover")).toEqual([0, 0, 0]);
  expect(failedChecks()).toEqual([]);
  for (const actualCount of [1, 2])
    expect(changedByRollingForward(document, actualCount)).toEqual([]);
});

test("what a schedule leaves of the opening balance raises an alert in the last period", () => {
  const unwind = { from: "2026-07-01", shares: [0.5, 0.2] };
  const { read, failedChecks } = calculateModel(
    company([SELLING, collecting({ method: "days", days: 0 }, { unwind })], 700),
  );
  expect(read("collecting.debtors.leftover").map(Math.round)).toEqual([0, 0, 210]);
  expect(failedChecks()).toEqual([]);
});

test("a schedule of more than 100 % is told at its place", () => {
  const unwind = { from: "2026-07-01", shares: [0.7, 0.7] };
  const { model } = calculateModel(
    company([SELLING, collecting({ method: "days", days: 0 }, { unwind })], 700),
  );
  expect(model.issues).toMatchObject([{ code: "invalid", place: "modules/collecting/unwind" }]);
});

test("earlier sales explain the opening balance, and July looks back on June", () => {
  // June's 30 days at 100 are all open. End of July: 31 + 14 days = 4,500; received 3,000 + 3,100 − 4,500.
  const document = company(
    [SELLING, collecting({ method: "days", days: 45 }, { earlier: [3000] })],
    3000,
  );
  const { model, read, failedChecks } = calculateModel(document);
  expect(model.issues).toEqual([]);
  expect(read("collecting.paid").map(Math.round)).toEqual([1600, 3100, 3000]);
  expect(read("collecting.debtors.settled").map(Math.round)).toEqual([0, 0, 0]);
  expect(failedChecks()).toEqual([]);
});

test("a profile explains the opening balance by earlier sales too", () => {
  // Of 1,000 two months ago 20 % is open, of 2,000 a month ago 50 %: 200 + 1,000.
  const method: SettlementMethod = { method: "profile", profile: [0.5, 0.3, 0.2] };
  const { read } = calculateModel(
    company([SELLING, collecting(method, { earlier: [1000, 2000] })], 1200),
  );
  expect(read("collecting.debtors.difference").map(Math.round)).toEqual([0, 0, 0]);
});

test("an opening balance with less history than its days is told", () => {
  const { model } = calculateModel(
    company([SELLING, collecting({ method: "days", days: 45 })], 3000),
  );
  expect(model.issues).toMatchObject([
    { code: "short-history", severity: "warning", place: "modules/collecting/earlier" },
  ]);
});

test("days that a scenario adds month after month need history for the most at once, not for all", () => {
  // 15, 30 and 45 days: 31 of July and 30 of June are enough. 15 + 25 + 25 are not.
  const shift = (value: number, month: number) =>
    ({ line: "collecting.days", mode: "shift", value, from: month, to: month }) as const;
  const overrides = [shift(15, 1), shift(30, 2)];
  const days = collecting({ method: "days", days: 15 }, { earlier: [3000] });
  const document = {
    ...company([SELLING, days], 1500),
    scenarios: [{ id: "later", name: "Later", overrides }],
  };
  expect(calculateModel(document).model.issues).toEqual([]);
  const together = overrides.map((each) => ({ ...each, from: 1, to: 2, value: 25 }));
  const both = [{ id: "later", name: "Later", overrides: together }];
  expect(calculateModel({ ...document, scenarios: both }).model.issues).toMatchObject([
    { code: "short-history" },
  ]);
});

test("after an actual month the balance is the ledger's, and what it holds beyond is received next", () => {
  // July's actual sales are 3,100 and 200 more are owed than 31 days explain.
  const document = company([SELLING, collecting({ method: "days", days: 31 })], 200);
  const actuals = { sales: [-3100], debtors: [3100] };
  const rolled = { ...document, timeline: { ...document.timeline, actualCount: 1 }, actuals };
  const { read, failedChecks } = calculateModel(rolled);
  expect(read("bs.account.debtors").map(Math.round)).toEqual([3300, 3100, 3100]);
  expect(read("cfd.customers").map(Math.round)).toEqual([0, 3300, 3000]);
  expect(failedChecks()).toEqual([]);
});

test("a scenario's days are looked back for, and days beyond that raise an alert", () => {
  const document = company([SELLING, collecting({ method: "days", days: 20 })]);
  const overrides = [{ line: "collecting.days", value: 200 }];
  const scenarios = [{ id: "slow", name: "Slow payers", overrides }];
  const lookedBack = (changes: object) => {
    const { lines, rowOf } = calculateModel({ ...document, ...changes }).model.program;
    const source = lines[rowOf.get("collecting.open") ?? 0]?.source;
    const read = source?.kind === "calculated" ? referencesOf(source.expression) : [];
    return read.filter(({ line }) => line === "collecting.billed").length;
  };
  // Months have at least 28 days: 20 days need one, 200 days eight, and there is one to spare.
  expect([lookedBack({}), lookedBack({ scenarios })]).toEqual([2, 9]);
});

/** 200 + 20 × 10 = 400 days are more than a year; 200 + 50 × 10 = 700 where a driver is changed. */
test("400 days by a formula of drivers are looked back for, and 700 where a driver is changed", () => {
  const document = company([SELLING, collecting({ method: "days", days: "base + weeks * 10" })]);
  const driver = { unit: "days", measure: "rate" } as const;
  document.drivers = [
    { ...driver, id: "base", name: "Base", values: 200 },
    { ...driver, id: "weeks", name: "Weeks", unit: "count", values: 20 },
  ];
  const { model, read } = calculateModel(document);
  expect(model.issues).toEqual([]);
  expect(read("collecting.beyond")).toEqual([0, 0, 0]);
  const changed = calculateModel({ ...document, overrides: [{ line: "weeks", value: 50 }] });
  expect(changed.read("collecting.days")).toEqual([700, 700, 700]);
  expect(changed.read("collecting.beyond")).toEqual([0, 0, 0]);
});

test("days by a formula of what is only known later are given a year, and told beyond it", () => {
  // 366 days are fourteen months and one to spare, 457 days; the first period asks for 620.
  const days = "if(pl.profit > 0, 31, 31) * 20";
  const { read } = calculateModel(company([SELLING, collecting({ method: "days", days })]));
  expect(read("collecting.beyond")[0]).toBe(620 - 457);
});

test("days that leap from 0 to 61 would uncollect what was collected, which is an alert", () => {
  const { read } = calculateModel(
    company([SELLING, collecting({ method: "days", days: [0, 0, 61] })]),
  );
  // 61 days at the end of September: 3,000 + 3,100; billed 3,000, so 3,100 less than nothing.
  expect(read("collecting.backwards").map(Math.round)).toEqual([0, 0, -3100]);
});

test("a second module on the same account is told and left out", () => {
  const again = { ...collecting({ method: "days", days: 0 }), id: "again" };
  const { model, failedChecks } = calculateModel(
    company([SELLING, collecting({ method: "days", days: 30 }), again]),
  );
  expect(model.issues).toMatchObject([{ code: "duplicate", place: "modules/again/account" }]);
  expect(failedChecks()).toEqual([]);
});

test("months, quarters and weeks of the same 100 a day agree at the quarter's end", () => {
  const { timeline } = smallCompany();
  const owed = (unit: "month" | "quarter" | "week", start: string, amount: number[]) => {
    const document = company([{ ...SELLING, amount }, collecting({ method: "days", days: 45 })]);
    const periodCount = amount.length;
    const { read } = calculateModel({
      ...document,
      timeline: { ...timeline, unit, start, periodCount },
    });
    return Math.round((read("bs.account.debtors").at(-1) ?? 0) * 1e6) / 1e6;
  };
  expect(owed("month", "2026-07-01", [3100, 3100, 3000])).toBe(4500);
  expect(owed("quarter", "2026-07-01", [9200])).toBe(4500);
  // Six weeks and three days.
  expect(
    owed(
      "week",
      "2026-06-29",
      Array.from({ length: 13 }, () => 700),
    ),
  ).toBe(4500);
});
