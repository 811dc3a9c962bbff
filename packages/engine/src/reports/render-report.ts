/** A report and a calculated model become plain values, case by case. */
import type { Cases } from "#scenarios/cases.ts";
import { unitsFor } from "#tables/spans.ts";
import { comparisonTable, statementTable, varianceTable, yearOnYearTable } from "#tables/tables.ts";
import type { TimeUnit } from "#time/timeline.ts";
import { type Desk, openDesks, rangeAt, spanAt } from "./desk.ts";
import { nameOfGone } from "./gone-line.ts";
import { otherCase } from "./read-cell.ts";
import {
  renderBridge,
  renderCombination,
  renderLines,
  renderStackedBars,
} from "./render-charts.ts";
import { renderChecks } from "./render-checks.ts";
import { renderParagraph } from "./render-commentary.ts";
import { renderKeyFigure } from "./render-key-figure.ts";
import { renderTable } from "./render-table.ts";
import type { RenderedBlock, RenderedCase } from "./rendered-report.ts";
import type { ReportBlock, ReportDocument } from "./report-document.ts";

/** By `unit`, or as each block says; the base first, then each scenario that is still there. */
export function renderReport(
  report: ReportDocument,
  cases: Cases,
  unit?: TimeUnit,
): RenderedCase[] {
  return openDesks(cases, report.scale, report.scenarios).map((opened) => {
    const desk = unit === undefined ? opened : { ...opened, unit };
    const { reading, model } = desk;
    const colour = model.document.scenarios.find(({ id }) => id === reading.key)?.colour;
    return {
      ...{ key: reading.key, name: reading.name },
      ...(colour === undefined ? {} : { colour }),
      checks: renderChecks(desk),
      pages: report.pages.map(({ id, title, blocks }) => ({
        ...{ id, title },
        blocks: blocks.map((block) => renderBlock(desk, block)),
      })),
    };
  });
}

/** What a reader can see a report of this model by. */
export function unitsOfReport({ model }: Cases): TimeUnit[] {
  return unitsFor(model);
}

function renderBlock(desk: Desk, block: ReportBlock): RenderedBlock {
  const { id } = block;
  switch (block.kind) {
    case "heading":
    case "checks":
    case "pageBreak":
      return block;
    case "commentary":
      return renderCommentary(desk, block);
    case "keyFigures":
      return {
        ...{ id, kind: "keyFigures" },
        figures: block.figures.map((figure) => renderKeyFigure(desk, figure)),
      };
    default:
      return renderTimed(desk, block);
  }
}

type BlockOf<Kind extends ReportBlock["kind"]> = Extract<ReportBlock, { kind: Kind }>;

function renderCommentary(desk: Desk, block: BlockOf<"commentary">): RenderedBlock {
  const { id, paragraphs, scenario = "base" } = block;
  const own = desk.cases.find(({ key }) => key === scenario);
  if (!own) return { id, kind: "missing", text: "The scenario these words speak of is gone." };
  const spoken = { ...desk, reading: own };
  return {
    ...{ id, kind: "commentary", caseName: own.name },
    paragraphs: paragraphs.map((runs) => renderParagraph(spoken, runs)),
  };
}

type TimedBlock = Extract<ReportBlock, { time: unknown }>;

function renderTimed(desk: Desk, block: TimedBlock): RenderedBlock {
  const { id, title } = block;
  const range = rangeAt(desk, block.time);
  if (!range)
    return { id, kind: "missing", text: `The model has not all of the time of “${title}”.` };
  const gone = chartLines(block).find((line) => !desk.model.program.rowOf.has(line));
  if (gone !== undefined)
    return { id, kind: "missing", text: `The model has no “${nameOfGone(gone)}” for “${title}”.` };
  switch (block.kind) {
    case "lineChart":
      return { id, kind: "chart", chart: renderLines(desk, { ...block, range }) };
    case "stackedBarChart":
      return { id, kind: "chart", chart: renderStackedBars(desk, { ...block, range }) };
    case "combinationChart":
      return { id, kind: "chart", chart: renderCombination(desk, { ...block, range }) };
    case "waterfallChart":
      return { id, kind: "chart", chart: renderBridge(desk, { ...block, range }) };
    default:
      return { id, kind: "table", table: renderTable(tableOf(desk, block, range), title) };
  }
}

/** One line less would make another chart of it. */
function chartLines(block: TimedBlock): string[] {
  const bars = "bars" in block ? block.bars : [];
  return "lines" in block ? [...bars, ...block.lines] : [];
}

function tableOf(
  desk: Desk,
  block: BlockOf<"statementTable" | "scenarioTable" | "varianceTable">,
  range: { from: number; to: number },
) {
  const { reading, scale, cases } = desk;
  if (block.kind === "varianceTable") {
    const options = { statements: [block.statement], spans: [spanAt(desk, range)], scale };
    return block.against === "yearBefore"
      ? yearOnYearTable(reading, options)
      : varianceTable(reading, otherCase(desk, block.against), options);
  }
  const { statements, hasKpis = false, unit } = block;
  const shownBy = desk.unit ?? unit;
  const options = {
    ...{ statements, hasKpis, scale, ...range },
    ...(shownBy === undefined ? {} : { unit: shownBy }),
  };
  return block.kind === "statementTable"
    ? statementTable([reading], options)
    : comparisonTable(cases, options);
}
