import { classOfLine } from "@app/connectors/mapping/class-wall";
import {
  type TemplateLayout,
  templateWorkbook,
} from "@app/connectors/sources/spreadsheet/template-workbook";
import { standardLine } from "@app/engine/model/standard-lines";
import { monthOfDay } from "@app/engine/time/day";
import { periodsOf } from "@app/engine/time/timeline";
import { writeXlsx } from "@app/spreadsheet/write-xlsx";
import { defineTask } from "#core/task.ts";
import { documentOf, type Stored } from "#modules/model-versions/model-versions.ts";

/** The accounts of a model without a balance, up to the end of the period that is actual next. */
export const makeActualsTemplate = defineTask({
  name: "make_actuals_template",
  runsIn: "thread",
  timeoutMs: 10_000,
  heapMegabytesMax: 256,
  async run({ stored, layout }: { stored: Stored; layout: TemplateLayout }): Promise<Uint8Array> {
    const { accounts, timeline } = documentOf(stored);
    const next = Math.min(timeline.actualCount, timeline.periodCount - 1);
    const [period] = periodsOf(timeline, next, next + 1);
    const rows = accounts.map(({ name, line }) => ["", name, classWord(line), 0, 0] as const);
    return writeXlsx(templateWorkbook(layout, monthOfDay(period?.lastDay ?? 0), rows));
  },
});

/** A line that is of two classes is of the side it stands on. */
function classWord(line: string): string {
  const kind = classOfLine(line) ?? (standardLine(line)?.side === "credit" ? "REVENUE" : "EXPENSE");
  return kind.charAt(0) + kind.slice(1).toLowerCase();
}
