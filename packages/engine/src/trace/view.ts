/** The calculated figures a person is looking at, and how to read them. */
import type { Model } from "#build/build-model.ts";
import { evaluate } from "#calculate/evaluate.ts";
import { cellOf, type Sheet } from "#calculate/sheet.ts";
import type { Expression, LineId } from "#lines/expression.ts";
import type { Line, Measure, Unit } from "#lines/line.ts";
import type { ScenarioId } from "#overrides/family.ts";

/** `sheet` is the case that is showing; `scenario` says which one, undefined being the base. */
export type View = { model: Model; sheet: Sheet; scenario?: ScenarioId };

/** One figure: a line in a period, which is negative before the first. */
export type Figure = {
  line: LineId;
  name: string;
  unit: Unit;
  measure: Measure;
  period: number;
  /** The first of several periods it is over, of which `period` is the last. */
  from?: number;
  value: number;
};

export function lineIn({ model: { program } }: View, id: LineId): Line {
  const line = program.lines[program.rowOf.get(id) ?? -1];
  if (!line) throw new RangeError(`there is no line "${id}"`);
  return line;
}

/** What stands before the history that anybody reads is zero. */
export function figureIn(view: View, id: LineId, period: number): Figure {
  const { program } = view.model;
  const { name, unit, measure } = lineIn(view, id);
  if (period >= program.periodCount) throw new RangeError(`there is no period ${period}`);
  const isKept = period >= -program.historyCount;
  const cell = cellOf(program, program.rowOf.get(id) ?? 0, period);
  return { line: id, name, unit, measure, period, value: isKept ? (view.sheet[cell] ?? 0) : 0 };
}

/** Where a figure is explained: a line there, or so many periods, quarters or years before. */
export type Place = { lineOf: (id: LineId) => Line; figure: (id: LineId, lag: number) => Figure };

export function placeIn(view: View, period: number): Place {
  return {
    lineOf: (id) => lineIn(view, id),
    figure: (id, lag) => figureIn(view, id, period - lag),
  };
}

export function evaluateAt(place: Place, expression: Expression): number {
  return evaluate(expression, (line, lag) => place.figure(line, lag).value);
}
