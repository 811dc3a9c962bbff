/**
 * A line over coarser periods: flows add, balances take the last (an opening balance the first), and
 * ratios are calculated again from what their parts roll up to: a price is what was sold at it over how
 * much. A formula that looks back looks back by the coarser period: growth over a year is the year
 * against the year before, and is empty where the year before is missing or cut off. Any other ratio
 * that was set by hand is the average of its periods.
 */
import { evaluate } from "#calculate/evaluate.ts";
import type { Program } from "#calculate/program.ts";
import { cellOf, type Sheet } from "#calculate/sheet.ts";
import { at, div, type Expression, type LineId } from "#lines/expression.ts";
import type { Line } from "#lines/line.ts";
import { referencesOf } from "#lines/walk.ts";
import { isOverriddenOf } from "#overrides/override-lines.ts";
import type { Group } from "./groups.ts";

export type Book = { program: Program; sheet: Sheet; groups: readonly Group[] };

/** Undefined where there is nothing honest to show. */
export function rollUp(book: Book, line: LineId): (number | undefined)[] {
  return book.groups.map((_, index) => valueIn(book, line, index));
}

/** How a line adds up over the periods of a group; "anew" is from what its parts come to. */
export function summaryOf(line: Line): "sum" | "first" | "last" | "average" | "anew" {
  if (line.measure === "flow") return "sum";
  if (line.measure !== "rate") return isOpening(line) ? "first" : "last";
  return line.source.kind === "given" && !line.ratio ? "average" : "anew";
}

/** The line in one of the groups. */
export function valueIn(book: Book, id: LineId, index: number): number | undefined {
  const { program, sheet, groups } = book;
  const row = program.rowOf.get(id);
  const line = row === undefined ? undefined : program.lines[row];
  if (row === undefined || !line) throw new RangeError(`there is no line "${id}"`);
  const group = groups[index];
  // Before the first group there are opening balances, and nothing is known of flows.
  if (!group) return line.measure === "balance" ? sheet[cellOf(program, row, -1)] : undefined;
  const start = cellOf(program, row, group.from);
  const values = sheet.subarray(start, start + group.periodCount);
  if (isOwnPeriods(book)) return values[0];
  switch (summaryOf(line)) {
    case "sum":
      return sum(values);
    case "first":
      return values[0];
    case "last":
      return values.at(-1);
    case "average":
    case "anew": {
      const making = makingOf(book, line, index);
      return making ? recalculated(book, making, index) : sum(values) / values.length;
    }
  }
}

/** What a ratio is made of in one of the groups; undefined where it is the average of its periods. */
export function makingOf(book: Book, line: Line, index: number): Expression | undefined {
  const { id, ratio, source } = line;
  const isOne = book.groups[index]?.periodCount === 1;
  // Where nothing is sold there is no price but the one that was asked.
  if (ratio && !isOne && valueIn(book, ratio.denominator, index) !== 0)
    return div(at(ratio.numerator), at(ratio.denominator));
  return source.kind === "given" || isSetByHand(book, id, index) ? undefined : source.expression;
}

function recalculated(book: Book, expression: Expression, index: number): number | undefined {
  const isKnown = referencesOf(expression).every(({ line, lag, reach }) => {
    const earliest = index - reach;
    const isCutOff =
      reach > 0 &&
      !isBalance(book, line) &&
      !book.groups.slice(Math.max(earliest, 0), index + 1).every(({ isComplete }) => isComplete);
    return (
      !isCutOff &&
      valueIn(book, line, index - lag) !== undefined &&
      valueIn(book, line, earliest) !== undefined
    );
  });
  if (!isKnown) return undefined;
  return evaluate(expression, (line, lag) => valueIn(book, line, index - lag) ?? 0);
}

/** A balance that only looks back is one before the period: of several periods, before the first. */
function isOpening({ measure, source }: Line): boolean {
  if (measure !== "balance" || source.kind === "given") return false;
  const references = referencesOf(source.expression);
  return references.length > 0 && references.every(({ lag }) => lag > 0);
}

/** A ratio set by hand in some period no longer follows from its parts. */
function isSetByHand({ program, sheet, groups }: Book, id: LineId, index: number): boolean {
  const row = program.rowOf.get(isOverriddenOf(id));
  const group = groups[index];
  if (row === undefined || !group) return false;
  const { from, periodCount } = group;
  const start = cellOf(program, row, from);
  return sheet.subarray(start, start + periodCount).some((flag) => flag !== 0);
}

function isBalance({ program }: Book, id: LineId) {
  return program.lines[program.rowOf.get(id) ?? -1]?.measure === "balance";
}

/** The model's own periods need no putting together. */
function isOwnPeriods({ program, groups }: Book) {
  return groups.length === program.periodCount;
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0);
}
