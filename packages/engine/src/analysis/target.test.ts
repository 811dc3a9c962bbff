import { expect, test } from "vitest";
import { buildModel } from "#build/build-model.ts";
import { casesOf } from "#scenarios/cases.ts";
import { smallCompany } from "#testing/small-company.ts";
import { measureCases, type Target, targetValue } from "./target.ts";

/** Sales of 100, 110, 120, … over eight months; costs of 1, 2, 3, … paid from 1,000. */
const cases = casesOf(
  buildModel(
    smallCompany({
      timeline: { ...smallCompany().timeline, periodCount: 8 },
      drivers: [
        { id: "sales", name: "Sales", unit: "currency", formula: "90 + 10 * cost" },
        { id: "cost", name: "Cost", unit: "count", formula: "prev(cost) + 1" },
      ],
      modules: [
        { kind: "expense", id: "costs", name: "Costs", amount: "cost * 1", account: "rentCost" },
      ],
      kpis: [
        { id: "share", name: "Share", unit: "percent", formula: "costs.net / sales" },
        { id: "growth", name: "Growth", unit: "percent", formula: "growth(sales)" },
      ],
    }),
  ),
);

const figure = (target: Target) => measureCases(cases, target, [[]])[0];

test.each<[string, Target, number]>([
  ["a flow in one period", { line: "sales", from: 1 }, 110],
  ["a ratio in one period", { line: "kpi.growth", from: 1 }, 110 / 100 - 1],
  ["flows add", { line: "sales", from: 1, to: 2 }, 230],
  ["balances take the last", { line: "bs.account.cash", from: 0, to: 2 }, 994],
  ["the lowest of some periods", { line: "sales", from: 2, to: 4, isLowest: true }, 120],
  ["ratios are calculated again", { line: "kpi.share", from: 1, to: 2 }, 5 / 230],
  ["growth looks back by the same length", { line: "kpi.growth", from: 2, to: 3 }, 250 / 210 - 1],
  ["growth against a stretch cut off is empty", { line: "kpi.growth", from: 1, to: 2 }, 0],
])("%s", (_, target, value) => {
  expect(figure(target)).toBe(value);
});

test("the lowest of some periods is measured alike in a sheet and in a batch of lines", () => {
  const target = { line: "bs.account.cash", from: 2, to: 7, isLowest: true } as const;
  const { program } = cases.model;
  // 1,000 less 1, 2, 3, …, 8: the lowest is the last, 964.
  expect([figure(target), targetValue(program, cases.base, target)]).toEqual([964, 964]);
});
