import fc from "fast-check";
import { expect, test } from "vitest";
import { buildModel } from "#build/build-model.ts";
import { openBatch } from "#calculate/batch.ts";
import { closuresOf } from "#calculate/closures.ts";
import { casesOf } from "#scenarios/cases.ts";
import { smallCompany } from "#testing/small-company.ts";
import { type Distribution, quantileOf } from "./distribution.ts";
import { runTrials, type Simulation, spreadsOf } from "./monte-carlo.ts";
import { uniformAt } from "./random.ts";

const cases = casesOf(
  buildModel(
    smallCompany({
      drivers: [
        { id: "rent", name: "Rent", unit: "currency", values: 100 },
        { id: "hours", name: "Hours", unit: "count", values: 10 },
      ],
      modules: [
        {
          kind: "expense",
          id: "office",
          name: "Office",
          amount: "rent * hours",
          account: "rentCost",
        },
      ],
    }),
  ),
);

const simulation: Simulation = {
  seed: 42,
  inputs: [
    { line: "rent", distribution: { kind: "normal", mean: 100, deviation: 10 }, draws: "perTrial" },
    {
      line: "hours",
      mode: "scale",
      distribution: { kind: "triangular", low: 0.8, mode: 1, high: 1.1 },
      draws: "perPeriod",
      from: 1,
    },
  ],
  lines: ["pl.profit", "bs.account.cash"],
};

test("a trial is the same whatever was drawn before it and however trials are put together", () => {
  const whole = runTrials(cases, simulation, { first: 0, count: 60 });
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 59 }), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 9 }),
      (firsts, size) => {
        for (const first of firsts) {
          const count = Math.min(size, 60 - first);
          const part = runTrials(cases, simulation, { first, count });
          part.forEach((periods, line) => {
            periods.forEach((figures, period) => {
              const same = whole[line]?.[period]?.slice(first, first + count);
              expect(areSameBits(figures, same)).toBe(true);
            });
          });
        }
      },
    ),
    { numRuns: 30 },
  );
});

function areSameBits(left: Float64Array, right: Float64Array | undefined) {
  return right !== undefined && left.every((value, index) => Object.is(value, right[index]));
}

test("WebAssembly draws and calculates the same bits as closures", async () => {
  const batch = await openBatch(cases.model.program, closuresOf(cases.model.program));
  const range = { first: 5, count: 21 };
  const [ours, theirs] = [cases, { ...cases, batch }].map((each) =>
    runTrials(each, simulation, range),
  );
  ours?.forEach((periods, line) => {
    periods.forEach((figures, period) => {
      expect(areSameBits(figures, theirs?.[line]?.[period])).toBe(true);
    });
  });
});

test("another seed draws other trials, and an input's draws do not depend on the other inputs", () => {
  const draw = (changed: Partial<Simulation>) =>
    runTrials(
      cases,
      { ...simulation, ...changed, lines: ["rent", "hours"] },
      { first: 3, count: 1 },
    ).map((periods) => periods.map(([figure]) => figure));
  const [rent, hours] = simulation.inputs;
  const [rentDrawn, hoursDrawn] = draw({});
  expect(draw({ seed: 43 })[0]).not.toEqual(rentDrawn);
  expect(draw({ inputs: rent ? [rent] : [] })[0]).toEqual(rentDrawn);
  expect(draw({ inputs: hours ? [hours] : [] })[1]).toEqual(hoursDrawn);
});

test("one draw per trial holds for every period; one per period changes", () => {
  const [profit] = runTrials(cases, simulation, { first: 0, count: 1 });
  const [first = 0, second = 0, third = 0] = profit?.map(([figure]) => figure ?? 0) ?? [];
  const shares = [second / first, third / first];
  expect(shares.every((share) => share > 0.8 && share < 1.1)).toBe(true);
  expect(shares[0]).not.toBe(shares[1]);
});

test("percentiles lie between the trials as spreadsheets have it, and the mean is theirs", () => {
  expect(spreadsOf([Float64Array.of(4, 1, 3, 2)], [0, 0.25, 0.5, 1])).toEqual([
    { mean: 2.5, percentiles: [1, 1.75, 2.5, 4] },
  ]);
});

test("4,000 normal draws of 1,000 ± 100 have about that mean, and about 90 % between 836 and 1,164", () => {
  const trials = runTrials(cases, simulation, { first: 0, count: 4000 });
  const [spread] = spreadsOf(trials[0] ?? [], [0.05, 0.95]);
  expect(spread?.mean).toBeCloseTo(-1000, -1);
  expect(spread?.percentiles[0]).toBeCloseTo(-1164.5, -1);
  expect(spread?.percentiles[1]).toBeCloseTo(-835.5, -1);
});

test.each<[Distribution, number, number]>([
  [{ kind: "uniform", low: 10, high: 20 }, 0.25, 12.5],
  [{ kind: "triangular", low: 0, mode: 1, high: 4 }, 0.25, 1],
  [{ kind: "triangular", low: 0, mode: 2, high: 4 }, 0.125, 1],
  [{ kind: "triangular", low: 3, mode: 3, high: 3 }, 0.5, 3],
  [{ kind: "normal", mean: 0, deviation: 1 }, 0.5, 0],
  [{ kind: "normal", mean: 0, deviation: 1 }, 0.975, 1.959963985],
  [{ kind: "normal", mean: 0, deviation: 1 }, 0.001, -3.090232306],
  [{ kind: "normal", mean: 0, deviation: 1 }, 0.999999, 4.753424309],
])("%j has the share %d below %d", (distribution, share, value) => {
  expect(quantileOf(distribution, share)).toBeCloseTo(value, 7);
});

test("the numbers drawn never change: these bits are what every engine must draw", () => {
  expect([uniformAt(0), uniformAt(1, 2, 3), uniformAt(42, 0, 7, 1, -1)]).toEqual([
    0.19434269954734945, 0.9340870972912003, 0.9552903563251887,
  ]);
  expect(quantileOf({ kind: "normal", mean: 0, deviation: 1 }, 0.01)).toBe(-2.326347874388028);
});

test("uniform draws fill their range evenly: each tenth of it holds about a tenth of 20,000", () => {
  const counts = new Array<number>(10).fill(0);
  for (let trial = 0; trial < 20_000; trial++) {
    const tenth = Math.floor(uniformAt(1, trial, 99, 0, 5) * 10);
    counts[tenth] = (counts[tenth] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
});
