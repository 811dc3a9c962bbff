import { expect, test } from "vitest";
import { buildModel } from "#build/build-model.ts";
import { withFigures } from "#build/with-figures.ts";
import { seriesOf } from "#calculate/sheet.ts";
import type { ModelDocument } from "#model/document.ts";
import { smallCompany } from "#testing/small-company.ts";
import { type LiveCases, openCases } from "./live-cases.ts";

/** A rent of 100 a month out of cash of 1,000; each scenario adds to it. */
const company = smallCompany({
  drivers: [{ id: "rentPerMonth", name: "Rent per month", unit: "currency", values: 100 }],
  modules: [
    { kind: "expense", id: "rent", name: "Rent", amount: "rentPerMonth", account: "rentCost" },
  ],
  scenarios: ["worse", "worst"].map((id, index) => ({
    ...{ id, name: id },
    overrides: [{ line: "rentPerMonth", mode: "shift", value: 20 * (index + 1) }],
  })),
}) as ModelDocument;

const opened = buildModel(company);

/** The model with another rent. */
function withRent(values: number) {
  const drivers = company.drivers.map((driver) => ({ ...driver, values }));
  const next = withFigures(opened, { ...company, drivers });
  if (!next) throw new Error("more than figures is another");
  return next;
}

function cashOf(cases: LiveCases, id: string | undefined) {
  const sheet = cases.sheet(id);
  return sheet && [...seriesOf(opened.program, sheet, "cf.closingCash")];
}

test("an edit recalculates the base and the cases that show, and any other when it is asked for", () => {
  const cases = openCases(opened);
  const [worse, worst] = ["worse", "worst"].map((id) => cases.sheet(id)?.slice());
  const [worseNow, worstNow] = [cases.sheet("worse"), cases.sheet("worst")];
  const moved = cases.refigure(withRent(200), ["worse"]);
  expect(moved).toContain("cf.closingCash");
  expect(worseNow).not.toEqual(worse);
  expect(worstNow).toEqual(worst);
  expect(cashOf(cases, undefined)).toEqual([800, 600, 400]);
  expect(cashOf(cases, "worse")).toEqual([780, 560, 340]);
  expect(cashOf(cases, "worst")).toEqual([760, 520, 280]);
});

test("a case that nobody asked for through three edits has the figures of the last", () => {
  const cases = openCases(opened);
  expect(cashOf(cases, "worst")).toEqual([860, 720, 580]);
  for (const rent of [200, 300, 50]) cases.refigure(withRent(rent), []);
  expect(cashOf(cases, "worst")).toEqual([910, 820, 730]);
  expect(cases.waiting()).toEqual(["worse"]);
});
