/**
 * A stranger's file: is it a workbook, does it hold a model, is that the one it was made from, and what
 * was changed in its cells. The file itself is read in a process of its own; its cells are looked at
 * here, away from requests, and nothing but the findings comes back.
 */
import type { DataOf } from "@app/contract/endpoint";
import { MODEL_DOCUMENT_LIMITS } from "@app/contract/model-document";
import { type checkModelWorkbook, WORKBOOK_TOLD_MAX } from "@app/contract/model-workbook";
import { buildModel } from "@app/engine/build/build-model";
import { seriesOf } from "@app/engine/calculate/sheet";
import { changedFigures } from "@app/engine/excel/changed-figures";
import { changedInputs } from "@app/engine/excel/read-inputs";
import type { ModelDocument } from "@app/engine/model/document";
import { stableText } from "@app/engine/model/stable-text";
import { casesOf, runScenarios } from "@app/engine/scenarios/cases";
import { FileRefused } from "@app/spreadsheet/file-refused";
import type { PlainSheet } from "@app/spreadsheet/plain-sheet";
import { Refusal } from "#core/refusal.ts";
import { defineTask } from "#core/task.ts";
import { outlookOf, type SeenDocument } from "#modules/models/models.ts";
import { withScenario } from "./brought-scenario.ts";
import { documentIn, sheetsOf } from "./workbook-sheets.ts";

type Findings = DataOf<typeof checkModelWorkbook>;
type Given = { file: Uint8Array; fileName: string; modelName?: string };
export type ReadWorkbook = { refusal: string } | { findings: Findings; seen: SeenDocument };

export const readWorkbook = defineTask({
  name: "read_workbook",
  // A stranger's file, which can do no more than be refused.
  runsIn: "process",
  timeoutMs: 30_000,
  heapMegabytesMax: 512,
  isLong: true,
  async run(given: Given): Promise<ReadWorkbook> {
    try {
      const sheets = await sheetsOf(given);
      return findingsOf(documentIn(sheets), sheets, given);
    } catch (error) {
      if (error instanceof FileRefused || error instanceof Refusal)
        return { refusal: error.message };
      throw error;
    }
  },
});

function findingsOf(document: ModelDocument, sheets: readonly PlainSheet[], given: Given) {
  const cases = casesOf(buildModel(document));
  const { overrides, refusals } = changedInputs(cases.model, sheets);
  const changes = changedFigures(cases, overrides);
  const named = { ...document, name: given.modelName ?? document.name };
  const brought = withScenario(named, given.fileName, overrides);
  const text = stableText(brought.document);
  if (text.length > MODEL_DOCUMENT_LIMITS.bytesMax)
    throw new Refusal(413, "More was changed in the workbook than a scenario can hold.");
  const seen: SeenDocument = { text, ...outlookOf(brought.document) };
  const findings: Findings = {
    ...{ modelName: document.name, figures: seen.figures, closingCash: seen.closingCash },
    lastPeriod: cases.model.periods.at(-1)?.label ?? "",
    scenario: brought.scenario
      ? {
          name: brought.scenario.name,
          figureCount: changes.reduce((sum, { periodCount }) => sum + periodCount, 0),
          changes: changes.slice(0, WORKBOOK_TOLD_MAX).map(({ before, ...change }) => ({
            ...change,
            before: Number.isFinite(before) ? before : null,
          })),
          closingCash: closingCashIn(brought.document, brought.scenario.id),
        }
      : null,
    ...{ refusals: refusals.slice(0, WORKBOOK_TOLD_MAX), refusalCount: refusals.length },
  };
  return { findings, seen };
}

/** To the cent, as lists have it. */
function closingCashIn(document: ModelDocument, scenarioId: string) {
  const cases = casesOf(buildModel(document));
  const [sheet] = runScenarios(cases, [scenarioId]);
  const cash = sheet && seriesOf(cases.model.program, sheet, "cf.closingCash").at(-1);
  return cash !== undefined && Number.isFinite(cash) ? Math.round(cash * 100) / 100 : null;
}
