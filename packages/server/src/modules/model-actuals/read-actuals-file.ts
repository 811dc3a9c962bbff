/** A stranger's file of balances or movements, read away from requests, for a model that is there. */

import { currencyDecimals } from "@app/connectors/ledger/currency-decimals";
import { SourceError } from "@app/connectors/ledger/source-error";
import type { ActualsAnswers } from "@app/connectors/sources/spreadsheet/answered-sheet";
import { readActuals } from "@app/connectors/sources/spreadsheet/read-actuals";
import type { DataOf } from "@app/contract/endpoint";
import type { readModelActuals } from "@app/contract/model-actuals";
import { FileRefused } from "@app/spreadsheet/file-refused";
import { readTable } from "@app/spreadsheet/read-table";
import { defineTask } from "#core/task.ts";
import { documentOf, type Stored } from "#modules/model-versions/model-versions.ts";

type Given = { file: Uint8Array; fileName: string; stored: Stored; answers: ActualsAnswers };
export type ReadActualsFile = { refusal: string } | { read: DataOf<typeof readModelActuals> };

export const readActualsFile = defineTask({
  name: "read_actuals_file",
  // A stranger's file, which can do no more than be refused.
  runsIn: "process",
  timeoutMs: 30_000,
  heapMegabytesMax: 512,
  isLong: true,
  async run({ file, fileName, stored, answers }: Given): Promise<ReadActualsFile> {
    const { accounts, currency, timeline } = documentOf(stored);
    try {
      const table = await readTable({ name: fileName, bytes: file });
      const decimals = currencyDecimals(currency, fileName);
      const { yearEndMonth } = timeline;
      const read = readActuals(table, { decimals, yearEndMonth, accounts, answers });
      return { read: { ...read, decimals } };
    } catch (error) {
      if (error instanceof FileRefused || error instanceof SourceError)
        return { refusal: error.message };
      throw error;
    }
  },
});
