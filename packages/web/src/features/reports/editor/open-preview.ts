/** A model while a report of it is written: built once, and rendered from with every change. */
import { buildModel } from "@app/engine/build/build-model";
import { readDocument } from "@app/engine/model/read-document";
import { cellsShowing, type FoundCell } from "@app/engine/reports/cells-showing";
import { openDesks } from "@app/engine/reports/desk";
import { readCell } from "@app/engine/reports/read-cell";
import { renderReport, unitsOfReport } from "@app/engine/reports/render-report";
import type { RenderedCase } from "@app/engine/reports/rendered-report";
import type { ReportCell, ReportDocument } from "@app/engine/reports/report-document";
import { casesOf } from "@app/engine/scenarios/cases";
import { writeDay } from "@app/engine/time/day";
import type { TimeUnit } from "@app/engine/time/timeline";

/** What blocks can name of the model. */
export type Outline = {
  lines: { id: string; name: string; part: string }[];
  /** What a reader may be let move. */
  drivers: { id: string; name: string; isPercent: boolean }[];
  scenarios: { id: string; name: string; colour?: number }[];
  periods: { label: string; from: string; to: string; isActual: boolean }[];
  units: TimeUnit[];
  hasKpis: boolean;
  hasForecasts: boolean;
};

export type Preview = {
  outline: Outline;
  render: (report: ReportDocument) => RenderedCase[];
  /** The cells that show a typed figure, in the case that the words speak of. */
  find: (report: ReportDocument, typed: string, scenario: string) => FoundCell[];
  read: (report: ReportDocument, cell: ReportCell) => { text: string; name: string } | undefined;
};

/** Whatever was stored: the reader says whether it is a document. */
export function openPreview(stored: unknown): Preview {
  const { document, issues } = readDocument(stored);
  if (!document) throw new Error(issues[0]?.message ?? "The model cannot be read.");
  const cases = casesOf(buildModel(document));
  const { model } = cases;
  const desksOf = ({ scale, scenarios }: ReportDocument) => openDesks(cases, scale, scenarios);
  return {
    outline: {
      ...linesIn(model),
      scenarios: document.scenarios.map(({ id, name, colour }) => ({
        ...{ id, name },
        ...(colour === undefined ? {} : { colour }),
      })),
      periods: model.periods.map(({ label, firstDay, lastDay }, index) => ({
        ...{ label, from: writeDay(firstDay), to: writeDay(lastDay) },
        isActual: index < document.timeline.actualCount,
      })),
      units: unitsOfReport(cases),
      hasKpis: document.kpis.length > 0,
      hasForecasts: (document.replacedForecasts ?? []).length > 0,
    },
    render: (report) => renderReport(report, cases),
    find: (report, typed, scenario) => {
      const desk = desksOf(report).find(({ reading }) => reading.key === scenario);
      return desk ? cellsShowing(desk, typed) : [];
    },
    read: (report, cell) => {
      const [desk] = desksOf(report);
      const reading = desk && readCell(desk, cell);
      return reading && { text: reading.text, name: reading.name };
    },
  };
}

const PARTS = [
  ["profitAndLoss", "Profit and loss"],
  ["balanceSheet", "Balance sheet"],
  ["cashFlow", "Cash flow"],
  ["cashFlowDirect", "Cash flow, direct"],
] as const;

function linesIn({ statements, program, document }: ReturnType<typeof buildModel>) {
  const stated = PARTS.flatMap(([key, part]) =>
    statements[key].map(({ line, label }) => ({ id: line, name: label, part })),
  );
  const kpis = program.lines.flatMap(({ id, name }) =>
    id.startsWith("kpi.") ? [{ id, name, part: "Key figures" }] : [],
  );
  const given = new Set(document.drivers.map(({ id }) => id));
  const drivers = program.lines.filter(({ id }) => given.has(id));
  const named = drivers.map(({ id, name }) => ({ id, name, part: "Drivers" }));
  const seen = new Set<string>();
  const lines = [...stated, ...kpis, ...named].filter(({ id }) => !seen.has(id) && seen.add(id));
  return {
    lines,
    drivers: drivers.map(({ id, name, unit }) => ({ id, name, isPercent: unit === "percent" })),
  };
}
