import { expect, test } from "vitest";
import { buildModel } from "#build/build-model.ts";
import type { ModelDocument } from "#model/document.ts";
import { casesOf, onScenario } from "#scenarios/cases.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { smallCompany } from "#testing/small-company.ts";
import { seekGoal } from "./goal-seek.ts";
import { runTrials } from "./monte-carlo.ts";
import { sensitivityOf } from "./sensitivity.ts";

/** 100 a day is billed for a year; customers take 30 days. */
function company(changes: Partial<ModelDocument> = {}): ModelDocument {
  return smallCompany({
    timeline: { ...smallCompany().timeline, periodCount: 12 },
    drivers: [
      { id: "debtorDays", name: "Debtor days", unit: "days", values: 30 },
      { id: "perMonth", name: "Per month", unit: "currency", formula: "calendar.days * 100" },
    ],
    modules: [
      {
        kind: "revenue",
        id: "selling",
        name: "Selling",
        account: "sales",
        receivable: "debtors",
        form: "amount",
        amount: "perMonth",
      },
      {
        kind: "receivables",
        id: "customers",
        name: "Customers",
        account: "debtors",
        method: "days",
        days: "debtorDays",
      },
    ],
    ...changes,
  });
}

const owedInJune = { line: "bs.account.debtors", from: 11 };

test("the days at which 20,000 is owed are 200, far beyond what 30 days look back to", () => {
  const goal = { change: { line: "debtorDays" }, target: owedInJune, wanted: 20_000 };
  const result = seekGoal(casesOf(buildModel(company())), goal);
  expect(result).toMatchObject({ kind: "found" });
  expect(result.kind === "found" && result.value).toBeCloseTo(200, 9);
  const overrides = [{ line: "debtorDays", value: 200 }];
  expect(calculateModel(company({ overrides })).read("bs.account.debtors")[11]).toBe(20_000);
});

test("the same is found in a scenario, as a scale and as a shift", () => {
  const scenarios = [{ id: "slow", name: "Slow", overrides: [{ line: "debtorDays", value: 50 }] }];
  const cases = onScenario(casesOf(buildModel(company({ scenarios }))), "slow");
  for (const [mode, value] of [
    ["scale", 4],
    ["shift", 150],
  ] as const) {
    const change = { line: "debtorDays", mode };
    const result = seekGoal(cases, { change, target: owedInJune, wanted: 20_000 });
    expect(result.kind === "found" && result.value).toBeCloseTo(value, 9);
  }
});

test("five times the days owe five times as much, in a tornado and in a trial", () => {
  const cases = casesOf(buildModel(company()));
  const [bar] = sensitivityOf(cases, owedInJune, { step: 4, lines: ["debtorDays"] });
  expect(bar).toMatchObject({ high: 15_000, highChange: 12_000 });
  const distribution = { kind: "uniform", low: 200, high: 200 } as const;
  const [trial] = runTrials(
    cases,
    {
      seed: 1,
      inputs: [{ line: "debtorDays", distribution, draws: "perTrial" }],
      lines: ["bs.account.debtors"],
    },
    { first: 0, count: 1 },
  );
  expect(trial?.[11]?.[0]).toBe(20_000);
});

test("a formula that nobody has changed yet can be looked for, absolute and as a scale", () => {
  const cases = casesOf(buildModel(company()));
  const target = { line: "pl.revenue", from: 0, to: 11 };
  const scale = seekGoal(cases, {
    change: { line: "perMonth", mode: "scale" },
    target,
    wanted: 73_000,
  });
  expect(scale.kind === "found" && scale.value).toBeCloseTo(2, 9);
  const set = seekGoal(cases, { change: { line: "perMonth" }, target, wanted: 12_000 });
  expect(set.kind === "found" && set.value).toBeCloseTo(1000, 9);
});
