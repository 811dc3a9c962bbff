import { expect, test } from "vitest";
import type { ModelDocument } from "#model/document.ts";
import type { IncomeTax, TaxPayment } from "#model/kinds/income-tax.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { drawTable } from "#testing/draw-table.ts";
import { changedByRollingForward } from "#testing/roll-forward.ts";
import { smallCompany } from "#testing/small-company.ts";
import type { Timeline } from "#time/timeline.ts";

/** The small company with a profit given by hand, taxed at 30 %. */
function company(
  profit: number[],
  changes: Partial<IncomeTax>,
  timeline: Partial<Timeline> = {},
  openings: Record<string, number> = {},
): ModelDocument {
  const small = smallCompany();
  return {
    ...small,
    timeline: { ...small.timeline, periodCount: profit.length, ...timeline },
    accounts: small.accounts.map((account) => ({
      ...account,
      opening: openings[account.id] ?? account.opening ?? 0,
    })),
    modules: [
      {
        kind: "journal",
        id: "trade",
        name: "Trade",
        entries: [{ text: "Trade", debit: "cash", credit: "sales", amount: profit }],
      },
      {
        kind: "incomeTax",
        id: "tax",
        name: "Income tax",
        rate: 0.3,
        account: "taxCost",
        payable: "taxPayable",
        payment: { kind: "asEarned" },
        ...changes,
      },
    ],
  };
}

const rounded = (values: number[]) => values.map((value) => Math.round(value * 1e6) / 1e6 + 0);

/**
 * 100 of losses come in. July 300: 200 taxable, 60. August −100: 200 so far, 100 taxable, 30, so
 * 30 come back. September 300: 500 so far, 400 taxable, 120, so 90 more.
 */
test("a loss within the year takes back what was provided: 60, −30, 90", () => {
  const { model, read, failedChecks } = calculateModel(
    company([300, -100, 300], { openingLosses: 100 }),
  );
  expect(model.issues).toEqual([]);
  expect(
    drawTable(read, [
      "tax.taxed",
      "tax.taxable",
      "tax.provision",
      "tax.paid",
      "tax.lossesAfter",
      "pl.profit",
      "cfd.incomeTax",
      "bs.account.taxPayable",
    ]),
  ).toBe(`
tax.taxed              300  200  500
tax.taxable            200  100  400
tax.provision           60  -30   90
tax.paid                60  -30   90
tax.lossesAfter          0    0    0
pl.profit              240  -70  210
cfd.incomeTax          -60   30  -90
bs.account.taxPayable    0    0    0
`);
  expect(failedChecks()).toEqual([]);
});

/** −1,000 is carried forward; 600 uses 600 of it; 800 uses the other 400 and 400 are taxed. */
test("losses are carried forward and used first: tax of 0, 0 and 120", () => {
  const { read } = calculateModel(company([-1000, 600, 800], {}, { unit: "year" }));
  expect(rounded(read("tax.provision"))).toEqual([0, 0, 120]);
  expect(read("tax.lossesAfter")).toEqual([1000, 400, 0]);
});

test("where losses are refunded a loss of 1,000 brings 300", () => {
  const { read } = calculateModel(
    company([-1000, 600, 800], { losses: "refunded" }, { unit: "year" }),
  );
  expect(rounded(read("tax.paid"))).toEqual([-300, 180, 240]);
});

/**
 * Quarters of 1,000: 300 of tax each, 1,200 a year. The year before's tax was 800, of which 200 are
 * still owed. Year 1 pays 4 × 200, and the 200 in December; 1,200 − 800 = 400 are left for
 * the next December. Year 2 pays 4 × 300, and the 400.
 */
test("instalments of a quarter of last year's tax, and the rest in December", () => {
  const payment: TaxPayment = {
    kind: "instalments",
    months: [9, 12, 3, 6],
    finalMonth: 12,
    priorYearTax: 800,
  };
  const profit = Array.from({ length: 8 }, () => 1000);
  const document = company(
    profit,
    { payment },
    { unit: "quarter" },
    { taxPayable: -200, cash: 1200 },
  );
  const { model, read, failedChecks } = calculateModel(document);
  expect(model.issues).toEqual([]);
  expect(
    drawTable(read, ["tax.provision", "tax.instalment", "tax.final", "bs.account.taxPayable"]),
  ).toBe(`
tax.provision          300  300  300  300  300  300  300  300
tax.instalment         200  200  200  200  300  300  300  300
tax.final                0  200    0    0    0  400    0    0
bs.account.taxPayable  300  200  300  400  400    0    0    0
`);
  expect(failedChecks()).toEqual([]);
});

test("instalments beyond what a bad year owes come back in the final month", () => {
  const payment: TaxPayment = {
    kind: "instalments",
    months: [6],
    finalMonth: 12,
    priorYearTax: 300,
  };
  const { read } = calculateModel(company([100, 0], { payment }, { unit: "year" }));
  expect(rounded(read("tax.instalment"))).toEqual([300, 30]);
  expect(rounded(read("tax.final"))).toEqual([0, -270]);
});

/** 500 were earned and 150 charged before January; with another 100 the year owes 180: 30 more. */
test("a model that starts within the year takes the year so far with it", () => {
  const openings = { cash: 1500, sales: -500, taxCost: 150, taxPayable: -150 };
  const { read, failedChecks } = calculateModel(
    company([100, 100], {}, { start: "2027-01-01" }, openings),
  );
  expect(rounded(read("tax.provision"))).toEqual([30, 30]);
  expect(rounded(read("tax.paid"))).toEqual([180, 30]);
  expect(failedChecks()).toEqual([]);
});

/** A tax year to September: 200 + 100 − 300 end at nothing, so all comes back; October starts anew. */
test("a tax year of its own is taxed by its own year", () => {
  const { read } = calculateModel(company([200, 100, -300, 100], { yearEndMonth: 9 }));
  expect(rounded(read("tax.provision"))).toEqual([60, 30, -90, 30]);
  expect(read("tax.isYearStart")).toEqual([0, 0, 0, 1]);
});

test("adjustments are taxed with the profit", () => {
  const { read } = calculateModel(company([100, 100, 100], { adjustments: [50, 0, -50] }));
  expect(rounded(read("tax.provision"))).toEqual([45, 30, 15]);
});

test("the last tax year is labelled when it ends after the model", () => {
  const flags = (periodCount: number) =>
    calculateModel(
      company(
        Array.from({ length: periodCount }, () => 1),
        {},
      ),
    ).read("tax.isWholeYear");
  expect(flags(12).every((flag) => flag === 1)).toBe(true);
  expect(flags(14).slice(10)).toEqual([1, 1, 0, 0]);
});

test("payment in a thirteenth month is told at its place", () => {
  const payment: TaxPayment = { kind: "instalments", months: [13], finalMonth: 1 };
  expect(
    calculateModel(company([1], { payment })).model.issues.map(({ code, place }) => [code, place]),
  ).toEqual([["invalid", "modules/tax/payment"]]);
});

test("rolling forward with actual = forecast changes no later provision or payment", () => {
  const payments: IncomeTax["payment"][] = [
    { kind: "asEarned" },
    { kind: "instalments", months: [10, 1, 4, 7], finalMonth: 11, priorYearTax: 90 },
  ];
  const profit = Array.from({ length: 30 }, (_, period) => ((period * 31) % 17) * 40 - 250);
  for (const payment of payments) {
    const document = company(profit, { payment, openingLosses: 300 }, { start: "2027-03-01" });
    for (const count of [2, 5, 17]) {
      expect(changedByRollingForward(document, count), `${payment.kind} ${count}`).toEqual([]);
    }
  }
});

test("tax owed before the model is paid by its schedule, and told where none is stated", () => {
  // 300 a month taxed at 30 % is 90, paid as earned; last year's 400 in August and September.
  const openings = { taxPayable: -400, capital: -600 };
  const unwind = { from: "2026-08-01", shares: [0.5, 0.5] };
  const stated = company([300, 300, 300], { payment: { kind: "asEarned", unwind } }, {}, openings);
  const { model, read, failedChecks } = calculateModel(stated);
  expect(model.issues).toEqual([]);
  expect(drawTable(read, ["tax.provision", "tax.paid", "bs.account.taxPayable"])).toBe(`
tax.provision           90   90   90
tax.paid                90  290  290
bs.account.taxPayable  400  200    0
`);
  expect(failedChecks()).toEqual([]);
  expect(changedByRollingForward(stated, 1)).toEqual([]);
  const unsaid = calculateModel(company([300, 300, 300], {}, {}, openings));
  expect(unsaid.read("tax.paid")).toEqual([490, 90, 90]);
  expect(unsaid.model.issues).toMatchObject([
    { severity: "warning", place: "modules/tax/payment" },
  ]);
});

/**
 * Quarters of 1,000, so 300 of tax each and 1,200 a year; the year before's was 800. Instalments of
 * 200 are due on 28 October, February and April, and the fourth on 28 July, after the year: 28 July
 * 2026 is the year before's own, 28 July 2027 still one of 200. The rest is due on 1 December:
 * 1,200 − 4 × 200 = 400 for the first year. At the start 500 are owed, 200 of them in July.
 */
test("instalments on 28 October, February, April and July: the fourth is paid in arrears, with its own year's amount", () => {
  const payment: TaxPayment = {
    kind: "instalments",
    dueDates: ["10-28", "02-28", "04-28", "07-28"],
    finalDate: "12-01",
    priorYearTax: 800,
  };
  const profit = Array.from({ length: 8 }, () => 1000);
  const openings = { taxPayable: -500, cash: 1500 };
  const document = company(profit, { payment }, { unit: "quarter" }, openings);
  const { model, read, failedChecks } = calculateModel(document);
  expect(model.issues).toEqual([]);
  expect(
    drawTable(read, [
      "tax.provision",
      "tax.arrears",
      "tax.instalment",
      "tax.final",
      "bs.account.taxPayable",
    ]),
  ).toBe(`
tax.provision          300  300  300  300  300  300  300  300
tax.arrears            200    0    0    0  200    0    0    0
tax.instalment         200  200  200  200  200  300  300  300
tax.final                0  300    0    0    0  400    0    0
bs.account.taxPayable  600  400  500  600  700  300  300  300
`);
  expect(failedChecks()).toEqual([]);
  for (const actualCount of [1, 2, 4])
    expect(changedByRollingForward(document, actualCount)).toEqual([]);
});

test("instalments 28 days after each quarter fall on the same days as their list", () => {
  const common = { kind: "instalments", finalDays: 154, priorYearTax: 800 } as const;
  const profit = Array.from({ length: 8 }, () => 1000);
  const paid = (payment: TaxPayment) =>
    calculateModel(company(profit, { payment }, { unit: "quarter" })).read("tax.paid");
  expect(paid({ ...common, every: 3, dueDays: 28 })).toEqual(
    paid({ ...common, dueDates: ["10-28", "01-28", "04-28", "07-28"] }),
  );
});

/** Each year's 120 and 240 in December of the next year; the 50 from before in the first December. */
test("tax may be paid once a year, some months after its end", () => {
  const openings = { taxPayable: -50, cash: 1050 };
  const ways: TaxPayment[] = [
    { kind: "yearly", finalMonth: 12 },
    { kind: "yearly", finalDate: "12-01" },
    { kind: "yearly", finalDays: 154 },
  ];
  for (const payment of ways) {
    const profit = [200, 200, 0, 0, 400, 400, 0, 0];
    const document = company(profit, { payment }, { unit: "quarter" }, openings);
    const { model, read, failedChecks } = calculateModel(document);
    expect(model.issues).toEqual([]);
    expect(rounded(read("tax.paid"))).toEqual([0, 50, 0, 0, 0, 120, 0, 0]);
    expect(rounded(read("bs.account.taxPayable")).at(-1)).toBe(240);
    expect(failedChecks()).toEqual([]);
  }
});

test("a payment that says no day, or two, is told and blocks", () => {
  const wrong: TaxPayment[] = [
    { kind: "yearly" },
    { kind: "yearly", finalMonth: 12, finalDays: 30 },
    { kind: "yearly", finalDate: "02-30" },
    { kind: "instalments", finalMonth: 12 },
    { kind: "instalments", finalMonth: 12, every: 5 },
    { kind: "instalments", finalMonth: 12, months: [3], dueDates: ["03-31"] },
  ];
  for (const payment of wrong) {
    const { model } = calculateModel(company([100], { payment }));
    expect(model.issues).toMatchObject([{ code: "invalid", place: "modules/tax/payment" }]);
    expect(model.isBlocked).toBe(true);
  }
});
