/**
 * Why a figure over several periods is what it is, in parts over the same periods: a year's closing
 * cash is the cash the year opened with and what moved it in the year. A flow that is no plain sum of
 * other flows is its periods; a balance that is not carried forward is what it is in the last one. A
 * ratio is made of what its parts come to over the same periods, a price of what was sold at it and how
 * much; any other that is given, or was set by hand, is the average of its periods.
 */
import type { LineId } from "#lines/expression.ts";
import { groupsAround } from "#roll-up/groups.ts";
import { type Book, makingOf, summaryOf, valueIn } from "#roll-up/roll-up.ts";
import { type Explanation, explain } from "./explain.ts";
import { withDueByPeriod } from "./loan-due.ts";
import { figurePart, type Part, partsOf } from "./parts.ts";
import { type Figure, figureIn, lineIn, type Place, type View } from "./view.ts";

export function explainOver(view: View, id: LineId, from: number, to: number): Explanation {
  const explanation = explainSpan(view, id, from, to);
  const next = explanation.value === 0 ? nextAfter(view, id, to) : undefined;
  return next ? { ...explanation, next } : explanation;
}

function nextAfter(view: View, id: LineId, period: number): Figure | undefined {
  for (let next = period + 1; next < view.model.program.periodCount; next++) {
    const figure = figureIn(view, id, next);
    if (figure.value !== 0) return figure;
  }
  return undefined;
}

function explainSpan(view: View, id: LineId, from: number, to: number): Explanation {
  const summary = summaryOf(lineIn(view, id));
  if (from >= to) return withDueByPeriod(view, explain(view, id, to));
  if (summary === "first") return explain(view, id, from);
  if (summary === "average" || summary === "anew") return explainRatio(view, id, from, to);
  const last = explain(view, id, to);
  const parts =
    summary === "sum" ? flowParts(view, id, from, to) : balanceParts(view, id, from, to);
  return { ...last, from, value: valueOver(view, id, from, to), parts };
}

function explainRatio(view: View, id: LineId, from: number, to: number): Explanation {
  const { model, sheet } = view;
  const { program, document, periods } = model;
  const { groups, index } = groupsAround(document.timeline, periods, { from, to });
  const book: Book = { program, sheet, groups };
  const last = explain(view, id, to);
  const value = valueIn(book, id, index);
  // As in a table, which has no figure there to ask about.
  if (value === undefined) return last;
  const making = makingOf(book, lineIn(view, id), index);
  const parts = making
    ? partsOf(placeAmong(view, book, index), making)
    : averageParts(view, id, from, to);
  return { ...last, from, value, parts };
}

/** Where a line is what it comes to in a quarter or year, and what is before in the one before. */
function placeAmong(view: View, book: Book, index: number): Place {
  return {
    lineOf: (id) => lineIn(view, id),
    figure: (id, lag) => {
      const group = book.groups[index - lag];
      if (!group) return figureIn(view, id, -1);
      const { from, to } = group;
      const value = valueIn(book, id, index - lag) ?? 0;
      return { ...figureIn(view, id, to), ...(from < to && { from }), value };
    },
  };
}

function averageParts(view: View, id: LineId, from: number, to: number): Part[] {
  const periodCount = to - from + 1;
  return Array.from({ length: periodCount }, (_, index) => {
    const figure = figureIn(view, id, from + index);
    const contribution = figure.value / periodCount;
    return { contribution, arithmetic: [figure, " ÷ ", periodCount], sign: 1 };
  });
}

function flowParts(view: View, id: LineId, from: number, to: number): Part[] {
  const isOfSpan = flowsIn(view);
  const periods = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const explained = periods.map((period) => explain(view, id, period));
  const parts = explained.flatMap((each) =>
    each.parts.map((part): PartIn => ({ part, period: each.period })),
  );
  const isMade = explained.every((each) => each.parts.length > 0 || each.value === 0);
  if (isMade && parts.every(isOfSpan)) return together(view, parts);
  return periods.map((period) => figurePart(figureIn(view, id, period), 1));
}

/** Back from the last period to where the balance is not carried forward, or to the first. */
function balanceParts(view: View, id: LineId, from: number, to: number): Part[] {
  const latestFirst: PartIn[][] = [];
  const moves = () => latestFirst.toReversed().flat();
  for (let period = to; period >= from; period--) {
    const { parts } = explain(view, id, period);
    const carried = parts.find((part) => isCarried(view, id, period, part));
    if (!carried && period === to) return parts.map((part) => overBalance(view, part, from, to));
    latestFirst.push(parts.filter((part) => part !== carried).map((part) => ({ part, period })));
    if (!carried) break;
    if (period > from) continue;
    const opening = carried.figure?.line === id ? carried : withSpan(view, carried, from, to);
    return [opening, ...together(view, moves())];
  }
  return together(view, moves());
}

/** The balance of the period before: the line's own, or an opening that stands for it. */
function isCarried(view: View, id: LineId, period: number, { figure, sign }: Part): boolean {
  if (!figure || sign !== 1) return false;
  if (figure.line === id) return figure.period === period - 1;
  if (summaryOf(lineIn(view, figure.line)) !== "first") return false;
  const before = figureIn(view, id, period - 1).value;
  return Math.abs(figure.value - before) <= NOISE * Math.max(Math.abs(before), 1);
}

/** The same balance added up in another order differs by less, as a share of it. */
const NOISE = 1e-9;

type PartIn = { part: Part; period: number };

/**
 * Whether a part is a flow of the period itself, whose periods add up as the line's own do. Over ten
 * years it is asked of tens of thousands of parts, and of each line once.
 */
function flowsIn(view: View): (each: PartIn) => boolean {
  const known = new Map<LineId, boolean>();
  return ({ part: { figure }, period }) => {
    if (figure?.period !== period) return false;
    const isSum = known.get(figure.line) ?? summaryOf(lineIn(view, figure.line)) === "sum";
    known.set(figure.line, isSum);
    return isSum;
  };
}

/**
 * Each flow once, over the periods in which it counts, in the order they are met: a module's own
 * figure moves an account only in the forecast. Anything else stays with its period.
 */
function together(view: View, parts: readonly PartIn[]): Part[] {
  const isOfSpan = flowsIn(view);
  const groups: PartIn[][] = [];
  const groupsOf = new Map<LineId, PartIn[][]>();
  for (const each of parts) {
    const { figure, contribution } = each.part;
    if (!figure || !isOfSpan(each)) {
      if (contribution !== 0) groups.push([each]);
      continue;
    }
    const ofLine = groupsOf.get(figure.line) ?? [];
    groupsOf.set(figure.line, ofLine);
    const group = ofLine.find(([first]) => first && isSameFlow(first.part, each.part));
    if (group) group.push(each);
    else {
      const begun = [each];
      ofLine.push(begun);
      groups.push(begun);
    }
  }
  return groups.flatMap((group) => asOne(view, group));
}

function isSameFlow(one: Part, other: Part): boolean {
  return one.sign === other.sign && one.posting?.text === other.posting?.text;
}

function asOne(view: View, group: readonly PartIn[]): Part[] {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last || group.length === 1) return group.map(({ part }) => part);
  const isUnbroken = last.period - first.period === group.length - 1;
  if (!isUnbroken) return group.map(({ part }) => part);
  const contribution = group.reduce((sum, { part }) => sum + part.contribution, 0);
  return [{ ...withSpan(view, last.part, first.period, last.period), contribution }];
}

function overBalance(view: View, part: Part, from: number, to: number): Part {
  const { figure } = part;
  const isBalance = figure && summaryOf(lineIn(view, figure.line)) === "last";
  return isBalance && figure.period === to ? withSpan(view, part, from, to) : part;
}

function withSpan(view: View, part: Part, from: number, to: number): Part {
  if (!part.figure) return part;
  const { line } = part.figure;
  const figure = { ...part.figure, from, period: to, value: valueOver(view, line, from, to) };
  return { ...part, figure, arithmetic: [figure] };
}

function valueOver({ model, sheet }: View, id: LineId, from: number, to: number): number {
  const periodCount = to - from + 1;
  const groups = [{ label: "", from, to, periodCount, isComplete: true }];
  return valueIn({ program: model.program, sheet, groups }, id, 0) ?? 0;
}
