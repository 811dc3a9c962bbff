/** How a module adds lines, each named `module.field`, and reads the figures a person gave it. */
import { addLine } from "#draft/draft.ts";
import { moved, spread } from "#draft/spread.ts";
import { addFormula } from "#formula/add-formula.ts";
import { at, type Expression, prev } from "#lines/expression.ts";
import type { Line, Measure, Unit } from "#lines/line.ts";
import type { Input } from "#model/kinds/module-base.ts";
import type { Scope } from "./scope.ts";

export type LineShape = {
  name: string;
  unit?: Unit;
  measure?: Measure;
  ratio?: Line["ratio"];
  /** Where in the module the figure stands, when not under the line's own field. */
  path?: string;
};

export type Lines = ReturnType<typeof linesOf>;

export function linesOf({ draft, module, timeline, usedCount, shift, idOf, placeOf }: Scope) {
  function put(field: string, shape: LineShape, source: Line["source"]): Expression {
    addLine(draft, { ...shapeOf(field, shape), source });
    return at(idOf(field));
  }

  function shapeOf(field: string, { name, unit = "currency", measure = "flow", ratio }: LineShape) {
    const { id } = module;
    const named = `${module.name}: ${name}`;
    const shape = { id: idOf(field), name: named, unit, measure, section: id, module: id };
    return ratio ? { ...shape, ratio } : shape;
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
    const { name, measure } = shapeOf(field, shape);
    const figures = value ?? fallback;
    const values = spread(draft, { figures, periodCount: usedCount, place: placeOf(field), name });
    const path = shape.path ?? field.replaceAll(".", "/");
    const isThere = value !== undefined && partOf(module, path) === value;
    return put(field, shape, {
      kind: "given",
      values: moved(values, shift, timeline.periodCount, measure),
      ...(isThere ? { place: placeOf(path) } : {}),
    });
  }

  /** A module that happens later reads its formulas as they were then. */
  function formula(field: string, text: string, shape: LineShape): Expression {
    if (shift > 0) {
      const then = `${field}.unshifted`;
      const { ratio: _, ...own } = shape;
      const thenShape = shapeOf(then, { ...own, name: `${shape.name}, not moved` });
      addFormula(draft, thenShape, text, placeOf(field));
      return line(field, shape, prev(idOf(then), shift));
    }
    addFormula(draft, shapeOf(field, shape), text, placeOf(field));
    return at(idOf(field));
  }

  return { line, given, entered, input };
}

/** What stands in a module under names joined by "/"; the entries of a list are named by their id. */
function partOf(module: object, path: string): unknown {
  let found: unknown = module;
  for (const name of path.split("/")) {
    if (Array.isArray(found)) found = found.find((entry) => entry?.id === name);
    else if (typeof found === "object" && found !== null) found = Reflect.get(found, name);
    else return undefined;
  }
  return found;
}
