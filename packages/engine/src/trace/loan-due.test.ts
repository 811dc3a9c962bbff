import { expect, test } from "vitest";
import type { ModelDocument } from "#model/document.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { openedWith, smallCompany } from "#testing/small-company.ts";
import { explainOver } from "./explain-over.ts";

/** 1,200 over 30 months at 12 %, in a model of 20. */
function borrower(): ModelDocument {
  const soon = { id: "loanSoon", name: "Loan, current", line: "shortTermLoans" };
  return smallCompany({
    timeline: { ...smallCompany().timeline, periodCount: 20 },
    accounts: [...openedWith({ bankLoan: -1200 }), soon],
    modules: [
      {
        ...{ kind: "loan", id: "loan", name: "Loan", account: "bankLoan" },
        ...{ currentAccount: "loanSoon", ratePerYear: 0.12, interestAccount: "interestCost" },
        repayment: { kind: "annuity", periods: 30 },
      },
    ],
  });
}

test("what falls due within a year is the principal of each of its months", () => {
  const view = calculateModel(borrower());
  for (const line of ["loan.current", "bs.account.loanSoon", "account.loanSoon.closing"]) {
    const { parts, value } = explainOver(view, line, 4, 4);
    expect(parts.map(({ figure }) => [figure?.line, figure?.period])).toEqual(
      Array.from({ length: 12 }, (_, index) => ["loan.repaid", 5 + index]),
    );
    const sum = parts.reduce((total, { contribution }) => total + contribution, 0);
    expect(sum).toBeCloseTo(value, 6);
  }
});

test("where the model ends before the year it is a share of what is owed", () => {
  const { parts } = explainOver(calculateModel(borrower()), "loan.current", 12, 12);
  const [owed, , share] = parts[0]?.arithmetic ?? [];
  expect(owed).toMatchObject({ line: "loan.balance", period: 12 });
  expect(share).toBeGreaterThan(0.5);
  expect(parts[0]?.arithmetic.at(-1)).toBe(", the share due within twelve months");
});
