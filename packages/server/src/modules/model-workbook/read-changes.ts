/** What a person changed in a workbook, to be brought back to the model it was made from. */

import { WORKBOOK_TOLD_MAX } from "@app/contract/model-workbook";
import { buildModel } from "@app/engine/build/build-model";
import { type ChangedFigure, changedFigures } from "@app/engine/excel/changed-figures";
import { type Origin, originIn, versionIn } from "@app/engine/excel/cover";
import { changedInputs } from "@app/engine/excel/read-inputs";
import { carriedText, versionOf } from "@app/engine/excel/version";
import { casesOf } from "@app/engine/scenarios/cases";
import { FileRefused } from "@app/spreadsheet/file-refused";
import { Refusal } from "#core/refusal.ts";
import { defineTask } from "#core/task.ts";
import { documentOf, type Stored } from "#modules/model-versions/model-versions.ts";
import { documentIn, sheetsOf } from "./workbook-sheets.ts";

type Given = { file: Uint8Array; fileName: string; stored: Stored };

export type ReadChanges =
  | { refusal: string }
  | {
      modelName: string;
      /** Whether it was made from a document like the one that is stored. */
      isNewest: boolean;
      origin: Origin | undefined;
      changes: (Omit<ChangedFigure, "before"> & { before: number | null })[];
      refusals: string[];
      refusalCount: number;
    };

/** As many as a scenario can hold. */
const CHANGES_MAX = 5_000;

export const readChanges = defineTask({
  name: "read_workbook_changes",
  // A stranger's file, which can do no more than be refused.
  runsIn: "process",
  timeoutMs: 30_000,
  heapMegabytesMax: 512,
  isLong: true,
  async run(given: Given): Promise<ReadChanges> {
    try {
      return await changesIn(given);
    } catch (error) {
      if (error instanceof FileRefused || error instanceof Refusal)
        return { refusal: error.message };
      throw error;
    }
  },
});

async function changesIn(given: Given): Promise<ReadChanges> {
  const sheets = await sheetsOf(given);
  const document = documentIn(sheets);
  const cases = casesOf(buildModel(document));
  const { overrides, refusals } = changedInputs(cases.model, sheets);
  const changes = changedFigures(cases, overrides);
  if (changes.length > CHANGES_MAX)
    throw new Refusal(413, "More was changed in the workbook than a scenario can hold.");
  return {
    modelName: document.name,
    isNewest: versionIn(sheets) === versionOf(carriedText(documentOf(given.stored))),
    origin: originIn(sheets),
    changes: changes.map(({ before, ...change }) => ({
      ...change,
      before: Number.isFinite(before) ? before : null,
    })),
    ...{ refusals: refusals.slice(0, WORKBOOK_TOLD_MAX), refusalCount: refusals.length },
  };
}
