/**
 * The model that a question needs. How far days look back is decided when a model is built, from the
 * days it has; and a formula is open to changes only where there are some. A question that goes
 * beyond that is asked of the same model built for it: whatever a person could type, it can try.
 */
import { buildModel, type Model } from "#build/build-model.ts";
import type { Override } from "#model/document.ts";
import { canOverride, isOverriddenOf, overrideScaleOf } from "#overrides/override-lines.ts";
import { type Cases, casesOf, onScenario } from "./cases.ts";

type Change = Pick<Override, "line" | "mode">;

const built = new WeakMap<Cases, Map<string, Cases>>();

/** The same cases, or those of a model in which all of the changes can be made as far as they like. */
export function casesAllowing(cases: Cases, changes: readonly Change[]): Cases {
  const wanted = changes.filter((change) => needsBuilding(cases.model, change));
  if (wanted.length === 0) return cases;
  const key = [...new Set(wanted.map(({ line, mode }) => `${line} ${mode}`))].sort().join();
  const known = built.get(cases) ?? new Map<string, Cases>();
  built.set(cases, known);
  const allowing = known.get(key) ?? onScenario(casesOf(widened(cases, wanted)), cases.scenario);
  known.set(key, allowing);
  return allowing;
}

function needsBuilding({ program, consulted }: Model, { line: id, mode = "set" }: Change): boolean {
  if (consulted.has(id)) return true;
  const line = program.lines[program.rowOf.get(id) ?? -1];
  if (line?.source.kind !== "calculated" || !canOverride(line)) return false;
  return !program.rowOf.has(mode === "set" ? isOverriddenOf(id) : overrideScaleOf(id));
}

/** More than anybody would enter: the model then looks back as far as any model can. */
const BEYOND = 1e6;

/** The changes as a scenario of the model that nobody asks for. */
function widened({ model: { document } }: Cases, changes: readonly Change[]): Model {
  const overrides = changes.map(({ line, mode }): Override => {
    const change = { line, value: BEYOND };
    return mode === undefined ? change : { ...change, mode };
  });
  const probe = { id: "@question", name: "What a question may change", overrides };
  return buildModel({ ...document, scenarios: [...document.scenarios, probe] });
}
