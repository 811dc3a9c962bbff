/** Blocks of charts as the figures to draw, exact: whoever draws them rounds for the axis. */
import { seriesOf } from "#calculate/sheet.ts";
import type { LineId } from "#lines/expression.ts";
import { type Range, spansOf } from "#tables/spans.ts";
import { cellIndex, type Table } from "#tables/table.ts";
import { linesTable, statementTable } from "#tables/tables.ts";
import type { TimeUnit } from "#time/timeline.ts";
import { type Desk, spanAt } from "./desk.ts";
import type { RenderedChart } from "./rendered-report.ts";

type Timed = { title: string; range: Range; unit?: TimeUnit | undefined };

export function renderLines(
  desk: Desk,
  chart: Timed & { lines: readonly LineId[] },
): RenderedChart {
  const table = timedTable(desk, chart, chart.lines);
  return {
    ...{ kind: "line", title: chart.title, unit: unitOf(desk, table), ...periodsOf(table) },
    series: seriesIn(table, chart.lines, 1),
    ...floorBeside(desk, chart.lines),
  };
}

export function renderStackedBars(
  desk: Desk,
  chart: Timed & { lines: readonly LineId[] },
): RenderedChart {
  const table = timedTable(desk, chart, chart.lines);
  const series = seriesIn(table, chart.lines, 1);
  return {
    ...{ kind: "stacked-bar", title: chart.title, unit: unitOf(desk, table) },
    ...{ ...periodsOf(table), series },
  };
}

export function renderCombination(
  desk: Desk,
  chart: Timed & { bars: readonly LineId[]; lines: readonly LineId[] },
): RenderedChart {
  const table = timedTable(desk, chart, [...chart.bars, ...chart.lines]);
  return {
    ...{ kind: "combination", title: chart.title, unit: unitOf(desk, table), ...periodsOf(table) },
    bars: seriesIn(table, chart.bars, 1),
    lines: seriesIn(table, chart.lines, chart.bars.length + 1),
    ...floorBeside(desk, chart.lines),
  };
}

/** The shape of a line over the financial year that is now. */
export function renderSpark(desk: Desk, line: LineId, title: string, range: Range): RenderedChart {
  const table = timedTable(desk, { title, range, unit: desk.model.document.timeline.unit }, [line]);
  return {
    ...{ kind: "spark-line", title, unit: unitOf(desk, table), ...periodsOf(table) },
    series: seriesIn(table, [line], 1),
    ...floorBeside(desk, [line]),
  };
}

/** From opening to closing cash by who paid and who was paid, or from revenue to profit. */
export function renderBridge(
  desk: Desk,
  { title, range, bridge }: { title: string; range: Range; bridge: "cash" | "profit" },
): RenderedChart {
  const statement = bridge === "cash" ? "cashFlowDirect" : "profitAndLoss";
  const span = spanAt(desk, range);
  const table = statementTable([desk.reading], { statements: [statement], spans: [span] });
  const [first, last] = ENDS[bridge];
  const when =
    bridge === "cash" ? endsOf(desk, range) : { opening: span.label, closing: span.label };
  const figureOf = (line: LineId) => {
    const row = table.rows.findIndex((each) => each.line === line);
    // As the statement shows it, so that what is read beside the bars adds up.
    return row < 0 ? null : (table.shown[cellIndex(table, row, 0)] ?? null);
  };
  const changes = table.rows.flatMap(({ line, label }) => {
    const figure = line !== undefined && isStep(bridge, line) ? figureOf(line) : null;
    return line !== undefined && figure ? [{ id: line, name: label, figure }] : [];
  });
  return {
    ...{ kind: "waterfall", title, unit: { name: table.currency } },
    opening: { name: `${first.name}, ${when.opening}`, figure: figureOf(first.line) },
    ...{ changes, closing: { name: `${last.name}, ${when.closing}` } },
  };
}

/** Cash stands at the beginning of the first period and at the end of the last. */
function endsOf({ model: { periods } }: Desk, { from, to }: Range) {
  return { opening: periods[from]?.label ?? "", closing: periods[to]?.label ?? "" };
}

const ENDS = {
  cash: [
    { line: "cf.openingCash", name: "Opening cash" },
    { line: "cf.closingCash", name: "Closing cash" },
  ],
  profit: [
    { line: "pl.revenue", name: "Revenue" },
    { line: "pl.profit", name: "Profit" },
  ],
} as const;

const PROFIT_STEPS = [
  "pl.costOfSales",
  "pl.otherIncome",
  "pl.operatingExpenses",
  "pl.depreciation",
  "pl.interest",
  "pl.incomeTax",
];

/** Each movement once: groups of payers and payees, then what lies beyond operations as a whole. */
function isStep(bridge: "cash" | "profit", line: LineId): boolean {
  if (bridge === "profit") return PROFIT_STEPS.includes(line);
  if (line.startsWith("cfd.")) return line !== "cfd.operating";
  return line === "cf.investing" || line === "cf.financing" || line.startsWith("cf.exchange.");
}

function timedTable(desk: Desk, { title, range, unit }: Timed, lines: readonly LineId[]): Table {
  const shownBy = desk.unit ?? unit ?? desk.model.document.timeline.unit;
  const spans = spansOf(desk.model, shownBy, range);
  return linesTable(title, [desk.reading], lines, { spans });
}

function periodsOf({ columns }: Table) {
  const periods = columns.map(({ label }) => label);
  return { periods, actualCount: columns.filter(({ standing }) => standing === "actual").length };
}

function seriesIn(table: Table, lines: readonly LineId[], firstColour: number) {
  return lines.flatMap((line, index) => {
    const row = table.rows.findIndex((each) => each.line === line);
    if (row < 0) return [];
    const figures = table.columns.map((_, at) => table.figures[cellIndex(table, row, at)] ?? null);
    const name = table.rows[row]?.label ?? line;
    return [{ id: line, name, figures, colour: firstColour + index }];
  });
}

function unitOf({ model }: Desk, { rows }: Table) {
  const unit = rows[0]?.unit;
  if (unit === "percent") return { kind: "percent" as const };
  return unit === undefined || unit === "currency" ? { name: model.document.currency } : {};
}

/** What the treasury keeps in the first period ahead, beside a line of cash. */
function floorBeside(desk: Desk, lines: readonly LineId[]) {
  const figure = lines.includes("cf.closingCash") ? cashFloor(desk) : undefined;
  return figure ? { floor: { name: "Cash floor", figure } } : {};
}

export function cashFloor({ model, reading }: Desk): number | undefined {
  const { document, program } = model;
  const treasury = document.modules.find(({ kind }) => kind === "treasury");
  const line = `${treasury?.id}.minimumCash`;
  if (!treasury || !program.rowOf.has(line)) return undefined;
  const { actualCount, periodCount } = document.timeline;
  return seriesOf(program, reading.sheet, line)[Math.min(actualCount, periodCount - 1)];
}
