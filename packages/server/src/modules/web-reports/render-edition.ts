import { reportDocument } from "@app/contract/report-document";
import { buildModel } from "@app/engine/build/build-model";
import type { ModelDocument } from "@app/engine/model/document";
import { stableText } from "@app/engine/model/stable-text";
import { renderReport, unitsOfReport } from "@app/engine/reports/render-report";
import type { RenderedCase } from "@app/engine/reports/rendered-report";
import { fillTemplate, type ReportTemplate } from "@app/engine/reports/report-template";
import { starterReport } from "@app/engine/reports/starter-report";
import { casesOf } from "@app/engine/scenarios/cases";
import type { TimeUnit } from "@app/engine/time/timeline";
import { defineTask } from "#core/task.ts";
import { documentOf, type Stored } from "#modules/model-versions/model-versions.ts";

/** As the blocks themselves say, where the reader chose no unit. */
export const OWN_UNIT = "own";

export type Rendered = {
  units: TimeUnit[];
  standing: { isBlocked: boolean; errorCount: number; alertCount: number };
  /** Every case, as JSON. */
  views: { unit: string; cases: string }[];
};

/** A report to begin with, as JSON; from a template, with what the model lacks of it. */
export const makeReport = defineTask({
  name: "make_report",
  runsIn: "thread",
  timeoutMs: 20_000,
  heapMegabytesMax: 512,
  run({ stored, title, template }: { stored: Stored; title: string; template?: string }) {
    const cases = casesOf(buildModel(documentOf(stored)));
    const { document, told } = template
      ? fillTemplate(JSON.parse(template) as ReportTemplate, cases, title)
      : { document: starterReport(cases, title), told: [] };
    return { document: JSON.stringify(document), told };
  },
});

/** What a report comes to, by the units asked for or by all there are, and the model's own text. */
export const renderForReport = defineTask({
  name: "render_report",
  runsIn: "thread",
  timeoutMs: 30_000,
  heapMegabytesMax: 512,
  run({ stored, report, units }: { stored: Stored; report: string; units?: string[] }) {
    const document = documentOf(stored);
    return { ...renderEdition(document, report, units), modelDocument: stableText(document) };
  },
});

export function renderEdition(document: ModelDocument, report: string, asked?: string[]): Rendered {
  const read = reportDocument.parse(JSON.parse(report));
  const cases = casesOf(buildModel(document));
  const units = unitsOfReport(cases);
  const views = (asked ?? [OWN_UNIT, ...units]).map((unit) => {
    const shownBy = units.find((each) => each === unit);
    return { unit, cases: renderReport(read, cases, shownBy) };
  });
  return {
    units,
    standing: standingOf(views[0]?.cases ?? []),
    views: views.map((view) => ({ unit: view.unit, cases: JSON.stringify(view.cases) })),
  };
}

/** A check counts once, however many cases break it. */
function standingOf(cases: readonly RenderedCase[]): Rendered["standing"] {
  const broken = cases.flatMap(({ checks }) => checks.items.filter(({ isBroken }) => isBroken));
  const count = (kind: string) =>
    new Set(broken.filter((check) => check.class === kind).map(({ name }) => name)).size;
  const isBlocked = cases.some(({ checks }) => checks.isBlocked);
  return { isBlocked, errorCount: count("error"), alertCount: count("alert") };
}
