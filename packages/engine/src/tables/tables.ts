/** The tables people ask for: each is rows, columns and one way to fill them. */
import type { LineId } from "#lines/expression.ts";
import type { StatementKey } from "#statements/statement.ts";
import type { TimeUnit } from "#time/timeline.ts";
import { type ColumnPlan, inPairs, type Side, sideBySide } from "./columns.ts";
import { fillTable } from "./fill-table.ts";
import {
  checkRows,
  driverRows,
  type Insert,
  kpiRows,
  lineRows,
  type RowPlan,
  rowsUnder,
  rowsUnderNames,
  STATEMENT_NAMES,
  statementRows,
} from "./rows.ts";
import { driverRowsByUse } from "./rows-by-use.ts";
import { rangeOf, type Span, spansOf, yearBefore } from "./spans.ts";
import type { Scale, Table } from "./table.ts";
import type { TableCase } from "./table-case.ts";

export type TableOptions = {
  /** By week, month, quarter or year; the model's own periods when unsaid. */
  unit?: TimeUnit;
  /** Periods from and to inclusive; all of them when unsaid. */
  from?: number;
  to?: number;
  /** The columns' stretches of time one by one, where months stand beside their year. */
  spans?: readonly Span[];
  scale?: Scale;
  /** Digits after the point of an amount. */
  decimals?: number;
};

export type StatementOptions = TableOptions & {
  /** One, or several under each other. */
  statements: readonly StatementKey[];
  inserts?: readonly Insert[];
  /** Below them, or alone where no statement is asked for. */
  hasKpis?: boolean;
};

/** For each stretch of time the cases side by side. The first case's model is the one shown. */
export function statementTable(cases: readonly TableCase[], options: StatementOptions): Table {
  return statements(cases, options, sideBySide(spansIn(cases, options), cases));
}

/** The same, and after each other case how it differs from the first. */
export function comparisonTable(cases: readonly TableCase[], options: StatementOptions): Table {
  return statements(cases, options, sideBySide(spansIn(cases, options), cases, ["difference"]));
}

/** Figure, other, difference, difference in percent: actual less forecast, a case less another. */
export function varianceTable(
  figure: TableCase,
  other: TableCase,
  options: StatementOptions,
): Table {
  const pairs = spansIn([figure], options).map((span): [Side, Side] => [
    { case: figure, span },
    { case: other, span },
  ]);
  return statements([figure, other], options, inPairs(pairs));
}

/** Each stretch of time less the same one a year before. */
export function yearOnYearTable(figure: TableCase, options: StatementOptions): Table {
  const pairs = spansIn([figure], options).map((span): [Side, Side] => [
    { case: figure, span },
    { case: figure, span: yearBefore(figure.model, span) ?? NO_YEAR },
  ]);
  return statements([figure], options, inPairs(pairs));
}

const NO_YEAR: Span = {
  label: "Year before",
  from: -1,
  to: -1,
  periodCount: 0,
  isComplete: false,
  unit: "range",
};

export function kpiTable(cases: readonly TableCase[], options: TableOptions = {}): Table {
  return lineTable("KPIs", cases, options, kpiRows);
}

export function checksTable(cases: readonly TableCase[], options: TableOptions = {}): Table {
  return lineTable("Checks", cases, options, checkRows);
}

/** Lines of the reader's choice; one that is not in the model is left out. */
export function linesTable(
  title: string,
  cases: readonly TableCase[],
  lines: readonly LineId[],
  options: TableOptions = {},
): Table {
  return lineTable(title, cases, options, (model) =>
    lines.flatMap((line) => lineRows(model, line, 0)),
  );
}

/** The same figures, by what they are for. */
export function driversByUseTable(cases: readonly TableCase[], options: TableOptions = {}): Table {
  return lineTable("Drivers", cases, options, driverRowsByUse);
}

export function driversTable(cases: readonly TableCase[], options: TableOptions = {}): Table {
  return lineTable("Drivers", cases, options, driverRows);
}

function lineTable(
  title: string,
  cases: readonly TableCase[],
  options: TableOptions,
  rowsOf: (model: TableCase["model"]) => RowPlan[],
): Table {
  const rows = cases[0] ? rowsOf(cases[0].model) : [];
  return fillTable({
    ...options,
    title,
    rows,
    columns: sideBySide(spansIn(cases, options), cases),
  });
}

function statements(
  cases: readonly TableCase[],
  options: StatementOptions,
  columns: readonly ColumnPlan[],
): Table {
  for (const each of options.statements)
    if (!Object.hasOwn(STATEMENT_NAMES, each)) throw new RangeError(`no statement is "${each}"`);
  const models = cases.map(({ model }) => model);
  const rowsOf = (statement: StatementKey) => statementRows(models, statement, options.inserts);
  const names = options.statements.map((statement) => STATEMENT_NAMES[statement]);
  const kpis = options.hasKpis && models[0] ? kpiRows(models[0]) : [];
  if (names.length === 0) return fillTable({ ...options, title: "KPIs", rows: kpis, columns });
  const indented = kpis.map((row) => ({ ...row, level: 1 }));
  const isOne = names.length === 1;
  const shown = isOne
    ? options.statements.flatMap(rowsOf)
    : rowsUnderNames(options.statements, rowsOf);
  const rows = kpis.length === 0 ? shown : [...shown, ...rowsUnder("kpis", "KPIs", indented)];
  const title = isOne ? (names[0] ?? "") : "Three-way forecast";
  return fillTable({ ...options, title, rows, columns });
}

function spansIn(
  [shown]: readonly TableCase[],
  { unit, from, to, spans }: TableOptions,
): readonly Span[] {
  if (spans || !shown) return spans ?? [];
  const all = rangeOf(shown.model, "all");
  const range = { from: from ?? all.from, to: to ?? all.to };
  return spansOf(shown.model, unit ?? shown.model.document.timeline.unit, range);
}
