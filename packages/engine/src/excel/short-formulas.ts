/**
 * A cell holds at most 8,192 characters of formula, and a sum over a long chart of accounts has
 * more. What is too long is split: a part of it becomes a line of its own, with its figures, and
 * is read from there. The order of the arithmetic stays the same, and so does every bit.
 */
import type { Model } from "#build/build-model.ts";
import { evaluate } from "#calculate/evaluate.ts";
import { cellOf, type Sheet as Values } from "#calculate/sheet.ts";
import { PARTS } from "#formula/compile-formula.ts";
import { at, type Expression } from "#lines/expression.ts";
import type { Line } from "#lines/line.ts";
import { mapParts, partsOf } from "#lines/walk.ts";
import { printA1 } from "./a1.ts";

/** Half of what a cell holds: two parts of this length still fit together. */
const LENGTH_MAX = 4000;
/** As long as any name of a cell here is. */
const WIDEST = "'Balance sheet'!XFD100000";

export function withShortFormulas(model: Model, values: Values): { model: Model; values: Values } {
  const { program } = model;
  const parts: Line[] = [];
  const lines = program.lines.map((line): Line => {
    if (line.source.kind === "given" || lengthOf(line.source.expression) <= LENGTH_MAX) return line;
    const expression = shortened(line.source.expression, (part) => {
      const own = partOf(line, parts.length, part);
      parts.push(own);
      return at(own.id);
    });
    return { ...line, source: { ...line.source, expression } };
  });
  if (parts.length === 0) return { model, values };
  const all = [...lines, ...parts];
  const rowOf = new Map(all.map(({ id }, row) => [id, row]));
  const reads = [...program.reads, ...parts.map(() => [])];
  const longer = { ...program, lines: all, rowOf, reads };
  return { model: { ...model, program: longer }, values: withParts(model, values, parts) };
}

/** Bottom up: an expression that is too long gives its longest parts away until it is not. */
function shortened(expression: Expression, lift: (part: Expression) => Expression): Expression {
  let short = mapParts(expression, (part) => shortened(part, lift));
  while (lengthOf(short) > LENGTH_MAX) {
    const longest = partsOf(short).reduce((most, part) =>
      lengthOf(part) > lengthOf(most) ? part : most,
    );
    const read = lift(longest);
    short = mapParts(short, (part) => (part === longest ? read : part));
  }
  return short;
}

/** Each part is measured once, however often a long sum asks for it. */
const lengths = new WeakMap<Expression, number>();

/** At most as long as this: a quotient has its divisor twice, and signs and brackets take a few. */
function lengthOf(expression: Expression): number {
  const known = lengths.get(expression);
  if (known !== undefined) return known;
  const isLeaf = partsOf(expression).length === 0;
  const own = isLeaf ? printA1(expression, () => WIDEST).length : SIGNS;
  const again = expression.kind === "binary" && expression.operator === "divide";
  const length = partsOf(expression).reduce(
    (sum, part) => sum + lengthOf(part),
    own + (again ? lengthOf(expression.right) : 0),
  );
  lengths.set(expression, length);
  return length;
}

/** As much as an operation adds to its parts: `IF(…<>0,…,…)` and brackets around them. */
const SIGNS = 20;

const PART = "@part:";

/** Whether it is the id of a part: the workbook's own, which no model has. */
export function isPart(id: string): boolean {
  return id.includes(PART);
}

function partOf(line: Line, index: number, expression: Expression): Line {
  const { id, name, unit, measure } = line;
  const source = { kind: "calculated", expression } as const;
  return {
    id: `${id}${PART}${index + 1}`,
    name: `${name}, part`,
    unit,
    measure,
    section: PARTS,
    source,
  };
}

/** A part may read an earlier one, and never a later one. */
function withParts({ program }: Model, values: Values, parts: readonly Line[]): Values {
  const { stride, periodCount, rowOf, lines } = program;
  const longer = new Float64Array(values.length + parts.length * stride);
  longer.set(values);
  const partRows = new Map(parts.map(({ id }, index) => [id, lines.length + index]));
  for (const { id, source } of parts) {
    if (source.kind === "given") continue;
    for (let period = 0; period < periodCount; period++) {
      const read = (line: string, lag: number) =>
        longer[cellOf(program, rowOf.get(line) ?? partRows.get(line) ?? 0, period - lag)] ?? 0;
      longer[cellOf(program, partRows.get(id) ?? 0, period)] = evaluate(source.expression, read);
    }
  }
  return longer;
}
