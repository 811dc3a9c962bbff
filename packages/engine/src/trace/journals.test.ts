import { expect, test } from "vitest";
import { buildModel } from "#build/build-model.ts";
import { casesOf } from "#scenarios/cases.ts";
import { openedWith, smallCompany } from "#testing/small-company.ts";
import { journalsOf } from "./journals.ts";

const { timeline } = smallCompany();

/** A loan of 1,200 repaid by 100 a month at 12 % a year, half of it due within twelve months. */
const company = smallCompany({
  timeline: { ...timeline, periodCount: 4, actualCount: 1 },
  accounts: openedWith({ bankLoan: -1200 }),
  actuals: {},
  modules: [
    {
      ...{ kind: "loan", id: "loan", name: "Loan", account: "bankLoan", ratePerYear: 0.12 },
      repayment: { kind: "amount", amount: 100 },
      interestAccount: "interestCost",
    },
    {
      ...{ kind: "journal", id: "refund", name: "Refund" },
      entries: [{ text: "Rent back", debit: "rentCost", credit: "creditors", amount: -30 }],
    },
  ],
});

function posted(module: string, period: number) {
  const cases = casesOf(buildModel(company));
  return journalsOf({ model: cases.model, sheet: cases.base }, module, period);
}

test("a module's journals of a period name two accounts, the amount and the cash flow", () => {
  expect(posted("loan", 1)).toEqual([
    {
      ...{ text: "Loan: repaid", debit: "Bank loan", credit: "Cash at bank" },
      ...{ amount: 100, cashFlow: "financing" },
    },
    {
      ...{ text: "Loan: interest", debit: "Interest expense", credit: "Cash at bank" },
      ...{ amount: expect.closeTo(12), cashFlow: "operating" },
    },
  ]);
});

test("a negative amount is told with its accounts the other way round, and without cash as none", () => {
  expect(posted("refund", 2)).toEqual([
    { text: "Rent back", debit: "Trade creditors", credit: "Rent", amount: 30 },
  ]);
});

test("nothing is posted in an actual period", () => {
  expect(posted("loan", 0)).toEqual([]);
});
