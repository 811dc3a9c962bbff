import { expect, test } from "vitest";
import { calculateModel } from "#testing/calculate-model.ts";
import { smallCompany } from "#testing/small-company.ts";
import { FUNCTION_NAMES } from "./functions.ts";

/** The examples of the reference in docs/engine/formulas.md, over four months from May 2027. */
const EXAMPLES: [formula: string, values: number[]][] = [
  ["sales - costs", [40, 80, 160, 200]],
  ["sales * 10%", [10, 20, 40, 50]],
  ["sales / none", [0, 0, 0, 0]],
  ["sales >= 200", [0, 1, 1, 1]],
  ["if(sales > 150, sales, 0)", [0, 200, 400, 500]],
  ["and(sales > 150, costs < 300)", [0, 1, 1, 0]],
  ["or(sales < 150, costs >= 300)", [1, 0, 0, 1]],
  ["not(sales > 150)", [1, 0, 0, 0]],
  ["min(sales, 300)", [100, 200, 300, 300]],
  ["max(costs, 150)", [150, 150, 240, 300]],
  ["sum(sales, costs)", [160, 320, 640, 800]],
  ["avg(sales, costs)", [80, 160, 320, 400]],
  ["abs(costs - sales)", [40, 80, 160, 200]],
  ["round(sales / 3)", [33, 67, 133, 167]],
  ["round(sales / 3, 1)", [33.3, 66.7, 133.3, 166.7]],
  ["round(sales, -2)", [100, 200, 400, 500]],
  ["prev(sales)", [0, 100, 200, 400]],
  ["prev(sales - costs)", [0, 40, 80, 160]],
  ["lag(sales, 2)", [0, 0, 100, 200]],
  ["rolling(sales, 2)", [100, 300, 600, 900]],
  ["growth(sales)", [0, 1, 1, 0.25]],
  ["growth(sales, 2)", [0, 0, 3, 1.5]],
  ["cumulative(sales)", [100, 300, 700, 1200]],
  ["yearToDate(sales)", [100, 300, 400, 900]],
  ["days()", [31, 30, 31, 31]],
  ["flag(20270615)", [0, 1, 1, 1]],
  ["flag(20270601, 20270731)", [0, 1, 1, 0]],
];

test.each(EXAMPLES)("%s gives %j", (formula, values) => {
  expect(calculate(formula)).toEqual(values);
});

test("every function of the language has an example", () => {
  const text = EXAMPLES.map(([formula]) => formula).join(" ");
  expect(FUNCTION_NAMES.filter((name) => !text.includes(`${name}(`))).toEqual([]);
});

function calculate(formula: string) {
  const start = { unit: "month", start: "2027-05-01", periodCount: 4 } as const;
  const { read } = calculateModel(
    smallCompany({
      timeline: { ...start, yearEndMonth: 6, actualCount: 0 },
      drivers: [
        { id: "sales", name: "Sales", unit: "currency", values: [100, 200, 400, 500] },
        { id: "costs", name: "Costs", unit: "currency", values: [60, 120, 240, 300] },
        { id: "none", name: "None", unit: "currency", values: 0 },
        { id: "result", name: "Result", unit: "currency", formula },
      ],
    }),
  );
  return read("result");
}
