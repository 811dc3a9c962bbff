/** Works a reader's what-if out, by the engine that made the report. */
import type { ModelDocument } from "@app/engine/model/document";
import { readDocument } from "@app/engine/model/read-document";
import type { ReportDocument } from "@app/engine/reports/report-document";
import { offeredDrivers, renderWhatIf } from "@app/engine/reports/what-if";
import type { Answer, Question } from "./open-what-if.ts";

let held: { report: ReportDocument; model: ModelDocument } | undefined;

self.addEventListener("message", ({ data }: MessageEvent<Question>) => {
  if (data.kind === "open") {
    const { document: model, issues } = readDocument(JSON.parse(data.model));
    if (!model) throw new Error(`a published model is not readable: ${JSON.stringify(issues[0])}`);
    held = { report: JSON.parse(data.report), model };
    answer({ kind: "drivers", drivers: offeredDrivers(held.report, model) });
  } else if (held) {
    const { settings, unit } = data;
    const view = renderWhatIf(held.report, held.model, settings, unit);
    if (view) answer({ kind: "case", settings, view });
  }
});

function answer(message: Answer) {
  self.postMessage(message);
}
