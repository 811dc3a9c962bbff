import fc from "fast-check";
import { expect, test } from "vitest";
import { applyEdits } from "#edits/apply-edits.ts";
import type { Edit } from "#edits/edit.ts";
import { exampleModels } from "#examples/examples.ts";
import type { ModelDocument } from "#model/document.ts";
import { starterModels } from "#starters/starters.ts";
import { anyDocument } from "#testing/any-document.ts";
import { anyIntents, EDIT_TIMEOUT, editOf, editRuns } from "#testing/any-edits.ts";
import { randomModel } from "#testing/random-model.ts";
import { buildModel, type Model } from "./build-model.ts";
import { withFigures } from "./with-figures.ts";

function edited(document: ModelDocument, ...edits: Edit[]): ModelDocument {
  const applied = applyEdits(document, edits);
  if (!applied.document) throw new Error(JSON.stringify(applied.issues));
  return applied.document;
}

/** Every place whose figures nothing else is decided by. */
function figurePlaces({ program, consulted }: Model): string[] {
  return program.lines.flatMap(({ id, source }) =>
    source.kind === "given" && source.place && !consulted.has(id) ? [source.place] : [],
  );
}

const documents = [
  ...starterModels.map(({ name, timeSeries: [timeSeries], make }) => {
    const start = timeSeries.unit === "week" ? "2026-06-29" : "2026-07-01";
    return make({ name, timeSeries, start, yearEndMonth: 6, currency: "AUD" });
  }),
  ...exampleModels.map((example) => example.document()),
];

test.each(documents.map((document) => [document.name, document] as const))(
  "%s: other figures everywhere give the model that building gives",
  (_, document) => {
    const model = buildModel(document);
    const places = figurePlaces(model);
    expect(places.length).toBeGreaterThan(10);
    const figures = [0, 1e6, ...Array.from({ length: 20 }, (_, period) => period / 7)];
    const series = { figures, later: 3 };
    for (const value of [0, -3.5, series]) {
      const next = edited(
        document,
        ...places.map((place): Edit => ({ kind: "set", place, value })),
      );
      const found = withFigures(model, next);
      expect(found).toBeDefined();
      expect(found).toEqual(buildModel(next));
    }
  },
);

const anyCompany = fc.oneof(
  randomModel,
  anyDocument(false),
  fc.constantFrom(...documents.map((document) => withoutHistory(document))),
);

/** Short, so that building it again and again is quick. */
function withoutHistory(document: ModelDocument): ModelDocument {
  const timeline = { ...document.timeline, periodCount: 4, actualCount: 0 };
  return { ...document, timeline, actuals: {} };
}

const TIMEOUT = { timeout: EDIT_TIMEOUT };

test("whatever is edited, what comes without building is what building gives", TIMEOUT, () => {
  let [without, all] = [0, 0];
  fc.assert(
    fc.property(anyCompany, anyIntents, (document, intents) => {
      let model = buildModel(document);
      for (const intent of intents) {
        const edit = editOf(model, intent);
        const next = edit && applyEdits(model.document, [edit]).document;
        if (!next) continue;
        const built = buildModel(next);
        const found = withFigures(model, next);
        if (found) expect(found).toEqual(built);
        model = found ?? built;
        all += 1;
        without += found ? 1 : 0;
      }
    }),
    editRuns(12),
  );
  // A rule that always built would hold as well, and be of no use.
  expect(without / all).toBeGreaterThan(0.2);
});
