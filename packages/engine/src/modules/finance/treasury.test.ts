import { expect, test } from "vitest";
import type { ModelDocument } from "#model/document.ts";
import type { Treasury } from "#model/kinds/treasury.ts";
import type { Module } from "#model/module.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { drawTable } from "#testing/draw-table.ts";
import { changedByRollingForward } from "#testing/roll-forward.ts";
import { smallCompany } from "#testing/small-company.ts";

type Choice = "opening" | "average";

const bank = (changes: Partial<Treasury>): Treasury => ({
  kind: "treasury",
  id: "bank",
  name: "Bank",
  ...changes,
});
const revolver = (limit: number, ratePerYear: number, interestOn: Choice = "opening") =>
  ({
    revolver: {
      account: "overdraft",
      limit,
      ratePerYear,
      interestOn,
      interestAccount: "interestCost",
    },
  }) as const;
const onCash = (ratePerYear: number, interestOn: Choice = "opening") =>
  ({ cashInterest: { ratePerYear, interestOn, interestAccount: "interestEarned" } }) as const;

/** Money that comes from or goes to nowhere but the profit and loss. */
const flows = (amounts: number[]): Module => ({
  kind: "journal",
  id: "trade",
  name: "Trade",
  entries: [{ text: "Trade", debit: "cash", credit: "sales", amount: amounts }],
});
const termLoan: Module = {
  kind: "loan",
  id: "term",
  name: "Term loan",
  account: "bankLoan",
  repayment: { kind: "amount", amount: 0 },
  ratePerYear: 0,
  interestAccount: "interestCost",
};

function company(modules: Module[], openings: Record<string, number> = {}, periodCount = 3) {
  const small = smallCompany();
  const opening: Record<string, number> = { cash: 1000, ...openings };
  opening.capital = -Object.values(opening).reduce((sum, value) => sum + value, 0);
  return {
    ...small,
    timeline: { ...small.timeline, periodCount },
    accounts: small.accounts.map((account) => ({ ...account, opening: opening[account.id] ?? 0 })),
    modules,
  } satisfies ModelDocument;
}

/**
 * July: 1,000 − 800 = 200, so 300 are drawn to keep 500. August: interest 1 % of 300 = 3;
 * 500 − 800 − 3 = −303 needs 803, the limit leaves 700: cash 397, 103 short. September: interest
 * 10; 397 − 800 − 10 = −413 and nothing left to draw: 913 short of 500.
 */
test("the revolver keeps cash at 500 up to its limit of 1,000; beyond it cash goes negative", () => {
  const document = company([
    flows([-800, -800, -800]),
    bank({ minimumCash: 500, ...revolver(1000, 0.12) }),
  ]);
  const { model, read, failedChecks } = calculateModel(document);
  expect(model.issues).toEqual([]);
  expect(
    drawTable(read, [
      "bank.revolverInterest",
      "bank.drawn",
      "bs.account.overdraft",
      "bs.account.cash",
      "cf.financing",
      "bank.shortfall",
    ]),
  ).toBe(`
bank.revolverInterest    0     3    10
bank.drawn             300   700     0
bs.account.overdraft   300  1000  1000
bs.account.cash        500   397  -413
cf.financing           300   700     0
bank.shortfall           0  -103  -913
`);
  expect(failedChecks()).toEqual([]);
});

/** V = 800 + 1 % × V ÷ 2, so V = 800 ÷ 0.995 = 804.0201 and interest is 4.0201. */
test("interest on the average of the revolver is drawn with it: 804.02 for 800", () => {
  const document = company([
    flows([-800, 0, 0]),
    bank({ minimumCash: 1000, ...revolver(5000, 0.12, "average") }),
  ]);
  const { read, failedChecks } = calculateModel(document);
  expect(read("bank.revolver")[0]).toBeCloseTo(800 / 0.995, 9);
  expect(read("bank.revolverInterest")[0]).toBeCloseTo(800 / 0.995 - 800, 9);
  expect(read("bs.account.cash")[0]).toBeCloseTo(1000, 9);
  expect(failedChecks()).toEqual([]);
});

/**
 * C = 2,000 + interest; half of C is swept, half stays; interest = 1 % × (1,000 + C ÷ 2) ÷ 2 =
 * 5 + 0.0025 × C. So C = 2,005 ÷ 0.9975 = 2,010.0251 and 1,005.0125 are swept.
 */
test("a sweep of half the surplus and interest on average cash are solved together", () => {
  const sweep = { loan: "term", share: 0.5 };
  const document = company(
    [flows([1000, 0, 0]), termLoan, bank({ ...onCash(0.12, "average"), sweep })],
    { bankLoan: -5000 },
  );
  const { read, failedChecks } = calculateModel(document);
  expect(read("bank.sweep")[0]).toBeCloseTo(2005 / 0.9975 / 2, 9);
  expect(read("bs.account.cash")[0]).toBeCloseTo(2005 / 0.9975 / 2, 9);
  expect(read("term.balance")[0]).toBeCloseTo(5000 - 2005 / 0.9975 / 2, 9);
  expect(failedChecks()).toEqual([]);
});

/**
 * 1,000 in cash all goes to a loan of 5,000 at 1 % a month on its average. Without the sweep the
 * month costs 50, so S = 1,000 − 50 + 1 % × S ÷ 2: S = 950 ÷ 0.995 = 954.7739, and interest is 1 % of
 * (5,000 + 4,045.2261) ÷ 2 = 45.2261.
 */
test("a sweep lowers the average balance its loan pays interest on", () => {
  const loan: Module = { ...termLoan, ratePerYear: 0.12, interestOn: "average" };
  const document = company([loan, bank({ sweep: { loan: "term", share: 1 } })], {
    bankLoan: -5000,
  });
  const { model, read, failedChecks } = calculateModel(document);
  expect(model.issues).toEqual([]);
  expect(failedChecks()).toEqual([]);
  expect(read("bank.sweep")[0]).toBeCloseTo(950 / 0.995, 9);
  expect(read("pl.interest")[0]).toBeCloseTo((0.01 * (5000 + 5000 - 950 / 0.995)) / 2, 9);
});

test("cash earns interest on what it was at the start, and nothing below zero", () => {
  const { read } = calculateModel(company([flows([-1500, 0, 900]), bank(onCash(0.12))]));
  expect(drawTable(read, ["bank.cashInterest", "bs.account.cash"])).toBe(`
bank.cashInterest    10     0    0
bs.account.cash    -490  -490  410
`);
});

/**
 * Every stretch of the solution in turn, held against plain repetition: start from no interest and
 * go round until nothing moves. Tax at 30 % in the same period makes the circle wider.
 */
test("over forty periods of swings the closed form is where repetition ends", () => {
  // Twenty lean months and twenty fat ones, in jumps.
  const amounts = Array.from(
    { length: 40 },
    (_, period) => ((period * 7919) % 41) * 200 - (period < 20 ? 4000 : 2800),
  );
  const rates = { onDebt: 0.24, onCash: 0.12, onLoan: 0.18, share: 0.3, tax: 0.3 };
  const settings = { minimum: 1500, limit: 4000, ...rates };
  const tax: Module = {
    kind: "incomeTax",
    id: "tax",
    name: "Tax",
    rate: settings.tax,
    account: "taxCost",
    payable: "taxPayable",
    losses: "refunded",
    payment: { kind: "asEarned" },
  };
  const treasury = bank({
    minimumCash: settings.minimum,
    ...revolver(settings.limit, settings.onDebt, "average"),
    ...onCash(settings.onCash, "average"),
    sweep: { loan: "term", share: settings.share },
  });
  const loan: Module = { ...termLoan, ratePerYear: settings.onLoan, interestOn: "average" };
  const document = company([flows(amounts), loan, tax, treasury], { bankLoan: -3000 }, 40);
  const { model, read, failedChecks } = calculateModel(document);
  expect(model.issues).toEqual([]);
  expect(failedChecks()).toEqual([]);
  const expected = repeated(amounts, settings);
  const lines = { cash: "bs.account.cash", debt: "bs.account.overdraft", loan: "term.balance" };
  for (const [key, line] of Object.entries(lines)) {
    for (const [period, value] of read(line).entries()) {
      const other = expected[period]?.[key as keyof typeof lines] ?? 0;
      expect(Math.abs(value - other), `${line} in ${period}`).toBeLessThan(1e-8);
    }
  }
  const isSeen = (of: (each: State) => boolean) => expected.some(of);
  expect(isSeen(({ cash }) => cash < 0)).toBe(true);
  expect(isSeen(({ cash, debt }) => debt > 3999.99 && cash > 0 && cash < 1499)).toBe(true);
  expect(isSeen(({ debt }) => debt > 1 && debt < 3999)).toBe(true);
  expect(isSeen(({ debt, loan }) => debt === 0 && loan > 0 && loan < 3000)).toBe(true);
  expect(isSeen(({ loan, cash }) => loan === 0 && cash > 1501)).toBe(true);
});

type State = { cash: number; debt: number; loan: number };

function repeated(
  amounts: number[],
  settings: Record<"minimum" | "limit" | "onDebt" | "onCash" | "onLoan" | "share" | "tax", number>,
): State[] {
  const { minimum, limit, onDebt, onCash, onLoan, share, tax } = settings;
  let before: State = { cash: 1000, debt: 0, loan: 3000 };
  return amounts.map((amount) => {
    let after = before;
    for (let round = 0; round < 100; round++) {
      const earned = ((onCash / 12) * (Math.max(0, before.cash) + Math.max(0, after.cash))) / 2;
      const onRevolver = ((onDebt / 12) * (before.debt + after.debt)) / 2;
      const paid = onRevolver + ((onLoan / 12) * (before.loan + after.loan)) / 2;
      const available = before.cash + (amount + earned - paid) * (1 - tax);
      const debt = Math.max(0, Math.min(limit, before.debt - (available - minimum)));
      const surplus = Math.max(0, available - minimum - before.debt);
      const swept = Math.min(before.loan, share * surplus);
      after = {
        cash: available + debt - before.debt - swept,
        debt,
        loan: before.loan - swept,
      };
    }
    before = after;
    return after;
  });
}

/**
 * Years around break-even, where tax has a floor, losses are carried forward and 40 % of a profit
 * is paid out at once. Owners pay 900 in one year and take it out in the next, so interest on the
 * opening balance would often be a loss where the year's own interest is a profit.
 */
test("interest that turns a loss into a profit is solved on the right side of tax and payout", () => {
  const amounts = Array.from({ length: 40 }, (_, year) => ((year * 7919) % 41) * 3 - 100);
  const paidIn = amounts.map((_, year) => (year % 2 === 0 ? 900 : -900));
  const modules: Module[] = [
    flows(amounts),
    {
      kind: "incomeTax",
      id: "tax",
      name: "Tax",
      rate: 0.3,
      account: "taxCost",
      payable: "taxPayable",
      payment: { kind: "asEarned" },
    },
    {
      kind: "dividends",
      id: "dividends",
      name: "Dividends",
      account: "retained",
      declared: { kind: "payout", share: 0.4, of: "period" },
    },
    { kind: "equity", id: "owners", name: "Owners", account: "capital", contributions: paidIn },
    bank(onCash(0.09, "average")),
  ];
  const document = company(modules, { cash: 500 }, 40);
  document.timeline.unit = "year";
  const { model, read, failedChecks } = calculateModel(document);
  expect(model.issues).toEqual([]);
  expect(failedChecks()).toEqual([]);
  let [before, losses] = [500, 0];
  const turned = amounts.filter((amount, year) => {
    const start = 0.09 * Math.max(0, before);
    let [after, profit] = [before, 0];
    for (let round = 0; round < 100; round++) {
      profit = amount + (start + 0.09 * Math.max(0, after)) / 2;
      const afterTax = profit - 0.3 * Math.max(0, profit - losses);
      after = before + afterTax - 0.4 * Math.max(0, afterTax) + (paidIn[year] ?? 0);
    }
    const difference = (read("bs.account.cash")[year] ?? 0) - after;
    expect(Math.abs(difference), `year ${year}`).toBeLessThan(1e-9);
    losses = Math.max(0, losses - profit);
    before = after;
    return Math.sign(profit) !== Math.sign(amount + start);
  });
  expect(turned).toHaveLength(4);
});

test("what has no straight side, such as a size without its sign, is told at its line", () => {
  const odd: Module = {
    kind: "dividends",
    id: "odd",
    name: "Odd",
    account: "retained",
    declared: { kind: "amount", amount: "abs(ledger.profit)" },
  };
  const issuesWith = (base: Choice) =>
    calculateModel(
      company([flows([100, 100, 100]), odd, bank(onCash(0.1, base))]),
    ).model.issues.map(({ code }) => code);
  expect(issuesWith("average")).toEqual(["not-linear"]);
  expect(issuesWith("opening")).toEqual([]);
});

test("a second treasury is refused, and so is a sweep to a loan that is not there", () => {
  const second = bank({ id: "other", name: "Other" });
  const astray = bank({ sweep: { loan: "nowhere", share: 1 } });
  const codes = [[bank({}), second], [astray]].map((modules) =>
    calculateModel(company(modules)).model.issues.map(({ code, place }) => `${code} ${place}`),
  );
  expect(codes).toEqual([
    ["duplicate modules/other/kind"],
    ["unknown-name modules/bank/sweep.loan"],
  ]);
});

test("a treasury switched off leaves cash and loan alone", () => {
  const off = bank({ minimumCash: 500, sweep: { loan: "term", share: 1 }, isOff: true });
  const { read, failedChecks } = calculateModel(company([termLoan, off], { bankLoan: -400 }));
  expect(read("bs.account.cash")).toEqual([1000, 1000, 1000]);
  expect(failedChecks()).toEqual([]);
});

test("rolling forward with actual = forecast changes no later draw, sweep or interest", () => {
  const treasury = bank({
    minimumCash: 300,
    ...revolver(4000, 0.24, "average"),
    ...onCash(0.12, "average"),
    sweep: { loan: "term", share: 0.6 },
  });
  const amounts = [-2000, 500, 3000, -2500, 4000, -100, 700, -3000];
  const document = company([flows(amounts), termLoan, treasury], { bankLoan: -1500 }, 8);
  expect(changedByRollingForward(document, 3)).toEqual([]);
});
