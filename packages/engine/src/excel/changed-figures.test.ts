import { expect, test } from "vitest";
import { buildModel } from "#build/build-model.ts";
import { casesOf } from "#scenarios/cases.ts";
import { smallCompany } from "#testing/small-company.ts";
import { changedFigures } from "./changed-figures.ts";

test("a change is told once for neighbouring periods in which it is the same, before and after", () => {
  const document = smallCompany({
    drivers: [{ id: "price", name: "Price", unit: "currency", values: [12, 12, 14] }],
  });
  const overrides = [{ line: "price", value: 13, from: 0, to: 2 }];
  const price = { line: "price", name: "Price", unit: "currency", after: 13 };

  expect(changedFigures(casesOf(buildModel(document)), overrides)).toEqual([
    { ...price, from: "Jul-26", to: "Aug-26", periodCount: 2, before: 12 },
    { ...price, from: "Sep-26", to: "Sep-26", periodCount: 1, before: 14 },
  ]);
});
