import { expect, test } from "vitest";
import { calculateModel } from "#testing/calculate-model.ts";
import { smallCompany } from "#testing/small-company.ts";

/**
 * The order of debt service in two periods, after the worked cases of Financial Edge's lessons on
 * revolver and sweep: 1,150 available, 400 mandatory, 50 to be kept, 200 short-term debt.
 *
 *   period 1   1,150 − 400 = 750 after mandatory, − 50 = 700 after minimum cash; 200 repay the
 *              short-term debt; the other 500 are swept to the term loan: 1,000 − 400 − 500 = 100
 *   period 2   scheduled 400, but only 100 are owed: mandatory is 100; cash 50 − 100 is 100 short
 *              of its minimum, so 100 are drawn again
 */
const openings: Record<string, number> = {
  cash: 1150,
  overdraft: -200,
  bankLoan: -1000,
  capital: 50,
};

const { model, read, failedChecks } = calculateModel(
  smallCompany({
    accounts: smallCompany().accounts.map(({ opening: _, ...account }) => ({
      ...account,
      opening: openings[account.id] ?? 0,
    })),
    modules: [
      {
        kind: "loan",
        id: "term",
        name: "Term loan",
        account: "bankLoan",
        repayment: { kind: "amount", amount: 400 },
        ratePerYear: 0,
        interestAccount: "interestCost",
      },
      {
        kind: "treasury",
        id: "bank",
        name: "Bank",
        minimumCash: 50,
        revolver: {
          account: "overdraft",
          limit: 300,
          ratePerYear: 0,
          interestAccount: "interestCost",
        },
        sweep: { loan: "term", share: 1 },
      },
    ],
  }),
);

test("750 are left after mandatory repayment, 700 above the minimum, 200 repay the short-term debt", () => {
  expect(model.issues).toEqual([]);
  expect(failedChecks()).toEqual([]);
  const available = read("bank.available")[0] ?? 0;
  expect([available, available - 50]).toEqual([750, 700]);
  expect([read("bank.drawn")[0], read("bank.revolver")[0]]).toEqual([-200, 0]);
});

test("the other 500 are swept to the term loan and cash stays at its minimum of 50", () => {
  expect([read("bank.sweep")[0], read("term.balance")[0]]).toEqual([500, 100]);
  expect(read("bs.account.cash")).toEqual([50, 50, 50]);
});

test("after the sweep the scheduled 400 are only the 100 still owed", () => {
  expect(read("term.repaid")).toEqual([400, 100, 0]);
  expect(read("term.balance")).toEqual([100, 0, 0]);
});

test("the revolver moves by the surplus, but never below nothing, and is drawn when there is none", () => {
  const [before, surplus] = [
    [200, 0, 100],
    read("bank.available").map((available) => available - 50),
  ];
  const expected = surplus.map((each, period) => Math.max(-(before[period] ?? 0), -each) + 0);
  expect(read("bank.drawn")).toEqual(expected);
  expect(expected).toEqual([-200, 100, 0]);
});
