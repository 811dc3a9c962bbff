import { readFileSync } from "node:fs";
import { FUNCTION_NAMES } from "@app/engine/formula/functions";
import { calculateModel } from "@app/engine/testing/calculate-model";
import { smallCompany } from "@app/engine/testing/small-company";
import { expect, test } from "vitest";

/** The rows of the reference's table: a formula, and what it gives from May to August 2027. */
const reference = readFileSync("docs/engine/formulas.md", "utf8");
const EXAMPLES = [...reference.matchAll(/^\| `([^`]+)` \| ([-\d., ]+) \|/gm)].map(
  ([, formula = "", values = ""]): [string, number[]] => [formula, values.split(", ").map(Number)],
);

test.each(EXAMPLES)("%s gives %j", (formula, values) => {
  expect(calculate(formula)).toEqual(values);
});

test("every function of the language has an example in the reference", () => {
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
