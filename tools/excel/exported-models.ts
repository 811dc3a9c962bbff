/** The models whose workbooks are held against other spreadsheet programs. */
import { buildModel } from "@app/engine/build/build-model";
import { seriesOf } from "@app/engine/calculate/sheet";
import { exampleModels } from "@app/engine/examples/examples";
import { exportModel } from "@app/engine/excel/export-model";
import type { Workbook } from "@app/engine/excel/workbook";
import type { ModelDocument } from "@app/engine/model/document";
import { casesOf, onScenario } from "@app/engine/scenarios/cases";
import type { StarterModel } from "@app/engine/starters/starter";
import { starterModels } from "@app/engine/starters/starters";

/**
 * Rounding is measured by the largest figure on the base's statements: total assets, or in a model
 * by the year a flow that is larger than they are.
 */
export type Exported = { name: string; workbook: Workbook; largest: number };

type Named = { name: string; document: ModelDocument };

export function starterDocuments({ key, name, timeSeries, make }: StarterModel): Named[] {
  return timeSeries.map((series) => ({
    name: `${key} ${series.key}`,
    document: make({
      name,
      timeSeries: series,
      start: series.unit === "week" ? "2026-06-29" : "2026-07-01",
      yearEndMonth: 6,
      currency: "AUD",
    }),
  }));
}

/** The base of a document, then its scenarios as the cell on the cover shows them. */
export function* exportsOf({ name, document }: Named): Generator<Exported> {
  const cases = casesOf(buildModel(document));
  const { model, base } = cases;
  const lines = Object.values(model.statements).flat();
  const figures = lines.flatMap(({ line }) => [...seriesOf(model.program, base, line)]);
  const largest = figures.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  yield { name: `${name}, base`, workbook: exportModel(model, base), largest };
  for (const scenario of document.scenarios) {
    const shown = onScenario(cases, scenario.id).base;
    const workbook = exportModel(model, shown, scenario.id);
    yield { name: `${name}, ${scenario.name}`, workbook, largest };
  }
}

/**
 * Every starter at every time series shows its base, and so does every example, with its first scenario; the shortest series
 * of a starter shows its scenarios too, since formulas are the same whatever the number of periods.
 */
export function* exportedModels(): Generator<Exported> {
  for (const starter of starterModels) {
    const named = starterDocuments(starter);
    const shortest = Math.min(...named.map(({ document }) => document.timeline.periodCount));
    for (const each of named) {
      const isShortest = each.document.timeline.periodCount === shortest;
      yield* firstOf(exportsOf(each), isShortest ? Number.POSITIVE_INFINITY : 1);
    }
  }
  for (const { key, document } of exampleModels) {
    yield* firstOf(exportsOf({ name: key, document: document() }), 2);
  }
}

/** A short form of all: every starter at its shortest, one example, and a scenario of each kind. */
export function* someExportedModels(): Generator<Exported> {
  for (const [index, starter] of starterModels.entries()) {
    const [shortest] = starterDocuments(starter).sort(
      (one, other) => one.document.timeline.periodCount - other.document.timeline.periodCount,
    );
    if (shortest) yield* firstOf(exportsOf(shortest), index === 0 ? Number.POSITIVE_INFINITY : 1);
  }
  const [example] = exampleModels;
  if (example) yield* firstOf(exportsOf({ name: example.key, document: example.document() }), 2);
}

function* firstOf<Item>(items: Iterable<Item>, count: number): Generator<Item> {
  let taken = 0;
  for (const item of items) {
    yield item;
    taken += 1;
    if (taken >= count) return;
  }
}
