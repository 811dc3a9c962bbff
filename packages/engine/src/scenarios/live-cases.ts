/**
 * Every case of a model, the base and its scenarios, calculated once and kept up to date while
 * figures change. A scenario is calculated when it is first asked for, on top of the base; from then
 * on a change of figures recalculates in each case only what it moves there: at once in the base and
 * the cases that show, in any other when it is asked for again.
 */
import type { Model } from "#build/build-model.ts";
import { type Calculation, openCalculation } from "#calculate/calculation.ts";
import type { Cell } from "#calculate/incremental.ts";
import { cellOf, type Sheet } from "#calculate/sheet.ts";
import type { LineId } from "#lines/expression.ts";
import { type ScenarioId, scenarioOf } from "#overrides/family.ts";
import type { Cases } from "./cases.ts";
import { resolveScenario } from "./resolve-scenario.ts";

/** The rows that a scenario sets differently from the base, cell by cell. */
type Layer = ReadonlyMap<number, ReadonlyMap<number, number>>;
type LiveCase = { calculation: Calculation; layer: Layer; behind?: Behind | undefined };

/** What has changed since a case was calculated: rows of the model, and perhaps what it sets itself. */
type Behind = { rows: Set<number>; isLayerOld: boolean };

export type LiveCases = {
  /** The values of a case now; undefined when there is no such scenario. */
  sheet: (id: ScenarioId) => Sheet | undefined;
  /** Scenarios that nobody has asked for yet. */
  waiting: () => ScenarioId[];
  /**
   * Takes over a model that differs from the one before in figures alone; gives the lines whose figures
   * may be others since, in the base or in a case that shows.
   */
  refigure: (next: Model, showing: Iterable<ScenarioId>) => ReadonlySet<LineId>;
  /** Lets WebAssembly take over; false where closures stay. */
  accelerate: () => Promise<boolean>;
  isAccelerated: () => boolean;
  /** A case as it stands now, to be calculated again and again with other inputs. */
  snapshot: (id: ScenarioId) => Cases | undefined;
};

export function openCases(opened: Model): LiveCases {
  let model = opened;
  const base: LiveCase = { calculation: openCalculation(model.program), layer: new Map() };
  const cases = new Map<ScenarioId, LiveCase>([[undefined, base]]);
  /** What is asked for, and nothing where it fails half-way: it is then calculated afresh. */
  const caseOf = (id: ScenarioId): LiveCase | undefined => {
    const known = cases.get(id);
    if (known && !known.behind) return known;
    cases.delete(id);
    if (known) catchUp(id, known);
    const live = known ?? forkOf(id);
    if (live) cases.set(id, live);
    return live;
  };
  const forkOf = (id: ScenarioId): LiveCase | undefined => {
    if (!scenarioOf(model.document, id)) return undefined;
    const layer = layerOf(model, id);
    const calculation = base.calculation.fork();
    calculation.change(cellsOn(layer));
    return { calculation, layer };
  };
  const catchUp = (id: ScenarioId, live: LiveCase): Moved => {
    const { layer: before, behind: { rows, isLayerOld } = UP_TO_DATE } = live;
    const isLayerSame = !isLayerOld && ![...rows].some((row) => before.has(row));
    if (!isLayerSame) live.layer = layerOf(model, id);
    const looked = isLayerSame ? rows : new Set([...rows, ...before.keys(), ...live.layer.keys()]);
    const cells = differingCells(model, looked, live.layer, live.calculation.sheet());
    const steps = live.calculation.change(cells);
    live.behind = undefined;
    return { inputs: cells.map(({ row }) => row), steps };
  };
  return {
    sheet: (id) => caseOf(id)?.calculation.sheet(),
    waiting: () => model.document.scenarios.map(({ id }) => id).filter((id) => !cases.has(id)),
    refigure: (next, showing) => {
      const rows = movedRows(model, next);
      const isLayerOld = model.document.scenarios !== next.document.scenarios;
      model = next;
      for (const live of cases.values()) live.behind = added(live.behind, rows, isLayerOld);
      const moved = [...new Set([undefined, ...showing])].flatMap((id) => {
        const live = cases.get(id);
        return live ? [catchUp(id, live)] : [];
      });
      return linesOf(next, moved);
    },
    accelerate: base.calculation.accelerate,
    isAccelerated: base.calculation.isAccelerated,
    snapshot: (id) => {
      const sheet = caseOf(id)?.calculation.sheet();
      const { batch } = base.calculation;
      return sheet && { model, base: sheet.slice(), batch, scenario: id };
    },
  };
}

/** The rows that were set, and the steps that were calculated after them. */
type Moved = { inputs: readonly number[]; steps: readonly number[] };

const UP_TO_DATE: Behind = { rows: new Set(), isLayerOld: false };

function added(before: Behind = UP_TO_DATE, rows: readonly number[], isLayerOld: boolean): Behind {
  return {
    rows: new Set([...before.rows, ...rows]),
    isLayerOld: before.isLayerOld || isLayerOld,
  };
}

/** Cases are mostly changed alike, by one list of steps. */
function linesOf({ program }: Model, moved: readonly Moved[]): Set<LineId> {
  const lines = new Set<LineId>();
  const add = (row: number) => {
    const line = program.lines[row];
    if (line) lines.add(line.id);
  };
  for (const { inputs } of moved) for (const row of inputs) add(row);
  for (const steps of new Set(moved.map((each) => each.steps)))
    for (const step of steps) for (const row of program.steps[step]?.rows ?? []) add(row);
  return lines;
}

function layerOf(model: Model, id: ScenarioId): Layer {
  const layer = new Map<number, Map<number, number>>();
  for (const { row, period, value } of resolveScenario(model, id)) {
    const cells = layer.get(row) ?? new Map<number, number>();
    layer.set(row, cells.set(period, value));
  }
  return layer;
}

function cellsOn(layer: Layer): Cell[] {
  return [...layer].flatMap(([row, cells]) =>
    [...cells].map(([period, value]) => ({ row, period, value })),
  );
}

/** A line that is the very same value has the very same figures. */
function movedRows({ program: before }: Model, { program: after }: Model): number[] {
  return [...after.lines.keys()].filter((row) => before.lines[row] !== after.lines[row]);
}

/** Where a case's inputs are not what its sheet holds. */
function differingCells(
  { program }: Model,
  rows: Iterable<number>,
  layer: Layer,
  sheet: Sheet,
): Cell[] {
  const cells: Cell[] = [];
  for (const row of rows) {
    const source = program.lines[row]?.source;
    if (source?.kind !== "given") continue;
    for (let period = 0; period < program.periodCount; period++) {
      const value = layer.get(row)?.get(period) ?? source.values[period] ?? 0;
      if (!Object.is(value, sheet[cellOf(program, row, period)]))
        cells.push({ row, period, value });
    }
  }
  return cells;
}
