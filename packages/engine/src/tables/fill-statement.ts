/** The figures of a statement, column by column, as they are and as they are shown. */
import type { Model } from "#build/build-model.ts";
import type { Program } from "#calculate/program.ts";
import { cellOf } from "#calculate/sheet.ts";
import { summaryOf } from "#roll-up/roll-up.ts";
import { columnRounder, roundUnits } from "#roll-up/rounded.ts";
import type { StatementTree } from "#roll-up/statement-tree.ts";
import type { Filling } from "./fill-order.ts";
import { type Source, summarised } from "./read-figures.ts";

/** Holds every column it has filled. */
export type StatementFiller = {
  tree: StatementTree;
  /** `root` is the first root's figure as it is shown, where that is known from elsewhere. */
  fill: (source: Source, filling: Filling, root?: number) => void;
  exactAt: (column: number, node: number) => number;
  /** Counted in the unit that is shown. */
  shownAt: (column: number, node: number) => number;
};

/** `unit` is what one unit shown is worth: 1,000, or 0.01. */
export function statementFiller(
  tree: StatementTree,
  unit: number,
  columnCount: number,
): StatementFiller {
  const count = tree.nodes.length;
  const round = rounderOf(tree);
  const reader = unitReader(tree, unit);
  const [exact, units, shown] = [0, 0, 0].map(() => new Float64Array(count * columnCount)) as Three;
  const [apart, wished] = [new Float64Array(count), new Float64Array(count)];
  const of = (all: Float64Array, column: number) =>
    all.subarray(column * count, (column + 1) * count);

  const fill = (source: Source, { column, from, alike }: Filling, root?: number) => {
    const [own, rounded] = [of(units, column), of(shown, column)];
    reader(source, of(exact, column), own);
    if (!own.every(Number.isFinite)) {
      rounded.set(own.map(roundUnits));
      return;
    }
    const base = from === undefined ? undefined : of(units, from);
    if (from === undefined || !base?.every(Number.isFinite)) {
      wish(column, alike);
      round(own, rounded, { root, alike: wished });
      return;
    }
    const baseShown = of(shown, from);
    for (let node = 0; node < count; node++) apart[node] = (own[node] ?? 0) - (base[node] ?? 0);
    round(apart, rounded, { root: root === undefined ? undefined : root - (baseShown[0] ?? 0) });
    for (let node = 0; node < count; node++)
      rounded[node] = (rounded[node] ?? 0) + (baseShown[node] ?? 0);
  };

  /** What nodes of the same exact figure are shown as elsewhere, else NaN. */
  const wish = (column: number, alike: readonly number[]) => {
    const own = of(exact, column);
    wished.fill(Number.NaN);
    for (const other of alike) {
      const start = other * count;
      for (let node = 0; node < count; node++)
        if (isSame(own[node] ?? 0, exact[start + node] ?? Number.NaN))
          wished[node] = shown[start + node] ?? Number.NaN;
    }
  };

  return {
    tree,
    fill,
    exactAt: (column, node) => exact[column * count + node] ?? 0,
    shownAt: (column, node) => shown[column * count + node] ?? 0,
  };
}

type Three = [Float64Array, Float64Array, Float64Array];

/** Trees are the same value while only figures change. */
const rounders = new WeakMap<StatementTree, ReturnType<typeof columnRounder>>();

function rounderOf(tree: StatementTree) {
  const rounder = rounders.get(tree) ?? columnRounder(tree.nodes);
  rounders.set(tree, rounder);
  return rounder;
}

/** Reads a column: each node's figure, and the same in units, where twins are one figure. */
function unitReader(tree: StatementTree, unit: number) {
  return (source: Source, exact: Float64Array, units: Float64Array) => {
    const { places, twins } = knownPlaces(source.case.model, tree);
    for (let node = places.length - 1; node >= 0; node--) {
      const place = places[node];
      const twin = twins[node];
      const figure = place ? figureAt(source, place) : sumOfChildren(tree, exact, node);
      const other = twin ? figureAt(source, twin) : figure;
      exact[node] = figure;
      units[node] = (isSame(figure, other) ? other : figure) / unit;
    }
  };
}

/** Where a line's figures begin in the sheet, and how they add up. */
type Place = { start: number; summary: "sum" | "first" | "last" | "average" };
type Places = { places: (Place | undefined)[]; twins: (Place | undefined)[] };

/** Where lines stand is the same value while only figures change, and so is how they add up. */
const placesOf = new WeakMap<Program["rowOf"], WeakMap<StatementTree, Places>>();

function knownPlaces(model: Model, tree: StatementTree): Places {
  const { rowOf } = model.program;
  const byTree = placesOf.get(rowOf) ?? new WeakMap<StatementTree, Places>();
  placesOf.set(rowOf, byTree);
  const places = byTree.get(tree) ?? placesIn(model, tree);
  byTree.set(tree, places);
  return places;
}

function placesIn(model: Model, { nodes }: StatementTree): Places {
  return {
    places: nodes.map(({ line }) => placeOf(model, line)),
    twins: nodes.map(({ sameAs }) => (sameAs ? placeOf(model, sameAs) : undefined)),
  };
}

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

/** Cash accounts together have no line of their own; an account that only another model has is nothing. */
function sumOfChildren({ nodes }: StatementTree, exact: Float64Array, index: number): number {
  const children = nodes[index]?.children ?? [];
  return children.reduce((sum, child) => sum + (exact[child] ?? 0), 0);
}

/** Figures that are equal but for roundings on the way round alike. */
function isSame(left: number, right: number): boolean {
  return Math.abs(left - right) < 1e-6;
}
