/** A line's figure in a column, whichever periods the column holds. */
import type { Model } from "#build/build-model.ts";
import type { Program } from "#calculate/program.ts";
import { cellOf } from "#calculate/sheet.ts";
import type { LineId } from "#lines/expression.ts";
import { type Group, groupsOf, stretchesUpTo } from "#roll-up/groups.ts";
import { summaryOf, valueIn } from "#roll-up/roll-up.ts";
import type { TimeUnit } from "#time/timeline.ts";
import type { Range, Span } from "./spans.ts";
import type { TableCase } from "./table-case.ts";

/** The periods are the case's own. `isOwn`: the column is one period of the model as it is. */
export type Source = { case: TableCase; range: Range; isOwn: boolean; groups: () => Place };

type Place = { groups: readonly Group[]; index: number };

export function sourceOf(own: TableCase, span: Span, range: Range): Source {
  const isOwn = span.unit === own.model.document.timeline.unit;
  let place: Place | undefined;
  const groups = () => {
    place ??= placeAmongGroups(own, span, range);
    return place;
  };
  return { case: own, range, isOwn, groups };
}

/**
 * A line in every column: undefined where there is none, for a line that the case's model does not
 * have, and where nothing honest can be said.
 */
export function readLine(
  sources: readonly (Source | undefined)[],
  line: LineId,
): (number | undefined)[] {
  let last: { of: Program; row: number | undefined } | undefined;
  return sources.map((source) => {
    if (!source) return undefined;
    const { program } = source.case.model;
    // Most columns are of one model, and the line stands in the same place in all of them.
    if (last?.of !== program) last = { of: program, row: program.rowOf.get(line) };
    return last.row === undefined ? undefined : readRow(source, program, last.row);
  });
}

function readRow(source: Source, program: Program, row: number): number | undefined {
  const { sheet } = source.case;
  const own = program.lines[row];
  if (!own) return undefined;
  const last = cellOf(program, row, source.range.to);
  if (source.isOwn) return sheet[last] ?? 0;
  const summary = summaryOf(own);
  if (summary !== "anew")
    return summarised(sheet, cellOf(program, row, source.range.from), last, summary);
  const { groups, index } = source.groups();
  return valueIn({ program, sheet, groups }, own.id, index);
}

/** Cells first and last, of one line. */
export function summarised(
  sheet: Float64Array,
  first: number,
  last: number,
  summary: "sum" | "first" | "last" | "average",
): number {
  if (summary === "first") return sheet[first] ?? 0;
  if (summary === "last") return sheet[last] ?? 0;
  let sum = 0;
  for (let cell = first; cell <= last; cell++) sum += sheet[cell] ?? 0;
  return summary === "sum" ? sum : sum / (last - first + 1);
}

/** Among all quarters or years, so that growth looks back by the quarter or the year. */
function placeAmongGroups({ model }: TableCase, span: Span, { from, to }: Range): Place {
  const unit = span.unit === "range" ? undefined : span.unit;
  const groups = unit ? knownGroups(model, unit) : [];
  const index = groups.findIndex((group) => group.from === from && group.to === to);
  if (index >= 0) return { groups, index };
  const stretches = stretchesUpTo(from, to);
  return { groups: stretches, index: stretches.length - 1 };
}

/** Periods are the same value while only figures change. */
const groupsIn = new WeakMap<Model["periods"], Map<TimeUnit, readonly Group[]>>();

function knownGroups({ document, periods }: Model, unit: TimeUnit): readonly Group[] {
  const byUnit = groupsIn.get(periods) ?? new Map<TimeUnit, readonly Group[]>();
  groupsIn.set(periods, byUnit);
  const groups = byUnit.get(unit) ?? groupsOf(document.timeline, periods, unit) ?? [];
  byUnit.set(unit, groups);
  return groups;
}
