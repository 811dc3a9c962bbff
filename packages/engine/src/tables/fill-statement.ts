/** The figures of a statement, column by column, as they are and as they are shown. */
import type { Model } from "#build/build-model.ts";
import { cellOf } from "#calculate/sheet.ts";
import { summaryOf } from "#roll-up/roll-up.ts";
import { columnRounder, roundUnits } from "#roll-up/rounded.ts";
import { type StatementTree, statementTree } from "#roll-up/statement-tree.ts";
import type { StatementKey } from "#statements/statement.ts";
import { type Source, summarised } from "./read-figures.ts";

/** `fill` gives one column after the other; the arrays are used again for the next. */
type StatementFiller = {
  tree: StatementTree;
  fill: (source: Source, beside?: Beside) => StatementColumn;
};

/** What stands in the table already. */
type Beside = {
  /** Cash from operations by the other method, as it is shown. */
  operating?: number | undefined;
  /** What a node of the same exact figure is shown as in the column compared with, else NaN. */
  shownAs?: ((node: number, exact: number) => number) | undefined;
};

/** For each node of the statement's tree; `shown` is counted in the unit that is shown. */
type StatementColumn = { exact: Float64Array; shown: Float64Array };

/** `unit` is what one unit shown is worth: 1,000, or 0.01. */
export function statementFiller(
  model: Model,
  statement: StatementKey,
  unit: number,
): StatementFiller {
  const tree = statementTree(model, statement);
  const places = tree.nodes.map(({ line }) => placeOf(model, line));
  const twins = tree.nodes.map(({ sameAs }) => (sameAs ? placeOf(model, sameAs) : undefined));
  const round = columnRounder(tree);
  const rootOf = rootReader(model, statement, unit);
  const [exact, units, shown, alike] = [0, 0, 0, 0].map(
    () => new Float64Array(places.length),
  ) as Buffers;
  const fill = (source: Source, { operating, shownAs }: Beside = {}) => {
    let isSound = true;
    for (let node = places.length - 1; node >= 0; node--) {
      const place = places[node];
      const twin = twins[node];
      const figure = place ? figureAt(source, place) : sumOfChildren(tree, exact, node);
      const other = twin ? figureAt(source, twin) : figure;
      exact[node] = figure;
      units[node] = (isSame(figure, other) ? other : figure) / unit;
      alike[node] = shownAs?.(node, figure) ?? Number.NaN;
      isSound &&= Number.isFinite(figure);
    }
    if (isSound) round(units, shown, { root: operating ?? rootOf?.(source), alike });
    else shown.set(units.map(roundUnits));
    return { exact, shown };
  };
  return { tree, fill };
}

type Buffers = [Float64Array, Float64Array, Float64Array, Float64Array];

/** Where a line's figures begin in the sheet, and how they add up. */
type Place = { start: number; summary: "sum" | "first" | "last" | "average" };

function placeOf({ program }: Model, line: string): Place | undefined {
  const row = program.rowOf.get(line);
  const own = row === undefined ? undefined : program.lines[row];
  if (row === undefined || !own) return undefined;
  const summary = summaryOf(own);
  return summary === "anew" ? undefined : { start: cellOf(program, row, 0), summary };
}

function figureAt({ case: { sheet }, range }: Source, { start, summary }: Place): number {
  if (range.from === range.to) return sheet[start + range.to] ?? 0;
  return summarised(sheet, start + range.from, start + range.to, summary);
}

/** Cash accounts together have no line of their own. */
function sumOfChildren({ nodes }: StatementTree, exact: Float64Array, index: number): number {
  const children = nodes[index]?.children ?? [];
  return children.reduce((sum, child) => sum + (exact[child] ?? 0), 0);
}

/** Figures that are equal but for roundings on the way round alike. */
export function isSame(left: number, right: number): boolean {
  return Math.abs(left - right) < 1e-6;
}

/** What operations brought by the direct method is shown as by the indirect one. */
function rootReader(model: Model, statement: StatementKey, unit: number) {
  if (statement !== "cashFlowDirect") return undefined;
  const { tree, fill } = statementFiller(model, "cashFlow", unit);
  const index = tree.indexOf.get("cf.operating") ?? -1;
  return (source: Source) => fill(source).shown[index] ?? 0;
}
