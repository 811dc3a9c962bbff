/** How a module adds lines, each named `module.field`, and reads the figures a person gave it. */
import { addLine } from "#draft/draft.ts";
import { spread } from "#draft/spread.ts";
import { addFormula } from "#formula/add-formula.ts";
import { at, type Expression, prev } from "#lines/expression.ts";
import type { Line, Measure, Unit } from "#lines/line.ts";
import type { Input } from "#model/kinds/module-base.ts";
import type { Scope } from "./scope.ts";

export type LineShape = { name: string; unit?: Unit; measure?: Measure };

export type Lines = ReturnType<typeof linesOf>;

export function linesOf(scope: Scope) {
  const { draft, module, usedCount, shift, idOf, placeOf } = scope;

  function put(field: string, shape: LineShape, source: Line["source"]): Expression {
    addLine(draft, { ...shapeOf(field, shape), source });
    return at(idOf(field));
  }

  function shapeOf(field: string, { name, unit = "currency", measure = "flow" }: LineShape) {
    const { id } = module;
    const named = `${module.name}: ${name}`;
    return { id: idOf(field), name: named, unit, measure, section: id, module: id };
  }

  /** Adds the line `module.field` and gives it to read. */
  function line(field: string, shape: LineShape, expression: Expression, history?: number[]) {
    return put(field, shape, { kind: "calculated", expression, ...(history ? { history } : {}) });
  }

  /** Values the module works out for itself, such as flags of the calendar. */
  function given(field: string, shape: LineShape, values: number[]) {
    return put(field, shape, { kind: "given", values, isWorkedOut: true });
  }

  /** Figures a person entered, period by period. */
  function entered(field: string, shape: LineShape, values: number[]) {
    return put(field, shape, { kind: "given", values });
  }

  /** A figure of the module as the line `module.field`, moved in time with the module. */
  function input(field: string, value: Input | undefined, shape: LineShape, fallback = 0) {
    if (typeof value === "string") return formula(field, value, shape);
    const { name } = shapeOf(field, shape);
    const figures = value ?? fallback;
    const values = spread(draft, { figures, periodCount: usedCount, place: placeOf(field), name });
    return entered(field, shape, moved(values, scope, shape.measure));
  }

  /** A module that happens later reads its formulas as they were then. */
  function formula(field: string, text: string, shape: LineShape): Expression {
    if (shift > 0) {
      const then = `${field}.unshifted`;
      const thenShape = shapeOf(then, { ...shape, name: `${shape.name}, not moved` });
      addFormula(draft, thenShape, text, placeOf(field));
      return line(field, shape, prev(idOf(then), shift));
    }
    addFormula(draft, shapeOf(field, shape), text, placeOf(field));
    return at(idOf(field));
  }

  return { line, given, entered, input };
}

/**
 * A module that happens later: its flows and counts (people, units) start later, its rates and
 * balances hold from before.
 */
function moved(values: number[], { draft, shift }: Scope, measure: Measure = "flow"): number[] {
  const isFlow = measure === "flow" || measure === "count";
  return draft.periods.map((_, period) => {
    const isBefore = period < shift;
    return isBefore && isFlow ? 0 : (values[isBefore ? 0 : period - shift] ?? 0);
  });
}
