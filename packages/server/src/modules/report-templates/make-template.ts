import { reportDocument } from "@app/contract/report-document";
import { buildModel } from "@app/engine/build/build-model";
import { templateOf } from "@app/engine/reports/report-template";
import { casesOf } from "@app/engine/scenarios/cases";
import { defineTask } from "#core/task.ts";
import { documentOf, type Stored } from "#modules/model-versions/model-versions.ts";

/** A report with what its lines are called in its model, as JSON. */
export const makeTemplate = defineTask({
  name: "make_report_template",
  runsIn: "thread",
  timeoutMs: 20_000,
  heapMegabytesMax: 512,
  run({ stored, report }: { stored: Stored; report: string }) {
    const document = reportDocument.parse(JSON.parse(report));
    return JSON.stringify(templateOf(document, casesOf(buildModel(documentOf(stored)))));
  },
});
