import fc from "fast-check";
import { expect, test } from "vitest";
import { buildModel, type Model } from "#build/build-model.ts";
import type { ModelDocument } from "#model/document.ts";
import { stableText } from "#model/stable-text.ts";
import { casesOf, runScenarios } from "#scenarios/cases.ts";
import { starterModels } from "#starters/starters.ts";
import { anyDocument } from "#testing/any-document.ts";
import { anyIntents, EDIT_TIMEOUT, editOf, editRuns } from "#testing/any-edits.ts";
import { holdDocument } from "#testing/holder-connection.ts";
import { randomModel } from "#testing/random-model.ts";
import type { Connection } from "./connect.ts";

const starters = starterModels.map(({ name, make }) => {
  const timeSeries = { key: "short", name: "Short", unit: "month", periodCount: 5 } as const;
  return make({ name, timeSeries, start: "2026-07-01", yearEndMonth: 6, currency: "AUD" });
});

/** Scenarios on top of each other, so that what one inherits moves it too. */
function withScenarios(document: ModelDocument): ModelDocument {
  if (document.scenarios.length > 0) return document;
  const [low, lower] = ["low", "lower"].map((id) => ({ id, name: id, overrides: [] }));
  return { ...document, scenarios: low && lower ? [low, { ...lower, parent: "low" }] : [] };
}

const anyCompany = fc
  .oneof(fc.constantFrom(...starters), randomModel, anyDocument(false))
  .map(withScenarios);

/** Every figure of every case, with what stands before the first period. */
async function figuresOf(connection: Connection, { program, document }: Model) {
  const lines = program.lines.map(({ id }) => id);
  const cases = [undefined, ...document.scenarios.map(({ id }) => id)];
  const { figures } = await connection.read([{ lines, cases, from: -program.historyCount }]);
  return figures[0]?.values;
}

/** The same by building and calculating the document afresh, in closures, case by case. */
function freshFigures(model: Model): Float64Array {
  const ids = [undefined, ...model.document.scenarios.map(({ id }) => id)];
  const sheets = runScenarios(casesOf(model), ids);
  const all = new Float64Array(sheets.reduce((sum, { length }) => sum + length, 0));
  sheets.reduce((at, sheet) => {
    all.set(sheet, at);
    return at + sheet.length;
  }, 0);
  return all;
}

function haveSameBits(left: Float64Array | undefined, right: Float64Array) {
  return left?.length === right.length && left.every((value, at) => Object.is(value, right[at]));
}

test("after any edits each case has the bits of a fresh build, and undoing them gives the same bytes back", {
  timeout: EDIT_TIMEOUT,
}, async () => {
  await fc.assert(
    fc.asyncProperty(anyCompany, anyIntents, fc.boolean(), async (document, intents, isFast) => {
      const connection = holdDocument();
      await connection.open(document);
      if (isFast) await connection.isFast();
      let model = buildModel(document);
      const inverses = [];
      for (const intent of intents) {
        const edit = editOf(model, intent);
        const edited = edit && (await connection.edit([edit]));
        if (edited?.kind !== "edited") continue;
        inverses.unshift(edited.inverse);
        model = buildModel((await connection.document()).document);
        expect(haveSameBits(await figuresOf(connection, model), freshFigures(model))).toBe(true);
        // Without a build the structure that the screen holds must still be the right one.
        const built = edited.structure?.issues.filter(({ code }) => code !== "overflow");
        if (built) expect(built).toEqual(model.issues);
      }
      for (const inverse of inverses) await connection.edit(inverse);
      const back = await connection.document();
      expect(stableText(back.document)).toBe(stableText(document));
      const first = buildModel(document);
      expect(haveSameBits(await figuresOf(connection, first), freshFigures(first))).toBe(true);
    }),
    editRuns(8),
  );
});

test("of all the figures of three starters only those that decide how far to look back build again", async () => {
  const built = new Set<string>();
  let count = 0;
  for (const document of starters.slice(0, 3)) {
    const connection = holdDocument();
    const opened = await connection.open(document);
    if (opened.kind !== "opened") throw new Error("refused");
    const places = opened.structure.lines.flatMap(({ place }) => place ?? []);
    for (const place of places) {
      const edited = await connection.edit([{ kind: "set", place, value: 31 }]);
      if (edited.kind !== "edited") throw new Error(JSON.stringify(edited.issues));
      if (edited.structure) built.add(place);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(100);
  expect([...built].sort()).toEqual([
    ...["drivers/customerDays/values", "drivers/stockDays/values", "drivers/supplierDays/values"],
  ]);
});
