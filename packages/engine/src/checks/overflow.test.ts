import { expect, test } from "vitest";
import { calculateModel } from "#testing/calculate-model.ts";
import { smallCompany } from "#testing/small-company.ts";
import { findOverflow } from "./overflow.ts";

/** Twice 1e308 is too large; nothing less than nothing is not a number. */
test("each line at which a figure becomes too large or no number is told once, and not what follows from it", () => {
  const { model, sheet } = calculateModel(
    smallCompany({
      drivers: [
        { id: "huge", name: "Huge", unit: "count", values: [1, 1e308, 1] },
        { id: "double", name: "Double", unit: "count", formula: "huge * 10" },
        { id: "gap", name: "Gap", unit: "count", formula: "double - double" },
        { id: "tenfold", name: "Tenfold", unit: "count", formula: "100 * huge" },
      ],
    }),
  );
  expect(findOverflow(model, sheet)).toEqual([
    {
      code: "overflow",
      severity: "error",
      place: "drivers/double/formula",
      message: '"Double" is too large to be calculated in Aug-26. What follows from it is empty.',
    },
    {
      code: "overflow",
      severity: "error",
      place: "drivers/tenfold/formula",
      message: '"Tenfold" is too large to be calculated in Aug-26. What follows from it is empty.',
    },
  ]);
});
