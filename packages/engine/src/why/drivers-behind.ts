/**
 * What a person gave that a figure rests on: the drivers and settings behind its parts, those through
 * which most of it passes first. A formula gives way to the drivers it is written with. Money of long
 * ago is told by the balance it left, so that only the last few periods are looked at.
 */
import { IS_FORECAST } from "#ledger/ledger-lines.ts";
import type { LineId } from "#lines/expression.ts";
import type { Line } from "#lines/line.ts";
import { isAnother } from "#tables/inputs-behind.ts";
import { inputOf } from "#tables/row-input.ts";
import type { RowInput } from "#tables/table.ts";
import { explain } from "#trace/explain.ts";
import { type Origin, originOf } from "#trace/origin.ts";
import { type Figure, figureIn, lineIn, type View } from "#trace/view.ts";

export type DriverBehind = Figure & { origin: Origin; input: RowInput };

const PERIODS_BACK = 3;
const DRIVERS_MOST = 6;
/** A figure of a large model has more ways than anybody reads; those nearest come first. */
const STEPS_MOST = 3000;

type Found = { figure: Figure; amount: number; largest: number };
type Step = { figure: Figure; amount: number };

/** Over several periods, those behind all of them. */
export function driversBehind(view: View, id: LineId, from: number, to: number): DriverBehind[] {
  const { program } = view.model;
  const found = new Map<LineId, Found>();
  const seen = new Set<string>();
  const waiting: Step[] = [];
  /** Whether it was given by a person. */
  const reach = (step: Step): boolean => {
    const { line, period } = step.figure;
    if (period < Math.max(from - PERIODS_BACK, 0) || line === IS_FORECAST) return false;
    const own = lineIn(view, line);
    const isGiven = isByPerson(own);
    const key = `${line}@${period}`;
    if (seen.has(key)) return isGiven;
    seen.add(key);
    if (own.source.kind === "calculated") waiting.push(step);
    else if (isGiven) note(found, step);
    return isGiven;
  };
  for (let period = to; period >= from; period--) {
    if (!program.rowOf.has(id)) break;
    waiting.push({ figure: figureIn(view, id, period), amount: 0 });
  }
  for (let index = 0; index < Math.min(waiting.length, STEPS_MOST); index++) {
    const step = waiting[index] as Step;
    const own = lineIn(view, step.figure.line);
    const areGiven = piecesOf(view, step, isByPerson(own)).map(reach);
    if (isByPerson(own) && !isAnother(program, own) && !areGiven.includes(true)) note(found, step);
  }
  const most = [...found.values()].filter(({ amount }) => amount > 0);
  most.sort((one, other) => other.amount - one.amount);
  return most.slice(0, DRIVERS_MOST).flatMap(({ figure }) => driverOf(view, figure));
}

/** What a formula is written with counts for as much of the figure as the formula does: a price is no money. */
function piecesOf(view: View, { figure, amount }: Step, isFormula: boolean): Step[] {
  const { parts } = explain(view, figure.line, figure.period);
  const whole = parts.reduce((sum, { contribution }) => sum + Math.abs(contribution), 0);
  const scale = isFormula && amount > 0 && whole > 0 ? amount / whole : 1;
  return parts.flatMap(({ contribution, arithmetic }) =>
    arithmetic.flatMap((piece) =>
      typeof piece === "object" ? { figure: piece, amount: Math.abs(contribution) * scale } : [],
    ),
  );
}

function isByPerson(line: Line): boolean {
  return line.unit !== "flag" && inputOf(line) !== undefined;
}

/** Shown is the period in which it counts most; of equals the latest. */
function note(found: Map<LineId, Found>, { figure, amount }: Step) {
  const before = found.get(figure.line);
  if (!before) found.set(figure.line, { figure, amount, largest: amount });
  else {
    before.amount += amount;
    const isLater = figure.period > before.figure.period;
    if (amount < before.largest || (amount === before.largest && !isLater)) return;
    before.largest = amount;
    before.figure = figure;
  }
}

function driverOf(view: View, figure: Figure): DriverBehind[] {
  const line = lineIn(view, figure.line);
  const input = inputOf(line);
  if (!input) return [];
  const origin = originOf(view, figure.line, figure.period);
  return [{ ...figure, origin, input }];
}
