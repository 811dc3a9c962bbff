import { expect, test } from "vitest";
import { blockingIssues } from "#build/blocking.ts";
import type { Module } from "#model/module.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { smallCompany } from "#testing/small-company.ts";

/** 1,000 in the bank and 2,000 a month of sales at 1 % a month on average cash; a bonus by a formula. */
function company(bonus: string) {
  const modules: Module[] = [
    { kind: "revenue", id: "sales", name: "Sales", account: "sales", form: "amount", amount: 2000 },
    { kind: "expense", id: "bonus", name: "Bonus", amount: bonus, account: "wages" },
    {
      kind: "treasury",
      id: "bank",
      name: "Bank",
      cashInterest: { ratePerYear: 0.12, interestOn: "average", interestAccount: "interestEarned" },
    },
  ];
  return calculateModel(smallCompany({ modules }));
}

test("a floor in a person's formula between the guess and the solution is solved on its right side", () => {
  // On the opening 1,000 interest would be 10 and the bonus nothing. It is i with
  // i = 0.005 × (1,000 + 3,000 + i − (i − 15) ÷ 2), so i = 20.0375 ÷ 0.9975 = 20.087719.
  const { model, sheet, read, failedChecks } = company("max(0, bank.cashInterest - 15) * 0.5");
  expect(read("bank.cashInterest")[0]).toBeCloseTo(20.0375 / 0.9975, 9);
  expect(read("bonus.net")[0]).toBeCloseTo((20.0375 / 0.9975 - 15) / 2, 9);
  expect(failedChecks()).toEqual([]);
  expect(blockingIssues(model, sheet)).toEqual([]);
});

test("a cap is solved on its right side too: interest beyond 15 no longer counts", () => {
  // The bonus is 30: i = 0.005 × (4,000 + i − 30), so i = 19.85 ÷ 0.995.
  const { read, failedChecks } = company("min(bank.cashInterest, 15) * 2");
  expect(read("bonus.net")[0]).toBe(30);
  expect(read("bank.cashInterest")[0]).toBeCloseTo(19.85 / 0.995, 9);
  expect(failedChecks()).toEqual([]);
});

test("a formula for which no side holds is told as an issue that blocks, not by a check alone", () => {
  const { model, sheet } = company("max(0, bank.cashInterest - 15) * -300");
  expect(blockingIssues(model, sheet)).toMatchObject([
    { code: "not-linear", severity: "error", place: "modules/bank" },
  ]);
});
