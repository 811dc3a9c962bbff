/**
 * A bound figure as it is shown everywhere else: read from the very table it stands in, so that a
 * sentence and the statement below it never differ by a rounding.
 */
import type { Model } from "#build/build-model.ts";
import type { LineId } from "#lines/expression.ts";
import type { StatementKey } from "#statements/statement.ts";
import { type FigureFormat, formatFigure } from "#tables/format-figure.ts";
import type { Range, Span } from "#tables/spans.ts";
import { yearBefore } from "#tables/spans.ts";
import { cellIndex, type Table } from "#tables/table.ts";
import type { TableCase } from "#tables/table-case.ts";
import { linesTable, statementTable, varianceTable, yearOnYearTable } from "#tables/tables.ts";
import { type Desk, rangeAt, spanAt, spanBefore } from "./desk.ts";
import type { RenderedReference } from "./rendered-report.ts";
import type { Against, ReportCell } from "./report-document.ts";

export type Reading = {
  text: string;
  /** Exact, with the sign the line itself has; null for the name of a period. */
  figure: number | null;
  name: string;
  period: string;
  reference?: RenderedReference;
  /** How it moved, where words beside it may say so: by what, or from what came before. */
  movement?: number | null;
  /** Whether more of it is good news; undefined where it is neither. */
  isHigherBetter?: boolean;
};

/** Undefined where the model has no such line, time or case. */
export function readCell(desk: Desk, cell: ReportCell): Reading | undefined {
  const own = caseOf(desk, cell.scenario);
  const range = rangeAt(desk, cell.time);
  const line = desk.model.program.lines[desk.model.program.rowOf.get(cell.line) ?? -1];
  if (!own || !range || !line) return undefined;
  const at = { desk, own, line: cell.line, range, isSize: cell.isSize === true };
  const name = `${line.name}, ${spanAt(desk, range).label}`;
  switch (cell.take) {
    case undefined:
      return { name, ...readOwn(at) };
    case "difference":
    case "differencePercent":
      return { name, ...readDifference(at, cell.against ?? "periodBefore", cell.take) };
    default:
      return { name, ...readExtreme(at, cell.take) };
  }
}

type At = { desk: Desk; own: TableCase; line: LineId; range: Range; isSize: boolean };

function caseOf({ cases, reading }: Desk, key: string | undefined): TableCase | undefined {
  return key === undefined ? reading : cases.find((each) => each.key === key);
}

function readOwn(at: At): Omit<Reading, "name"> {
  const { desk, range } = at;
  const span = spanAt(desk, range);
  const before = spanBefore(desk, range);
  const [shown, earlier] = figuresAt(at, before ? [span, before] : [span]);
  const movement = shown && earlier ? moved(shown.exact, earlier.exact) : null;
  return {
    ...told(at, shown),
    ...{ period: span.label, reference: referenceOf(at, range), movement },
  };
}

function readExtreme(at: At, take: "lowest" | "highest" | "lowestPeriod" | "highestPeriod") {
  const { desk, range } = at;
  const periods = Array.from({ length: range.to - range.from + 1 }, (_, index) => {
    const period = range.from + index;
    return spanAt(desk, { from: period, to: period });
  });
  const shown = figuresAt(at, periods);
  const sign = take.startsWith("lowest") ? 1 : -1;
  let found = 0;
  shown.forEach(({ exact }, index) => {
    const best = shown[found]?.exact ?? null;
    if (exact !== null && (best === null || sign * exact < sign * best)) found = index;
  });
  const place = { from: range.from + found, to: range.from + found };
  const period = periods[found]?.label ?? "";
  const reference = referenceOf(at, place);
  if (take.endsWith("Period")) return { text: period, figure: null, period, reference };
  const [before] = range.from > 0 ? figuresAt(at, [spanAt(desk, beforeFirst(range))]) : [];
  const movement = before ? moved(shown[found]?.exact ?? null, before.exact) : null;
  return { ...told(at, shown[found]), period, reference, movement };
}

function beforeFirst({ from }: Range): Range {
  return { from: from - 1, to: from - 1 };
}

/** The pair's own table says what lies between the two, so that figure, other and difference add up. */
function readDifference(at: At, against: Against, take: "difference" | "differencePercent") {
  const { desk, range } = at;
  const span = spanAt(desk, range);
  const period = span.label;
  const [figure, other] = figuresBetween(at, span, against);
  const exact = figure && other ? moved(figure.exact, other.exact) : null;
  const reference = referenceOf(at, range);
  if (!figure || !other || exact === null || figure.shown === null || other.shown === null)
    return { text: "", figure: null, period, reference, movement: null };
  if (take === "differencePercent") {
    const share = other.exact ? exact / Math.abs(other.exact) : null;
    const text = textOf(at, share, { style: "percent", decimals: 1 });
    return { ...{ text, figure: share, period, reference, movement: exact }, ...sense(figure) };
  }
  const { style, decimals } = figure.format;
  const format = { style: style === "percent" ? ("points" as const) : style, decimals };
  const text = textOf(at, figure.shown - other.shown, format);
  return { ...{ text, figure: exact, period, reference, movement: exact }, ...sense(figure) };
}

type Shown = {
  exact: number | null;
  shown: number | null;
  format: FigureFormat;
  isHigherBetter?: boolean;
};

function moved(figure: number | null, before: number | null): number | null {
  return figure === null || before === null ? null : figure - before;
}

function told(at: At, shown: Shown | undefined) {
  if (!shown) return { text: "", figure: null };
  return { text: textOf(at, shown.shown, shown.format), figure: shown.exact, ...sense(shown) };
}

function sense({ isHigherBetter }: Shown) {
  return isHigherBetter === undefined ? {} : { isHigherBetter };
}

/**
 * In a sentence a negative has a minus and nothing is 0. No column says there what an amount is counted
 * in, so the figure does: 1,467k is not 1,467.
 */
function textOf({ isSize, desk }: At, shown: number | null, format: FigureFormat): string {
  const written = isSize && shown !== null ? Math.abs(shown) : shown;
  const text = formatFigure(written, format, "minus");
  if (text === "–") return "0";
  return text === "" || format.style !== "amount" ? text : `${text}${SUFFIXES[desk.scale]}`;
}

const SUFFIXES = { ones: "", thousands: "k", millions: "m" } as const;

function referenceOf({ own, line }: At, { from, to }: Range): RenderedReference {
  return { line, case: own.key, from, to };
}

function figuresAt({ desk, own, line }: At, spans: readonly Span[]): Shown[] {
  const { scale, model } = desk;
  const statement = statementOf(model, line);
  const table = statement && statementTable([own], { statements: [statement], spans, scale });
  const found = table && rowOf(table, line);
  const rows = found ?? rowOf(linesTable("", [own], [line], { spans, scale }), line);
  return rows ? spans.map((_, column) => shownAt(rows, column)) : [];
}

/** The figure, and what it is held against. */
function figuresBetween(at: At, span: Span, against: Against): Shown[] {
  const { desk, own, line, range } = at;
  if (against === "periodBefore") {
    const before = spanBefore(desk, range);
    return before ? figuresAt(at, [span, before]) : [];
  }
  const statement = statementOf(desk.model, line);
  const options = { statements: statement ? [statement] : [], spans: [span], scale: desk.scale };
  const table =
    against === "yearBefore"
      ? yearOnYearTable(own, options)
      : varianceTable(own, otherCase(desk, against), options);
  const found = statement && rowOf(table, line);
  if (found) return [shownAt(found, 0), shownAt(found, 1)];
  if (against !== "yearBefore")
    return [own, otherCase(desk, against)].flatMap((each) =>
      figuresAt({ ...at, own: each }, [span]),
    );
  const earlier = yearBefore(desk.model, span);
  return earlier ? figuresAt(at, [span, earlier]) : [];
}

export function otherCase({ base, replaced }: Desk, against: "replacedForecast" | "base") {
  return against === "base" ? base : replaced();
}

type Found = { table: Table; row: number };

function rowOf(table: Table, line: LineId): Found | undefined {
  const row = table.rows.findIndex((each) => each.line === line);
  return row < 0 ? undefined : { table, row };
}

/** With the sign of the line itself: a sentence speaks of wages, not of less profit. */
function shownAt({ table, row }: Found, column: number): Shown {
  const { sign = 1, format, isHigherBetter } = table.rows[row] ?? {};
  const at = cellIndex(table, row, column);
  const signed = (figure: number | null | undefined) => (figure == null ? null : sign * figure + 0);
  return {
    exact: signed(table.figures[at]),
    shown: signed(table.shown[at]),
    format: format ?? { style: "amount", decimals: 0 },
    ...(isHigherBetter === undefined ? {} : { isHigherBetter: isHigherBetter === sign > 0 }),
  };
}

const STATEMENTS: readonly StatementKey[] = [
  "profitAndLoss",
  "balanceSheet",
  "cashFlow",
  "cashFlowDirect",
];

export function statementOf({ statements }: Model, line: LineId): StatementKey | undefined {
  return STATEMENTS.find((key) => statements[key].some((row) => row.line === line));
}
