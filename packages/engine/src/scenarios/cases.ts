/**
 * A calculated model, ready to be calculated again and again with other inputs. The runner is
 * given from outside (`openBatch` for WebAssembly), or calculates case by case in closures.
 */
import type { Model } from "#build/build-model.ts";
import { EVERYTHING } from "#calculate/backend.ts";
import { type Batch, batchBySingles } from "#calculate/batch.ts";
import { closuresOf } from "#calculate/closures.ts";
import type { Sheet } from "#calculate/sheet.ts";
import type { ScenarioId } from "#overrides/family.ts";
import { resolveScenario } from "./resolve-scenario.ts";

/** `base` is the case that others are laid over: the model's base, or the scenario that is named. */
export type Cases = { model: Model; base: Sheet; batch: Batch; scenario?: ScenarioId };

export function casesOf(model: Model): Cases {
  const backend = closuresOf(model.program);
  const base = backend.open();
  backend.run(base, EVERYTHING);
  return { model, base, batch: batchBySingles(model.program, backend) };
}

/** Whole sheets, in the order of the ids. */
export function runScenarios({ model, base, batch }: Cases, ids: readonly ScenarioId[]): Sheet[] {
  return batch({ base, overlays: ids.map((id) => resolveScenario(model, id)) });
}

/** The same model with a scenario as the case that others are laid over. */
export function onScenario(cases: Cases, id: ScenarioId): Cases {
  if (id === undefined) return cases;
  const [sheet] = runScenarios(cases, [id]);
  return { ...cases, base: sheet ?? cases.base, scenario: id };
}
