/**
 * Every case of a model, the base and its scenarios, calculated once and kept up to date while
 * figures change. A scenario is calculated when it is first asked for, on top of the base; from then
 * on a change of figures recalculates in each case only what it moves there.
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
type LiveCase = { calculation: Calculation; layer: Layer };

export type LiveCases = {
  /** The values of a case now; undefined when there is no such scenario. */
  sheet: (id: ScenarioId) => Sheet | undefined;
  /** Scenarios that nobody has asked for yet. */
  waiting: () => ScenarioId[];
  /**
   * Takes over a model that differs from the one before in figures alone; gives the lines whose figures
   * may be others since, in whichever case.
   */
  refigure: (next: Model) => ReadonlySet<LineId>;
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
  const caseOf = (id: ScenarioId): LiveCase | undefined => {
    const known = cases.get(id);
    if (known || !scenarioOf(model.document, id)) return known;
    const layer = layerOf(model, id);
    const calculation = base.calculation.fork();
    calculation.change(cellsOn(layer));
    const live = { calculation, layer };
    cases.set(id, live);
    return live;
  };
  return {
    sheet: (id) => caseOf(id)?.calculation.sheet(),
    waiting: () => model.document.scenarios.map(({ id }) => id).filter((id) => !cases.has(id)),
    refigure: (next) => {
      const moved = movedRows(model, next);
      const areScenariosSame = model.document.scenarios === next.document.scenarios;
      model = next;
      const inputs = new Set<number>();
      const stepLists = new Set<readonly number[]>();
      const change = (live: LiveCase, rows: Iterable<number>) => {
        const cells = differingCells(next, rows, live.layer, live.calculation.sheet());
        for (const { row } of cells) inputs.add(row);
        stepLists.add(live.calculation.change(cells));
      };
      for (const [id, live] of cases) {
        const isLayerSame = areScenariosSame && !moved.some((row) => live.layer.has(row));
        if (isLayerSame) {
          change(live, moved);
          continue;
        }
        const before = live.layer;
        live.layer = layerOf(next, id);
        change(live, new Set([...moved, ...before.keys(), ...live.layer.keys()]));
      }
      return linesOf(next, inputs, stepLists);
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

/** Cases are mostly changed alike, by one list of steps. */
function linesOf(
  { program }: Model,
  rows: Iterable<number>,
  stepLists: Iterable<readonly number[]>,
): Set<LineId> {
  const lines = new Set<LineId>();
  const add = (row: number) => {
    const line = program.lines[row];
    if (line) lines.add(line.id);
  };
  for (const row of rows) add(row);
  for (const steps of stepLists)
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
