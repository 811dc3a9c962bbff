import { expect, test } from "vitest";
import type { ModelDocument } from "#model/document.ts";
import type { Loan } from "#model/kinds/loan.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { drawTable } from "#testing/draw-table.ts";
import { changedByRollingForward } from "#testing/roll-forward.ts";
import { smallCompany } from "#testing/small-company.ts";

const loan = (changes: Partial<Loan>): Loan => ({
  kind: "loan",
  id: "loan",
  name: "Loan",
  account: "bankLoan",
  repayment: { kind: "equalPrincipal", periods: 3 },
  ratePerYear: 0.12,
  interestAccount: "interestCost",
  ...changes,
});

/** The small company with 5,000 in cash and a loan of 1,200. */
function borrower(changes: Partial<Loan>, document: Partial<ModelDocument> = {}): ModelDocument {
  const openings: Record<string, number> = { cash: 5000, bankLoan: -1200, capital: -3800 };
  const company = smallCompany({ modules: [loan(changes)], ...document });
  const accounts = company.accounts.map((account) => ({
    ...account,
    opening: openings[account.id] ?? 0,
  }));
  accounts.push({ id: "loanSoon", name: "Loan, current", line: "shortTermLoans", opening: 0 });
  return { ...company, accounts };
}

const months = (periodCount: number) => ({ ...smallCompany().timeline, periodCount });

/** 1,200 in three parts of 400; interest 1 % of 1,200, 800, 400; 24 of interest in all. */
test("1,200 over three months at 12 %: 400 each, interest 12, 8 and 4", () => {
  const { model, read, failedChecks } = calculateModel(borrower({}));
  expect(model.issues).toEqual([]);
  expect(
    drawTable(read, [
      "loan.repaid",
      "loan.interest",
      "pl.profit",
      "cf.operating",
      "cf.financing",
      "bs.account.cash",
      "bs.account.bankLoan",
    ]),
  ).toBe(`
loan.repaid           400   400   400
loan.interest          12     8     4
pl.profit             -12    -8    -4
cf.operating          -12    -8    -4
cf.financing         -400  -400  -400
bs.account.cash      4588  4180  3776
bs.account.bankLoan   800   400     0
`);
  expect(failedChecks()).toEqual([]);
});

/** On the average: 1 % of (1,200 + 800) ÷ 2 = 10, then 6 and 2. */
test("interest on the average balance is 10, 6 and 2", () => {
  const { read } = calculateModel(borrower({ interestOn: "average" }));
  expect(drawTable(read, ["loan.interest"])).toBe("\nloan.interest  10  6  2\n");
});

/** 1,200 × 0.01 ÷ (1.01³ − 1) = 12 ÷ 0.030301 = 396.026… of principal first; 408.026… each month. */
test("an annuity of three months at 1 % pays 408.03 each month and ends at nothing", () => {
  const annuity = { kind: "annuity", periods: 3 } as const;
  const { read, failedChecks } = calculateModel(borrower({ repayment: annuity }));
  const [repaid, interest] = [read("loan.repaid"), read("loan.interest")];
  expect(repaid[0]).toBeCloseTo(12 / 0.030301, 9);
  for (const [period, principal] of repaid.entries()) {
    expect(principal + (interest[period] ?? 0)).toBeCloseTo(408.0265, 4);
  }
  expect(read("loan.balance")[2]).toBeCloseTo(0, 9);
  expect(failedChecks()).toEqual([]);
});

test("an annuity on the average balance pays the same each month too and ends at nothing", () => {
  const annuity = { kind: "annuity", periods: 60 } as const;
  const { read } = calculateModel(
    borrower({ repayment: annuity, interestOn: "average" }, { timeline: months(60) }),
  );
  const interest = read("loan.interest");
  const payments = read("loan.repaid").map((repaid, period) => repaid + (interest[period] ?? 0));
  expect(Math.max(...payments) - Math.min(...payments)).toBeLessThan(1e-9);
  expect(interest[0]).toBeCloseTo(0.01 * (1200 - (read("loan.repaid")[0] ?? 0) / 2), 9);
  expect(read("loan.balance")[59]).toBeCloseTo(0, 8);
});

test("an annuity without interest is equal parts", () => {
  const annuity = { kind: "annuity", periods: 3 } as const;
  const { read } = calculateModel(borrower({ repayment: annuity, ratePerYear: 0 }));
  expect(read("loan.repaid")).toEqual([400, 400, 400]);
});

test("a bullet loan pays interest only, and everything on its day", () => {
  const bullet = { kind: "bullet", day: "2026-09-15" } as const;
  const { read } = calculateModel(borrower({ repayment: bullet }));
  expect(read("loan.repaid")).toEqual([0, 0, 1200]);
  expect(read("loan.interest").map(Math.round)).toEqual([12, 12, 12]);
  expect(read("loan.current")).toEqual([1200, 1200, 0]);
});

test("a repayment of 700 a month stops at what is owed: 700, then 500", () => {
  const { read } = calculateModel(borrower({ repayment: { kind: "amount", amount: 700 } }));
  expect(read("loan.repaid")).toEqual([700, 500, 0]);
  expect(read("loan.current")).toEqual([500, 0, 0]);
});

/** 600 drawn in August on top of 1,200; with the first of two parts in September, that is 900. */
test("a draw on a day comes in its month and the parts still to come repay it too", () => {
  const draws = [{ day: "2026-08-20", amount: 600 }];
  const repayment = { kind: "equalPrincipal", first: "2026-09-01", periods: 2 } as const;
  const { read } = calculateModel(borrower({ draws, repayment }));
  expect(drawTable(read, ["loan.draws", "loan.repaid", "loan.balance"])).toBe(`
loan.draws       0   600    0
loan.repaid      0     0  900
loan.balance  1200  1800  900
`);
});

test("a new loan is repaid from the month after its first draw, however that is given", () => {
  const repayment = { kind: "equalPrincipal", periods: 2 } as const;
  const drawn = [[0, 600, 0, 0], [{ day: "2026-08-20", amount: 600 }]];
  for (const draws of drawn) {
    const document = smallCompany({
      timeline: months(4),
      modules: [loan({ draws: draws as NonNullable<Loan["draws"]>, repayment })],
    });
    expect(calculateModel(document).read("loan.repaid")).toEqual([0, 0, 300, 300]);
  }
});

test("a loan drawn later and later again is repaid from the month after its first draw", () => {
  const draws = { figures: [0], later: 300 };
  const document = smallCompany({
    modules: [loan({ draws, ratePerYear: 0 })],
    timeline: months(4),
  });
  const { read } = calculateModel(document);
  expect(read("loan.draws")).toEqual([0, 300, 300, 300]);
  expect(read("loan.repaid").slice(0, 3)).toEqual([0, 0, 100]);
});

test("every third month: 600 in July and in October", () => {
  const repayment = { kind: "equalPrincipal", periods: 2, every: 3 } as const;
  const { read } = calculateModel(borrower({ repayment }, { timeline: months(5) }));
  expect(read("loan.repaid")).toEqual([600, 0, 0, 600, 0]);
});

/** 24 parts of 50. After July 1,150 are owed in 23 parts, of which 12 within twelve months: 600. */
test("what falls due within twelve months moves to its own account: 600 of 1,150", () => {
  const repayment = { kind: "equalPrincipal", periods: 24 } as const;
  const { read, failedChecks } = calculateModel(
    borrower({ repayment, currentAccount: "loanSoon" }, { timeline: months(24) }),
  );
  const first = (line: string) => read(line).slice(0, 2);
  expect(first("bs.account.loanSoon")).toEqual([600, 600]);
  expect(first("bs.account.bankLoan")).toEqual([550, 500]);
  expect(read("cf.financing").every((paid) => paid === -50)).toBe(true);
  expect(read("bs.account.loanSoon")[12]).toBeCloseTo(550, 9);
  expect(failedChecks()).toEqual([]);
});

test("repayments of the next year go on as the list ends, and move with the loan", () => {
  // Twelve months on from July: 20 + 30 × 11; a month earlier from the second figure: 30 + 40 × 11.
  const nextYear = (amount: number[], shift: number) => {
    const repayment = { kind: "amount", amount } as const;
    const { model, read } = calculateModel(
      borrower({ repayment, shift, currentAccount: "loanSoon" }),
    );
    expect(model.issues).toEqual([]);
    return read("loan.repaymentNextYear");
  };
  expect(nextYear([10, 20, 30], 0)).toEqual([350, 360, 360]);
  expect(nextYear([10, 20, 30, 40], -1)).toEqual([470, 480, 480]);
  expect(nextYear([10, 20], 1)).toEqual([240, 240, 240]);
});

test("a loan has no place in operating cash flow, also when a part of it becomes current", () => {
  const repayment = { kind: "equalPrincipal", periods: 24 } as const;
  const { model } = calculateModel(borrower({ repayment, currentAccount: "loanSoon" }));
  const places = model.statements.cashFlow.map(({ line }) => line);
  expect(places.filter((line) => /loanSoon|bankLoan/.test(line))).toEqual([
    "cf.financing.bankLoan",
    "cf.financing.loanSoon",
  ]);
});

/** Of an annuity the next twelve months repay B × (q¹² − 1) ÷ (q^left − 1). */
test("an annuity's current part is exactly what its next twelve payments repay", () => {
  const repayment = { kind: "annuity", periods: 30 } as const;
  const { read } = calculateModel(borrower({ repayment }, { timeline: months(30) }));
  const repaid = read("loan.repaid");
  for (const [period, current] of read("loan.current").entries()) {
    const next = repaid.slice(period + 1, period + 13).reduce((sum, each) => sum + each, 0);
    expect(current).toBeCloseTo(next, 8);
  }
});

/** Interest 12, 8, 4 owed; two months later 12 is paid in September. */
test("interest owed is paid two months later", () => {
  const { read, failedChecks } = calculateModel(
    borrower({ interestPayable: "interestOwed", interestPaidAfter: 2 }),
  );
  expect(read("bs.account.interestOwed").map(Math.round)).toEqual([12, 20, 12]);
  expect(read("loan.interestPaid").map(Math.round)).toEqual([0, 0, 12]);
  expect(failedChecks()).toEqual([]);
});

/** 20 owed before the model are paid in two halves, or as it is stated; July's 12 in September. */
test("interest owed at the start is paid when the rule would have paid it, or by a stated schedule", () => {
  const paid = (changes: Partial<Loan>) => {
    const terms = { interestPayable: "interestOwed", interestPaidAfter: 2 };
    const document = borrower({ ...terms, ...changes });
    const openings: Record<string, number> = { interestOwed: -20, capital: -3780 };
    document.accounts = document.accounts.map((account) => ({
      ...account,
      opening: openings[account.id] ?? account.opening ?? 0,
    }));
    const { model, read, failedChecks } = calculateModel(document);
    expect([model.issues, failedChecks()]).toEqual([[], []]);
    return read("loan.interestPaid").map(Math.round);
  };
  expect(paid({})).toEqual([10, 10, 12]);
  expect(paid({ interestUnwind: { from: "2026-08-01", shares: [1] } })).toEqual([0, 20, 12]);
});

test("two loans on one account are refused: each would take the whole balance as its own", () => {
  const document = borrower({});
  document.modules.push(loan({ id: "second", name: "Second" }));
  const { model, read, failedChecks } = calculateModel(document);
  expect(model.issues.map(({ code, place }) => [code, place])).toEqual([
    ["duplicate", "modules/second/account"],
  ]);
  expect(read("loan.repaid")).toEqual([400, 400, 400]);
  expect(failedChecks()).toEqual([]);
});

test("two loans cannot both pay the interest of one account", () => {
  const document = borrower({ interestPayable: "interestOwed" });
  const own = { id: "second", name: "Second", account: "loanSoon" };
  document.modules.push(loan({ ...own, interestPayable: "interestOwed" }));
  expect(calculateModel(document).model.issues.map(({ code, place }) => [code, place])).toEqual([
    ["duplicate", "modules/second/interestPaid"],
  ]);
});

/** 1,200 × 12 % × 31 ÷ 365 = 12.2301…, and 31 days again in August, 30 in September. */
test("actual days over 365 charge 12.23 for July on 1,200", () => {
  const { read } = calculateModel(
    borrower({ basis: "actual365", repayment: { kind: "amount", amount: 0 } }),
  );
  expect(drawTable(read, ["loan.interest"], 2)).toBe("\nloan.interest  12.23  12.23  11.84\n");
});

test("a compound rate of 12 % a year grows 1,200 to 1,344 in a year of any periods", () => {
  const cases = { month: 12, quarter: 4, year: 1 } as const;
  for (const [unit, count] of Object.entries(cases)) {
    const timeline = { ...months(count), unit: unit as keyof typeof cases };
    const { read } = calculateModel(
      borrower({ basis: "compound", repayment: { kind: "amount", amount: 0 } }, { timeline }),
    );
    const grown = read("loan.ratePerYearInPeriod").reduce((sum, rate) => sum * (1 + rate), 1200);
    expect(grown, unit).toBeCloseTo(1344, 9);
  }
});

test("a compound rate over a week is that of seven days in 365", () => {
  const timeline = { ...months(2), unit: "week", start: "2026-06-29" } as const;
  const { read } = calculateModel(borrower({ basis: "compound" }, { timeline }));
  expect(read("loan.ratePerYearInPeriod")[0]).toBeCloseTo(1.12 ** (7 / 365) - 1, 14);
});

test("what is owed after the last instalment is an alert", () => {
  const draws = [0, 0, 300];
  const { read } = calculateModel(
    borrower({ draws, repayment: { kind: "equalPrincipal", periods: 3 } }),
  );
  expect(read("loan.leftOver")).toEqual([0, 0, -300]);
});

test("a loan over no periods, or on a day that is none, is told at its place", () => {
  const none = borrower({ repayment: { kind: "annuity", periods: 0 } });
  const never = borrower({ repayment: { kind: "bullet", day: "2026-02-30" } });
  const codes = [none, never].map((document) =>
    calculateModel(document).model.issues.map(({ code, place }) => `${code} ${place}`),
  );
  expect(codes).toEqual([
    ["invalid modules/loan/repayment"],
    ["invalid modules/loan/repayment.day"],
  ]);
});

test("moved two months later, a loan is repaid two months later", () => {
  const { read } = calculateModel(borrower({ shift: 2 }));
  expect(read("loan.repaid")).toEqual([0, 0, 400]);
});

test("a journal on the loan's account shows as a difference between schedule and account", () => {
  const document = borrower({});
  document.modules.push({
    kind: "journal",
    id: "byHand",
    name: "By hand",
    entries: [{ text: "Extra", debit: "bankLoan", credit: "cash", amount: 10, day: "2026-08-01" }],
  });
  expect(calculateModel(document).failedChecks()).toEqual([
    "Loan: the schedule agrees with the account, period 1: 10",
  ]);
});

test("rolling forward with actual = forecast changes no later figure of any kind of repayment", () => {
  const repayments: Loan["repayment"][] = [
    { kind: "equalPrincipal", periods: 9, every: 2 },
    { kind: "annuity", periods: 8 },
    { kind: "amount", amount: [100, 300, 200] },
    { kind: "bullet", day: "2027-01-10" },
  ];
  for (const repayment of repayments) {
    const changes: Partial<Loan> = {
      repayment,
      interestOn: "average",
      currentAccount: "loanSoon",
      interestPayable: "interestOwed",
      interestPaidAfter: 3,
      draws: [{ day: "2026-10-01", amount: 400 }],
    };
    const document = borrower(changes, { timeline: months(12) });
    expect(changedByRollingForward(document, 4), repayment.kind).toEqual([]);
  }
});
