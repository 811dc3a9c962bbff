/** Random modules of assets, finance, tax and owners. */
import fc from "fast-check";
import type { Module } from "#model/module.ts";
import { day, flows, maybe, money, month, share, unwind } from "./random-figures.ts";
import type { Taxed } from "./random-operating-modules.ts";

export function fixedAssetsModule(taxed: Taxed): fc.Arbitrary<Module> {
  return fc
    .record({
      additions: fc.oneof(
        flows(10_000),
        fc.array(fc.record({ day, amount: money(10_000) }), { minLength: 1, maxLength: 3 }),
      ),
      disposals: fc.array(fc.record({ day, cost: money(20_000), proceeds: money(9000) }), {
        maxLength: 2,
      }),
      gain: fc.constant("gain"),
      loss: fc.constant("loss"),
      method: fc.oneof(
        fc.record({
          kind: fc.constant("straightLine" as const),
          lifeYears: fc.integer({ min: 1, max: 6 }),
          openingLifeYears: fc.integer({ min: 1, max: 4 }),
        }),
        fc.record({
          kind: fc.constant("diminishingValue" as const),
          ratePerYear: share(0.5),
          rest: fc.constantFrom("period", "year"),
        }),
      ),
      starts: fc.constantFrom("fullPeriod", "midPeriod", "nextPeriod", "byDays"),
      residualShare: share(0.3),
    })
    .map((own) => ({
      kind: "fixedAssets",
      id: "plantBuying",
      name: "Plant",
      cost: "plant",
      accumulated: "plantDepreciation",
      expense: "depreciationCost",
      ...taxed,
      ...own,
    }));
}

export function loanModule(): fc.Arbitrary<Module> {
  return fc
    .record({
      ratePerYear: share(0.15),
      basis: fc.constantFrom("nominal", "actual365", "compound"),
      interestOn: fc.constantFrom("opening", "average"),
      repayment: fc.oneof(
        flows(3000).map((amount) => ({ kind: "amount" as const, amount })),
        fc
          .integer({ min: 1, max: 20 })
          .map((periods) => ({ kind: "equalPrincipal" as const, periods })),
        fc.integer({ min: 1, max: 20 }).map((periods) => ({ kind: "annuity" as const, periods })),
      ),
      draws: flows(2000),
      isOwed: fc.boolean(),
    })
    .map(({ isOwed, ...own }) => ({
      kind: "loan",
      id: "borrowing",
      name: "Bank loan",
      account: "bankLoan",
      interestAccount: "interestCost",
      ...own,
      ...(isOwed ? { interestPayable: "interestOwed" } : {}),
    }));
}

export function incomeTaxModule(): fc.Arbitrary<Module> {
  const final = fc.oneof(
    fc.record({ finalMonth: month }),
    fc.record({ finalDate: fc.constantFrom("12-01", "02-29", "07-28") }),
    fc.record({ finalDays: fc.integer({ min: 0, max: 366 }) }),
  );
  const due = fc.oneof(
    fc.record({ months: fc.uniqueArray(month, { minLength: 1, maxLength: 4 }) }),
    fc.constant<{ dueDates: string[] }>({ dueDates: ["10-28", "02-28", "04-28", "07-28"] }),
    fc.record({ every: fc.constantFrom(1, 3, 6), dueDays: fc.integer({ min: 0, max: 40 }) }),
  );
  const instalments = fc
    .tuple(due, final)
    .map(([parts, rest]) => ({ kind: "instalments" as const, ...parts, ...rest }));
  const yearly = final.map((rest) => ({ kind: "yearly" as const, ...rest }));
  return fc
    .record({
      rate: share(0.4),
      losses: fc.constantFrom("carriedForward" as const, "refunded" as const),
      payment: fc.oneof(
        unwind.map((each) => ({ kind: "asEarned" as const, unwind: each })),
        instalments,
        yearly,
      ),
      openingLosses: money(10_000),
    })
    .map((own) => ({
      kind: "incomeTax",
      id: "taxing",
      name: "Income tax",
      account: "taxCost",
      payable: "taxPayable",
      ...own,
    }));
}

export function ownerModules(): fc.Arbitrary<Module[]> {
  return fc
    .record({
      contributions: flows(5000),
      dividend: fc.oneof(
        flows(1000).map((amount) => ({ kind: "amount" as const, amount })),
        fc.record({
          kind: fc.constant("payout" as const),
          share: share(),
          of: fc.constantFrom("period" as const, "year" as const),
        }),
      ),
      isPaidAtOnce: fc.boolean(),
      paidAfter: fc.integer({ min: 1, max: 3 }),
      journal: money(500),
    })
    .map(({ contributions, dividend, isPaidAtOnce, paidAfter, journal }) => [
      { kind: "equity", id: "owners", name: "Owners", account: "capital", contributions },
      {
        kind: "dividends",
        id: "dividend",
        name: "Dividends",
        account: "retained",
        declared: dividend,
        ...(isPaidAtOnce ? {} : { payable: "dividendsOwed", paidAfter }),
      },
      {
        kind: "journal",
        id: "byHand",
        name: "By hand",
        entries: [
          { text: "Grant", debit: "cash", credit: "gain", amount: journal, cashFlow: "investing" },
        ],
      },
    ]);
}

export function treasuryModule(): fc.Arbitrary<Module> {
  const interestOn = fc.constantFrom("opening" as const, "average" as const);
  return fc
    .record({
      minimumCash: money(5000),
      limit: money(60_000),
      rate: share(0.15),
      cashRate: share(0.06),
      interestOn,
      sweepShare: maybe(share()),
    })
    .map(({ minimumCash, limit, rate, cashRate, interestOn: base, sweepShare }) => ({
      kind: "treasury",
      id: "bank",
      name: "Bank",
      minimumCash,
      revolver: {
        account: "overdraft",
        limit,
        ratePerYear: rate,
        interestOn: base,
        interestAccount: "interestCost",
      },
      cashInterest: { ratePerYear: cashRate, interestOn: base, interestAccount: "interestEarned" },
      ...(sweepShare === undefined ? {} : { sweep: { loan: "borrowing", share: sweepShare } }),
    }));
}
