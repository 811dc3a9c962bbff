/** Whatever is in the books: a model comes of them, it balances, and it says what it rests on. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { faultsOfFigures } from "#build/blocking.ts";
import { readDocument } from "#model/read-document.ts";
import { casesOf } from "#scenarios/cases.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { disorderedBooks, wildBooks } from "#testing/random-books.ts";
import { changedByRollingForward } from "#testing/roll-forward.ts";
import { runs } from "#testing/runs.ts";
import type { FittedUnit } from "./document-shape.ts";
import { fitModel } from "./fit-model.ts";

const unit = fc.constantFrom<FittedUnit>("month", "quarter", "week");
const forecastMonths = fc.integer({ min: 0, max: 40 });

/** Everything a fitted model must hold, as a list of what it does not. */
function faultsOf({ document, fits }: ReturnType<typeof fitModel>): string[] {
  const read = readDocument(document);
  const run = calculateModel(document);
  const errors = run.model.issues.filter(({ severity }) => severity === "error");
  const bare = document.drivers.filter(
    ({ formula, note, evidence }) => !formula && !(note && evidence),
  );
  const known = new Set(document.drivers.map(({ id }) => id));
  return [
    ...read.issues.map(({ place, message }) => `schema: ${place}: ${message}`),
    ...errors.map(({ place, message }) => `issue: ${place}: ${message}`),
    ...run.failedChecks(),
    ...faultsOfFigures(run.model, casesOf(run.model).base).map(({ message }) => message),
    ...bare.map(({ id }) => `without evidence: ${id}`),
    ...fits.filter(({ driver }) => !known.has(driver)).map(({ driver }) => `no driver: ${driver}`),
  ];
}

describe("a fitted model is sound and every error check is zero", { timeout: 240_000 }, () => {
  test("from books with gaps, of one month, without revenue, with losses, of nothing, in any unit", () => {
    fc.assert(
      fc.property(disorderedBooks, unit, forecastMonths, (books, of, months) => {
        const made = fitModel(books, { name: "Any", unit: of, forecastMonths: months });
        expect(faultsOf(made)).toEqual([]);
      }),
      runs(40),
    );
  });

  test("from accounts on any lines with any amounts", () => {
    fc.assert(
      fc.property(wildBooks, unit, (books, of) => {
        expect(faultsOf(fitModel(books, { name: "Wild", unit: of }))).toEqual([]);
      }),
      runs(40),
    );
  });

  test("and rolling it forward with an actual that equals its forecast changes no later figure", () => {
    fc.assert(
      fc.property(disorderedBooks, fc.integer({ min: 1, max: 5 }), (books, months) => {
        const { document } = fitModel(books, { name: "Rolled" });
        const upTo = document.timeline.actualCount + months;
        expect(changedByRollingForward(document, upTo, 1e-5)).toEqual([]);
      }),
      runs(10),
    );
  });
});
