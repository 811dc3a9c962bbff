/** The cells of a model that show a typed figure: what its author may have meant. */
import { formatFigure } from "#tables/format-figure.ts";
import type { Span } from "#tables/spans.ts";
import { cellIndex, type Table } from "#tables/table.ts";
import { statementTable } from "#tables/tables.ts";
import { writeDay } from "#time/day.ts";
import { type Desk, rangeAt, spanAt } from "./desk.ts";
import { readCell } from "./read-cell.ts";
import type { Against, ReportCell, ReportTime } from "./report-document.ts";

export type FoundCell = {
  cell: ReportCell;
  /** "Audit and accounting, Sep-26". */
  name: string;
  text: string;
};

const CELLS_MAX = 6;

/** Times that move on with the model come first, then single periods, the nearest to now first. */
const PRESETS = [
  "lastActual",
  "yearToDate",
  "thisFinancialYear",
  "nextTwelve",
  "lastPeriod",
] as const;
const AGAINST: readonly Against[] = ["replacedForecast", "yearBefore", "periodBefore"];

/** By what is read, sign aside: the words beside a figure tell which way it goes. */
export function cellsShowing(desk: Desk, typed: string): FoundCell[] {
  const wanted = digitsOf(typed);
  if (wanted === "" || wanted === "0") return [];
  const times = timesOf(desk);
  const table = tableOver(desk, times);
  const found = times.flatMap(({ time }, column) => cellsIn(table, column, wanted, time));
  return (found.length > 0 ? found : differencesShowing(desk, table, wanted)).slice(0, CELLS_MAX);
}

type Time = { time: ReportTime; span: Span };

function timesOf(desk: Desk): Time[] {
  const { timeline } = desk.model.document;
  const named = PRESETS.flatMap((preset): Time[] => {
    const range = rangeAt(desk, { preset });
    return range ? [{ time: { preset }, span: spanAt(desk, range) }] : [];
  });
  const singles = desk.model.periods.map(({ firstDay, lastDay }, period): Time => {
    const time = { from: writeDay(firstDay), to: writeDay(lastDay) };
    return { time, span: spanAt(desk, { from: period, to: period }) };
  });
  const nearest = singles.toSorted(
    (one, other) =>
      Math.abs(one.span.from - timeline.actualCount) -
      Math.abs(other.span.from - timeline.actualCount),
  );
  const seen = new Set<string>();
  return [...named, ...nearest].filter(({ span: { from, to } }) => {
    const key = `${from} ${to}`;
    return !seen.has(key) && seen.add(key);
  });
}

function tableOver({ reading, scale, model }: Desk, times: readonly Time[]): Table {
  return statementTable([reading], {
    statements: ["profitAndLoss", "balanceSheet", "cashFlow"],
    hasKpis: model.document.kpis.length > 0,
    spans: times.map(({ span }) => span),
    scale,
  });
}

function cellsIn(table: Table, column: number, wanted: string, time: ReportTime): FoundCell[] {
  const { label: period = "", from, to } = table.columns[column] ?? {};
  return table.rows.flatMap(({ line, label, format, sign, measure }, row): FoundCell[] => {
    const shown = table.shown[cellIndex(table, row, column)] ?? null;
    if (line === undefined || shown === null) return [];
    // A balance is its last period's, which is offered by itself.
    if (measure === "balance" && from !== to) return [];
    const text = formatFigure(Math.abs(shown), format, "minus");
    if (digitsOf(text) !== wanted) return [];
    const isSize = sign * shown < 0 ? { isSize: true } : {};
    return [{ cell: { line, time, ...isSize }, name: `${label}, ${period}`, text }];
  });
}

/** Totals alone: what a sentence says of a difference is said of them. */
function differencesShowing(desk: Desk, table: Table, wanted: string): FoundCell[] {
  const lines = table.rows.flatMap(({ line, kind }) =>
    line !== undefined && (kind === "total" || kind === "subtotal") ? [line] : [],
  );
  return lines.flatMap((line) =>
    (["lastActual", "yearToDate"] as const).flatMap((preset) =>
      AGAINST.flatMap((against): FoundCell[] => {
        const cell: ReportCell = {
          ...{ line, time: { preset }, take: "difference", against, isSize: true },
        };
        const reading = readCell(desk, cell);
        if (!reading || digitsOf(reading.text) !== wanted) return [];
        return [{ cell, name: `${reading.name}, ${AGAINST_WORDS[against]}`, text: reading.text }];
      }),
    ),
  );
}

const AGAINST_WORDS = {
  replacedForecast: "against forecast",
  yearBefore: "against a year before",
  periodBefore: "against the time before",
  base: "against the base",
};

/** "(4,800)" and "−4,800" are 4800; "2.5%" stays 2.5%. */
function digitsOf(text: string): string {
  return text.replace(/[^\d.%]/g, "").replace(/\.$/, "");
}
