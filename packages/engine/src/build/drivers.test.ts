import { expect, test } from "vitest";
import { seriesOf } from "#calculate/sheet.ts";
import { casesOf } from "#scenarios/cases.ts";
import { smallCompany } from "#testing/small-company.ts";
import { buildModel } from "./build-model.ts";

test("a driver with figures and a formula goes by the formula, and no longer without a word", () => {
  const both = { id: "both", name: "Both", unit: "count", values: 7, formula: "9" } as const;
  const model = buildModel(smallCompany({ drivers: [both] }));
  expect([...seriesOf(model.program, casesOf(model).base, "both")]).toEqual([9, 9, 9]);
  expect(model.issues).toEqual([
    {
      code: "duplicate",
      severity: "warning",
      place: "drivers/both/values",
      message: "Both has figures and a formula. The formula counts; the figures do not.",
    },
  ]);
});
