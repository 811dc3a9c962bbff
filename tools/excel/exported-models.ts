/** The models that are held against other spreadsheet programs: every starter at every time series. */
import { buildModel } from "@app/engine/build/build-model";
import { seriesOf } from "@app/engine/calculate/sheet";
import { exportModel } from "@app/engine/excel/export-model";
import type { Workbook } from "@app/engine/excel/workbook";
import type { ModelDocument } from "@app/engine/model/document";
import { casesOf, runScenarios } from "@app/engine/scenarios/cases";
import { starterModels } from "@app/engine/starters/starters";

/** `totalAssets` is the largest over all periods: the size that rounding is measured by. */
export type Exported = { name: string; workbook: Workbook; totalAssets: number };

export function documents(): { name: string; document: ModelDocument }[] {
  return starterModels.flatMap(({ key, timeSeries, make }) =>
    timeSeries.map((series) => ({
      name: `${key} ${series.key}`,
      document: make({
        name: key,
        timeSeries: series,
        start: series.unit === "week" ? "2026-06-29" : "2026-07-01",
        yearEndMonth: 6,
        currency: "AUD",
      }),
    })),
  );
}

/** The base of a document, and each of its scenarios as shown by the cell on the cover. */
export function exportsOf(name: string, document: ModelDocument): Exported[] {
  const model = buildModel(document);
  const shown = [undefined, ...document.scenarios.map(({ id }) => id)];
  return runScenarios(casesOf(model), shown).map((values, index) => ({
    name: `${name}, ${document.scenarios[index - 1]?.name ?? "base"}`,
    workbook: exportModel(model, values, shown[index]),
    totalAssets: Math.max(...seriesOf(model.program, values, "bs.totalAssets").map(Math.abs)),
  }));
}
