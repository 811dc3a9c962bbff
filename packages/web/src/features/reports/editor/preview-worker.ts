/** The worker that renders a report while it is written: the page stays free for typing. */
import { openPreview, type Preview } from "./open-preview.ts";
import type { Answer, Question } from "./preview-port.ts";

let preview: Preview | undefined;

self.addEventListener("message", ({ data }: MessageEvent<Question>) => {
  self.postMessage(answerTo(data));
});

function answerTo(question: Question): Answer {
  const { id } = question;
  try {
    if (question.kind === "open") {
      preview = openPreview(question.document);
      return { id, value: preview.outline };
    }
    if (!preview) throw new Error("No model is open.");
    const { report } = question;
    if (question.kind === "render") return { id, value: preview.render(report) };
    if (question.kind === "read") return { id, value: preview.read(report, question.cell) };
    return { id, value: preview.find(report, question.typed, question.scenario) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}
