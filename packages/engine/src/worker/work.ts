/**
 * Work that takes longer than a frame, cut into parts: scenarios, sensitivity, goal seek, chance.
 * It works on a case as it stood when it began, whatever is edited meanwhile.
 */
import { type Goal, type GoalResult, measureTries, searchGoal } from "#analysis/goal-seek.ts";
import { runTrials, type Simulation, type Spread, spreadsOf } from "#analysis/monte-carlo.ts";
import {
  inputsOf,
  moveInputs,
  type Sensitivity,
  type SensitivityOptions,
  widestFirst,
} from "#analysis/sensitivity.ts";
import type { Target } from "#analysis/target.ts";
import type { LineId } from "#lines/expression.ts";
import type { Override } from "#model/document.ts";
import type { ScenarioId } from "#overrides/family.ts";
import type { Cases } from "#scenarios/cases.ts";
import { casesAllowing } from "#scenarios/cases-allowing.ts";
import { overlayOnSheet } from "#scenarios/resolve-scenario.ts";

/** `on` is the scenario it starts from; the base when unsaid. */
export type Work = { on?: ScenarioId } & (
  | { kind: "scenarios"; scenarios: readonly (readonly Override[])[]; lines: readonly LineId[] }
  | ({ kind: "sensitivity"; target: Target } & SensitivityOptions)
  | { kind: "goal"; goal: Goal }
  /** `shares` are the percentiles wanted, from 0 to 1. */
  | { kind: "trials"; simulation: Simulation; count: number; shares: readonly number[] }
);

export type Result =
  /** Per scenario its lines one after the other, each from the first period to the last. */
  | { kind: "scenarios"; figures: Float64Array[] }
  | { kind: "sensitivity"; bars: Sensitivity[] }
  | { kind: "goal"; goal: GoalResult }
  /** Per line, per period. */
  | { kind: "trials"; spreads: Spread[][] };

/** How many cases have been calculated, and how many there are in all, as far as is known. */
export type Progress = { done: number; total: number };

/** `together` is how many cases a part calculates at once. */
export type Parts = Generator<Progress, Result, number>;

export function inParts(cases: Cases, work: Work): Parts {
  switch (work.kind) {
    case "scenarios":
      return runScenarios(cases, work);
    case "sensitivity":
      return runSensitivity(cases, work);
    case "goal":
      return runSearch(cases, work.goal);
    case "trials":
      return runSimulation(cases, work);
  }
}

type WorkOf<Kind extends Work["kind"]> = Extract<Work, { kind: Kind }>;

function* runScenarios(asked: Cases, { scenarios, lines }: WorkOf<"scenarios">): Parts {
  const cases = casesAllowing(asked, scenarios.flat());
  const { program } = cases.model;
  const figures = yield* sliceBySlice(scenarios, (slice) => {
    const overlays = slice.map((changes) => overlayOnSheet(program, changes, cases.base));
    return cases.batch({ base: cases.base, overlays, lines }).map((rows) => {
      const series = lines.map((_, at) => {
        const start = at * program.stride + program.historyCount;
        return rows.subarray(start, start + program.periodCount);
      });
      return Float64Array.from(series.flatMap((each) => [...each]));
    });
  });
  return { kind: "scenarios", figures };
}

function* runSensitivity(cases: Cases, work: WorkOf<"sensitivity">): Parts {
  const inputs = inputsOf(cases.model, work.lines);
  const bars = yield* sliceBySlice(inputs, (slice) =>
    moveInputs(cases, work.target, slice, work.step),
  );
  return { kind: "sensitivity", bars: widestFirst(bars) };
}

function* runSearch(cases: Cases, goal: Goal): Parts {
  const search = searchGoal(cases, goal);
  let step = search.next();
  while (!step.done) {
    const reached = yield* sliceBySlice(step.value, (slice) => measureTries(cases, goal, slice));
    step = search.next(reached);
  }
  return { kind: "goal", goal: step.value };
}

function* runSimulation(cases: Cases, { simulation, count, shares }: WorkOf<"trials">): Parts {
  const trials = Array.from({ length: count }, (_, trial) => trial);
  const { periodCount } = cases.model.program;
  const results = simulation.lines.map(() =>
    Array.from({ length: periodCount }, () => new Float64Array(count)),
  );
  yield* sliceBySlice(trials, (slice) => {
    const [first = 0] = slice;
    const part = runTrials(cases, simulation, { first, count: slice.length });
    part.forEach((periods, line) => {
      periods.forEach((figures, period) => {
        results[line]?.[period]?.set(figures, first);
      });
    });
    return [];
  });
  return { kind: "trials", spreads: results.map((periods) => spreadsOf(periods, shares)) };
}

/** Before each slice it says how far it is and is told how many to take. */
function* sliceBySlice<Item, Found>(
  items: readonly Item[],
  run: (slice: Item[]) => Found[],
): Generator<Progress, Found[], number> {
  const found: Found[] = [];
  for (let done = 0; done < items.length; ) {
    const together = yield { done, total: items.length };
    found.push(...run(items.slice(done, done + together)));
    done += together;
  }
  return found;
}
