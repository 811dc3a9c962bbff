import { buildModel } from "@app/engine/build/build-model";
import { explainToReader, type ReaderQuestion } from "@app/engine/reports/reader-why";
import type { ReportDocument } from "@app/engine/reports/report-document";
import { casesOf } from "@app/engine/scenarios/cases";
import { defineTask } from "#core/task.ts";
import { documentOf } from "#modules/model-versions/model-versions.ts";

type Asked = { report: string; modelDocument: string; question: ReaderQuestion };

/** Why a figure of an edition is what it is, worked out from what the edition holds. */
export const explainEdition = defineTask({
  name: "explain_report",
  runsIn: "thread",
  timeoutMs: 20_000,
  heapMegabytesMax: 512,
  run({ report, modelDocument, question }: Asked) {
    const document = documentOf({ text: modelDocument, edits: [] });
    const read = JSON.parse(report) as ReportDocument;
    return explainToReader(read, casesOf(buildModel(document)), question);
  },
});
