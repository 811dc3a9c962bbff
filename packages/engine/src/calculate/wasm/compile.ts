/**
 * The back end made of WebAssembly, generated from the same program and bit-equal with closures.
 * It compiles without blocking and needs no more of a content policy than `wasm-unsafe-eval`.
 *
 * Each opened sheet has a memory of its own, which goes when the sheet goes.
 */
import type { Backend, Work } from "#calculate/backend.ts";
import { nthRoot, roundHalfAway } from "#calculate/numbers.ts";
import type { Program } from "#calculate/program.ts";
import { fillGiven, type Sheet } from "#calculate/sheet.ts";
import type { Layout } from "./body.ts";
import { hasVectors } from "./features.ts";
import { type Group, groupsOf } from "./groups.ts";
import { scalar, vector } from "./instructions.ts";
import { ALL, IMPORTS, moduleBytes } from "./module.ts";

type Run = (timeBytes: number, endBytes: number) => void;

/** A memory with a program's values in it, and what calculates them. */
export type Instance = { values: Float64Array; run: (work: Work) => void };

const ONE: Layout = { instructions: scalar, cellBytes: 8, periodsPerTurn: 1 };
const TWO_PERIODS: Layout = { instructions: vector, cellBytes: 8, periodsPerTurn: 2 };
const TWO_SCENARIOS: Layout = { instructions: vector, cellBytes: 16, periodsPerTurn: 1 };

const PAGE_BYTES = 65_536;

/** What a turn of two periods may read and write beyond the last row. */
const BACK_BYTES = 16;

export async function webAssemblyOf(
  program: Program,
  usesVectors = hasVectors(),
): Promise<Backend> {
  // With one period, the cell after a row's last could be one that the same turn reads.
  const canPair = usesVectors && program.periodCount > 1;
  const layoutOf = ({ isParallel }: Group) => (isParallel && canPair ? TWO_PERIODS : ONE);
  const instantiate = await compile(program, 8, layoutOf);
  const instances = new WeakMap<object, Instance>();
  const open = () => {
    const instance = instantiate();
    instances.set(instance.values.buffer, instance);
    fillGiven(program, instance.values);
    return instance;
  };
  let spare: Instance | undefined;
  return {
    open: () => open().values,
    run: (sheet: Sheet, work: Work) => {
      const own = instances.get(sheet.buffer);
      if (own) return own.run(work);
      spare ??= open();
      spare.values.set(sheet);
      spare.run(work);
      sheet.set(spare.values);
    },
  };
}

/** Two scenarios side by side, cell by cell; undefined where the platform cannot. */
export async function scenarioPairsOf(program: Program): Promise<Instance | undefined> {
  if (!hasVectors()) return undefined;
  const instantiate = await compile(program, 16, () => TWO_SCENARIOS);
  return instantiate();
}

async function compile(
  program: Program,
  cellBytes: number,
  layoutOf: (group: Group) => Layout,
): Promise<() => Instance> {
  const groups = groupsOf(program);
  const module = await WebAssembly.compile(moduleBytes(program, groups, layoutOf));
  const groupsFor = groupFinder(groups);
  const front = program.historyCount * cellBytes;
  const valuesBytes = program.lines.length * program.stride * cellBytes;
  const pages = Math.ceil((front + valuesBytes + BACK_BYTES) / PAGE_BYTES);
  return () => {
    const memory = new WebAssembly.Memory({ initial: pages });
    const given = { round: roundHalfAway, root: nthRoot, memory };
    const { exports } = new WebAssembly.Instance(module, { [IMPORTS]: given });
    const runs = groups.map((_, index) => exports[index] as Run);
    const runAll = exports[ALL] as Run;
    return {
      values: new Float64Array(memory.buffer, front, valuesBytes / 8),
      run: ({ steps, from }) => {
        if (from >= program.periodCount) return;
        const time = (program.historyCount + from) * cellBytes;
        const end = program.stride * cellBytes;
        if (!steps) return runAll(time, end);
        for (const index of groupsFor(steps)) runs[index]?.(time, end);
      },
    };
  };
}

/**
 * A group runs as a whole: what was not asked for in it comes out as it was. The same list of
 * steps is run again and again while a driver is moved, so its groups are remembered with it.
 */
function groupFinder(groups: readonly Group[]) {
  const groupOfStep = new Map(
    groups.flatMap(({ steps }, index) => steps.map((step) => [step, index] as const)),
  );
  const found = new WeakMap<readonly number[], number[]>();
  return (steps: readonly number[]): number[] => {
    const known = found.get(steps);
    if (known) return known;
    const numbers = [...new Set(steps.map((step) => groupOfStep.get(step) ?? 0))];
    found.set(
      steps,
      numbers.sort((left, right) => left - right),
    );
    return numbers;
  };
}
