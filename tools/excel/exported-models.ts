/** The models that are held against other spreadsheet programs: every starter at every time series. */
import { buildModel } from "@app/engine/build/build-model";
import { seriesOf } from "@app/engine/calculate/sheet";
import { exportModel } from "@app/engine/excel/export-model";
import type { Workbook } from "@app/engine/excel/workbook";
import type { ModelDocument } from "@app/engine/model/document";
import { casesOf, runScenarios } from "@app/engine/scenarios/cases";
import type { StarterModel } from "@app/engine/starters/starter";
import { starterModels } from "@app/engine/starters/starters";

/** `totalAssets` is the base's largest over all periods: what rounding is measured by. */
export type Exported = { name: string; workbook: Workbook; totalAssets: number };

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

/** The base of a document, and its scenarios as the cell on the cover shows them. */
export function exportsOf(name: string, document: ModelDocument): Exported[] {
  const model = buildModel(document);
  const shown = [undefined, ...document.scenarios.map(({ id }) => id)];
  const [base, ...others] = runScenarios(casesOf(model), shown);
  if (!base) return [];
  const assets = seriesOf(model.program, base, "bs.totalAssets");
  const totalAssets = assets.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  return [base, ...others].map((values, index) => ({
    name: `${name}, ${document.scenarios[index - 1]?.name ?? "base"}`,
    workbook: exportModel(model, values, shown[index]),
    totalAssets,
  }));
}

/**
 * Every model at every time series shows its base; the shortest series of each shows the scenarios
 * too, since the formulas are the same whatever the number of periods.
 */
export function exportedModels(): Exported[] {
  return starterModels.flatMap((starter) => {
    const documents = starterDocuments(starter);
    const shortest = documents.reduce((least, each) =>
      each.document.timeline.periodCount < least.document.timeline.periodCount ? each : least,
    );
    return documents.flatMap(({ name, document }) =>
      exportsOf(name, document).slice(0, document === shortest.document ? undefined : 1),
    );
  });
}
