import { expect, test } from "vitest";
import { buildModel } from "#build/build-model.ts";
import { casesOf } from "#scenarios/cases.ts";
import { smallCompany } from "#testing/small-company.ts";
import { measureCases, type Target } from "./target.ts";

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
  ["ratios are calculated again", { line: "kpi.share", from: 1, to: 2 }, 5 / 230],
  ["growth looks back by the same length", { line: "kpi.growth", from: 2, to: 3 }, 250 / 210 - 1],
  ["growth against a stretch cut off is empty", { line: "kpi.growth", from: 1, to: 2 }, 0],
])("%s", (_, target, value) => {
  expect(figure(target)).toBe(value);
});
