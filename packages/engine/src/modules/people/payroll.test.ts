import { expect, test } from "vitest";
import type { Due } from "#model/kinds/payment-cycle.ts";
import type { Payroll } from "#model/kinds/payroll.ts";
import type { Unwind } from "#model/kinds/settlement.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { drawTable } from "#testing/draw-table.ts";
import { changedByRollingForward, rolledForward } from "#testing/roll-forward.ts";
import { openedWith, smallCompany } from "#testing/small-company.ts";

const FOUR_MONTHS = { ...smallCompany().timeline, periodCount: 4 };

const STAFF: Payroll = {
  kind: "payroll",
  id: "staff",
  name: "Staff",
  account: "wages",
  form: "headcount",
  headcount: 2,
  salaryPerYear: 60_000,
  withholding: { rate: 0.2, liability: "payrollOwed", due: { periods: 1 } },
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
  leave: { rate: 0.08, account: "leaveCost", provision: "leave", taken: [0, 500, 0, 0] },
};

test("two people at 60,000 a year: gross to net, tax a month later, pension after the quarter", () => {
  // Gross 2 × 60,000 ÷ 12 = 10,000; 2,000 is withheld, 8,000 is paid; pension 1,000; leave 800.
  // Tax is paid a month later: 2,000 from August. July to September's pension, 3,000, in October.
  // Owed: 2,000 + 1,000; 2,000 + 2,000; 2,000 + 3,000; 2,000 + October's 1,000.
  // Leave: 800; + 800 − 500 taken = 1,100; 1,900; 2,700. What is taken is not charged to wages.
  // Cash: 1,000 − 8,000; then − 10,000 twice; then − 13,000.
  const document = smallCompany({ timeline: FOUR_MONTHS, modules: [STAFF] });
  const { model, read, failedChecks } = calculateModel(document);
  expect(model.issues).toEqual([]);
  expect(
    drawTable(read, [
      "staff.gross",
      "staff.net",
      "staff.withholding.paid",
      "staff.pension.paid",
      "pl.account.wages",
      "pl.account.pensionCost",
      "pl.account.leaveCost",
      "bs.account.payrollOwed",
      "bs.account.leave",
      "cfd.employees",
      "bs.account.cash",
    ]),
  ).toBe(`
staff.gross             10000   10000   10000   10000
staff.net                8000    8000    8000    8000
staff.withholding.paid      0    2000    2000    2000
staff.pension.paid          0       0       0    3000
pl.account.wages        10000    9500   10000   10000
pl.account.pensionCost   1000    1000    1000    1000
pl.account.leaveCost      800     800     800     800
bs.account.payrollOwed   3000    4000    5000    3000
bs.account.leave          800    1100    1900    2700
cfd.employees           -8000  -10000  -10000  -13000
bs.account.cash         -7000  -17000  -27000  -40000
`);
  expect(failedChecks()).toEqual([]);
  for (const actualCount of [1, 2, 3])
    expect(changedByRollingForward(document, actualCount)).toEqual([]);
});

test("what was owed before the model is paid with the first payment of who claims it first", () => {
  // 500 owed before: tax is paid after one period, so all of it goes in July.
  const accounts = smallCompany().accounts.map((account) => {
    if (account.id === "payrollOwed") return { ...account, opening: -500 };
    return account.id === "capital" ? { ...account, opening: -500 } : account;
  });
  const { read, failedChecks } = calculateModel(smallCompany({ accounts, modules: [STAFF] }));
  expect(read("staff.payrollOwed.settled")).toEqual([500, 0, 0]);
  expect(read("bs.account.payrollOwed").map(Math.round)).toEqual([3000, 4000, 5000]);
  expect(failedChecks()).toEqual([]);
});

test("pension owed before the model waits for the day the quarter before falls due", () => {
  const accounts = smallCompany().accounts.map((account) => {
    if (account.id === "payrollOwed") return { ...account, opening: -500 };
    return account.id === "capital" ? { ...account, opening: -500 } : account;
  });
  const timeline = { ...FOUR_MONTHS, start: "2026-08-01" };
  const { withholding: _, ...staff } = STAFF;
  const document = smallCompany({ accounts, timeline, modules: [staff] });
  // From August on the next due day is 28 October.
  expect(calculateModel(document).read("staff.payrollOwed.settled")).toEqual([0, 0, 500, 0]);
  expect(changedByRollingForward(document, 2)).toEqual([]);
});

test("a threshold of 4,000 a month frees that much of 10,000, and 12 × 4,000 of a year's pay", () => {
  const payrollTax = {
    id: "payrollTax",
    name: "Payroll tax",
    rate: 0.05,
    account: "pensionCost",
    liability: "payrollOwed",
    due: { periods: 0 },
    thresholdPerMonth: 4000,
  };
  const staff = { ...STAFF, onCosts: [payrollTax] };
  const tax = (unit: "month" | "year") => {
    const timeline = { ...FOUR_MONTHS, unit, periodCount: 1 };
    return calculateModel(smallCompany({ timeline, modules: [staff] })).read("staff.payrollTax");
  };
  // (10,000 − 4,000) × 5 % = 300; (120,000 − 48,000) × 5 % = 3,600.
  expect(tax("month")).toEqual([300]);
  expect(tax("year")).toEqual([3600]);
});

test("a week's pay is seven days of 365", () => {
  const timeline = { ...FOUR_MONTHS, unit: "week", start: "2026-06-29" } as const;
  const { read, failedChecks } = calculateModel(smallCompany({ timeline, modules: [STAFF] }));
  expect(read("staff.gross")[0]).toBeCloseTo((120_000 * 7) / 365, 9);
  expect(failedChecks()).toEqual([]);
});

test("pay can be one amount, and a moved module starts to pay later", () => {
  const amount: Payroll = {
    kind: "payroll",
    id: "staff",
    name: "Staff",
    account: "wages",
    form: "amount",
    amount: 900,
  };
  expect(calculateModel(smallCompany({ modules: [amount] })).read("bs.account.cash")).toEqual([
    100, -800, -1700,
  ]);
  const later = calculateModel(smallCompany({ modules: [{ ...STAFF, shift: 1 }] }));
  expect(later.read("staff.gross")).toEqual([0, 10_000, 10_000]);
});

test("more leave taken than was earned raises an alert", () => {
  const leave = { rate: 0.08, account: "leaveCost", provision: "leave", taken: [0, 2000, 0] };
  const { model, read } = calculateModel(smallCompany({ modules: [{ ...STAFF, leave }] }));
  // 800 + 800 − 2,000 = −400, and a month later + 800 = 400.
  expect(read("staff.leave.short")).toEqual([0, -400, 0]);
  expect(model.checks.find(({ id }) => id === "staff.leave.short")?.class).toBe("alert");
});

test("a cycle of five months is told at its place", () => {
  const staff: Payroll = {
    ...STAFF,
    withholding: { rate: 0.2, liability: "payrollOwed", due: { months: 5, dueDays: 28 } },
  };
  const { model } = calculateModel(smallCompany({ modules: [staff] }));
  expect(model.issues).toMatchObject([{ code: "invalid", place: "modules/staff/withholding" }]);
});

test("leave taken of 5 % of gross pay, a pension and leave on the wages account: closing a month changes none", () => {
  // Gross 10,000; leave taken 500 is not charged to wages, pension 1,000 and leave earned 800 are:
  // 10,000 − 500 + 1,000 + 800 = 11,300. July closes at that. Once it closes 100 below, each of the
  // three bears its part of the 100 by what it planned: 9,500, 1,000 and 800 of 11,300.
  const [pension] = STAFF.onCosts ?? [];
  const onWages: Payroll = {
    ...STAFF,
    onCosts: pension ? [{ ...pension, account: "wages" }] : [],
    leave: { rate: 0.08, account: "wages", provision: "leave", taken: "staff.gross * 5%" },
  };
  const document = smallCompany({ timeline: FOUR_MONTHS, modules: [onWages] });
  const lines = ["pl.account.wages", "bs.account.leave", "bs.account.payrollOwed", "staff.net"];
  const drawn = `
pl.account.wages        11300  11300  11300  11300
bs.account.leave          300    600    900   1200
bs.account.payrollOwed   3000   4000   5000   3000
staff.net                8000   8000   8000   8000
`;
  for (const actualCount of [0, 1, 2]) {
    const { model, read, failedChecks } = calculateModel(rolledForward(document, actualCount));
    expect(model.issues).toEqual([]);
    expect(drawTable(read, lines)).toBe(drawn);
    expect(failedChecks()).toEqual([]);
  }
  const closed = rolledForward(document, 1);
  const { wages = [], cash = [] } = closed.actuals;
  const cheaper = { ...closed.actuals, wages: [11_200], cash: [(cash[0] ?? 0) + 100] };
  expect(wages).toEqual([11_300]);
  const { model, read } = calculateModel({ ...closed, actuals: cheaper });
  expect(model.issues).toEqual([]);
  expect(
    drawTable(read, ["staff.gross", "staff.pension", "staff.leave.earned", "pl.account.wages"], 2),
  ).toBe(`
staff.gross          9915.93  10000.00  10000.00  10000.00
staff.pension         991.15   1000.00   1000.00   1000.00
staff.leave.earned    792.92    800.00    800.00    800.00
pl.account.wages    11200.00  11300.00  11300.00  11300.00
`);
});

test("a bonus of a tenth of gross pay on the wages account is not read off itself once a month is closed", () => {
  const bonus = {
    kind: "expense",
    id: "bonus",
    name: "Bonus",
    account: "wages",
    amount: "if(staff.gross > 9000, staff.gross * 10%, 0)",
  } as const;
  const document = smallCompany({ timeline: FOUR_MONTHS, modules: [STAFF, bonus] });
  for (const actualCount of [1, 2, 3]) {
    expect(calculateModel(rolledForward(document, actualCount)).model.issues).toEqual([]);
    expect(changedByRollingForward(document, actualCount)).toEqual([]);
  }
});

/** Tax held back of 1,000 a month, and 3,000 owed from before the model. */
function owing(due: Due, unwind?: Unwind) {
  const withholding = { rate: 0.1, liability: "payrollOwed", due, ...(unwind ? { unwind } : {}) };
  const { onCosts: _, leave: __, ...plain } = STAFF;
  const accounts = openedWith({ payrollOwed: -3000 });
  const modules = [{ ...plain, withholding }];
  const document = smallCompany({ timeline: FOUR_MONTHS, accounts, modules });
  const { model, read, failedChecks } = calculateModel(document);
  expect(failedChecks()).toEqual([]);
  for (const actualCount of [1, 2, 3])
    expect(changedByRollingForward(document, actualCount)).toEqual([]);
  expect(model.issues).toEqual([]);
  const paid = read("staff.withholding.paid");
  return read("staff.payrollOwed.settled").map((settled, period) => settled + (paid[period] ?? 0));
}

test("what was owed before the model is paid when its rule would have paid it, not all at once", () => {
  // Three months later: a third of the 3,000 in each of three months, then July's own 1,000.
  expect(owing({ periods: 3 }).map(Math.round)).toEqual([1000, 1000, 1000, 1000]);
  // A month later all of it was June's.
  expect(owing({ periods: 1 })).toEqual([3000, 1000, 1000, 1000]);
  // Monthly and due after 45 days: May's 31 of 61 days on 15 July, June's 30 on 14 August.
  const byDays = owing({ months: 1, dueDays: 45 });
  expect(byDays.map((each) => Math.round(each))).toEqual([1525, 1475, 1000, 1000]);
  // Quarters to September, due on 28 October: April to June was owed, and is due on 28 July.
  expect(owing({ months: 3, endMonth: 9, dueDays: 28 })).toEqual([3000, 0, 0, 3000]);
});

test("what was owed before the model is paid by its stated schedule: 1,000 in August, 2,000 in October", () => {
  const unwind = { from: "2026-08-01", shares: [1 / 3, 0, 2 / 3] };
  expect(owing({ periods: 1 }, unwind).map(Math.round)).toEqual([0, 2000, 1000, 3000]);
});

test("an account that opens with tax for the month and pension for the quarter is told, unless a schedule is stated", () => {
  const accounts = openedWith({ payrollOwed: -5000 });
  const issuesOf = (module: Payroll) =>
    calculateModel(smallCompany({ timeline: FOUR_MONTHS, accounts, modules: [module] })).model
      .issues;
  expect(issuesOf(STAFF)).toMatchObject([
    { code: "short-history", severity: "warning", place: "accounts/payrollOwed/opening" },
  ]);
  const unwind = { from: "2026-07-01", shares: [0.4, 0, 0, 0.6] };
  const withholding = { rate: 0.2, liability: "payrollOwed", due: { periods: 1 }, unwind };
  expect(issuesOf({ ...STAFF, withholding })).toEqual([]);
});
