import { saveModelDocument } from "@app/contract/model-versions";
import { findShockChanges } from "@app/contract/shocks";
import type { Shock } from "@app/engine/analysis/shock";
import { freeScenarioId } from "@app/engine/scenarios/scenario-id";
import { ApiError, call } from "#lib/api.ts";

export type Kept = { modelId: number; fault?: string };

type Wish = { modelId: number; name: string; shocks: readonly Shock[]; saveId: string };

/** What the shocks change in a model as a scenario of it: an edit like any other, in its history, to be undone. */
export async function keepShock({ modelId, name, shocks, saveId }: Wish): Promise<Kept> {
  const params = { id: modelId };
  try {
    const found = await call(findShockChanges, { params, body: { shocks: [...shocks] } });
    if (found.changes.length === 0) return { modelId, fault: "Nothing in it feels this shock." };
    const id = freeScenarioId(found.scenarios, name);
    const after = found.scenarios.at(-1)?.id ?? null;
    const entry = { id, name, overrides: found.changes };
    const saved = await call(saveModelDocument, {
      params,
      body: {
        ...{ saveId, baseVersion: found.version, message: `Scenario “${name}”` },
        edits: [{ kind: "insert", list: "scenarios", entry, after }],
      },
    });
    return saved.outcome === "saved" ? { modelId } : { modelId, fault: CHANGED };
  } catch (error) {
    if (error instanceof ApiError) return { modelId, fault: error.message };
    throw error;
  }
}

const CHANGED = "Somebody changed its scenarios at the same moment. Keep it again.";
