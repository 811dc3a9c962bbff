/**
 * The same calendar-exact model on a finer clock. What happens on days, in months of the year, or
 * evenly over the year must leave the same balances at each year's end, by the month, the quarter
 * and the year. (What is said per period, or in days of a period, is another model on another
 * clock, and is left out.)
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { closingOf } from "#ledger/ledger-lines.ts";
import type { Account, ModelDocument } from "#model/document.ts";
import type { Module } from "#model/module.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { runs } from "#testing/runs.ts";
import { smallCompany } from "#testing/small-company.ts";
import { MONTHS_PER_UNIT } from "#time/timeline.ts";

const YEARS = 3;

const cents = fc.integer({ min: 0, max: 2_000_000 }).map((amount) => amount / 100);
const months = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 12 });
const two = (number: number) => String(number).padStart(2, "0");
const dayUpTo = (lastYear: number) =>
  fc
    .tuple(
      fc.integer({ min: 2026, max: lastYear }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    )
    .map(([year, month, day]) => `${year}-${two(month)}-${two(day)}`);
const share = fc.integer({ min: 0, max: 40 }).map((percent) => percent / 100);

const PAIRS = [
  ["cash", "capital"],
  ["cash", "sales"],
  ["rentCost", "creditors"],
  ["creditors", "cash"],
  ["plant", "cash"],
] as const;

const journal = fc
  .array(fc.record({ pair: fc.constantFrom(...PAIRS), amount: cents, day: dayUpTo(2029) }), {
    maxLength: 12,
  })
  .map((entries): Module => {
    const made = entries.map(({ pair: [debit, credit], amount, day: on }) => {
      return { text: "Entry", debit, credit, amount, day: on };
    });
    return { kind: "journal", id: "byHand", name: "By hand", entries: made };
  });

const expense = fc
  .record({ amount: cents, months })
  .map(
    (own): Module => ({ kind: "expense", id: "rent", name: "Rent", account: "rentCost", ...own }),
  );

const dividend = fc.record({ amount: cents, months }).map(({ amount, months: on }): Module => {
  const declared = { kind: "amount" as const, amount, months: on };
  return { kind: "dividends", id: "dividend", name: "Dividend", account: "retained", declared };
});

/** Drawn on days, repaid on one in a later year; interest by the year on what was owed all along. */
const loan = fc
  .record({ rate: share, draws: fc.array(fc.record({ day: dayUpTo(2027), amount: cents })) })
  .map(
    ({ rate, draws }): Module => ({
      kind: "loan",
      id: "loan",
      name: "Loan",
      account: "bankLoan",
      draws: rate === 0 ? draws : [],
      repayment: { kind: "bullet", day: "2029-06-30" },
      ratePerYear: rate,
      interestAccount: "interestCost",
    }),
  );

const assets = fc.integer({ min: 1, max: 8 }).map(
  (openingLifeYears): Module => ({
    kind: "fixedAssets",
    id: "machines",
    name: "Machines",
    additions: 0,
    cost: "machines",
    accumulated: "machinesWorn",
    expense: "depreciationCost",
    method: { kind: "straightLine", lifeYears: 10, openingLifeYears },
  }),
);

/** Provided for over the year and paid as earned: at the year's end only the year counts. */
const tax = fc
  .record({ rate: share, losses: fc.constantFrom("carriedForward" as const, "refunded" as const) })
  .map(
    (own): Module => ({
      kind: "incomeTax",
      id: "tax",
      name: "Tax",
      account: "taxCost",
      payable: "taxPayable",
      payment: { kind: "asEarned" },
      ...own,
    }),
  );

const OPENINGS: Record<string, number> = { cash: 9000, bankLoan: -4000, machines: 3600.12 };

const accounts: Account[] = [
  ...smallCompany().accounts,
  { id: "machines", name: "Machines", line: "fixedAssets" },
  { id: "machinesWorn", name: "Machines, worn", line: "accumulatedDepreciation" },
].map((account) => {
  const opening = account.id === "capital" ? -8600.12 : OPENINGS[account.id];
  return opening === undefined ? account : { ...account, opening };
});

/** The balances at each year's end, account by account. */
function yearEnds(modules: Module[], unit: keyof typeof MONTHS_PER_UNIT) {
  const perYear = 12 / MONTHS_PER_UNIT[unit];
  const timeline = {
    ...smallCompany().timeline,
    unit,
    periodCount: perYear * YEARS,
  } satisfies ModelDocument["timeline"];
  const { model, read, failedChecks } = calculateModel(
    smallCompany({ timeline, accounts, modules }),
  );
  expect(model.issues.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(failedChecks()).toEqual([]);
  const balances = [...model.accounts.values()].filter(
    ({ standard }) => standard.statement === "balanceSheet",
  );
  return balances.flatMap(({ id }) =>
    read(closingOf(id))
      .filter((_, period) => (period + 1) % perYear === 0)
      .map((figure, year) => ({ at: `${id}, year ${year + 1}`, figure })),
  );
}

test("days, months of the year and even rates end each year alike by the month, quarter and year", () => {
  const modules = fc.tuple(journal, expense, dividend, loan, assets, tax);
  const holds = (chosen: Module[]) => {
    const byMonth = yearEnds(chosen, "month");
    for (const unit of ["quarter", "year"] as const) {
      const differing = yearEnds(chosen, unit).filter(
        ({ figure }, index) => Math.abs(figure - (byMonth[index]?.figure ?? Number.NaN)) > 1e-6,
      );
      expect([unit, differing]).toEqual([unit, []]);
    }
  };
  fc.assert(fc.property(modules, holds), runs(20));
});
