import { randomUUID } from "node:crypto";
import { BASE_CASE } from "@app/contract/figure-cell";
import { listModelDrivers } from "@app/contract/model-figures";
import { saveModelDocument } from "@app/contract/model-versions";
import { freeScenarioId } from "@app/engine/scenarios/scenario-id";
import { pastFault } from "#modules/model-figures/model-figures.ts";
import type { Changes } from "./changes-input.ts";
import type { MakeCall } from "./make-call.ts";

type Wish = {
  modelId: number;
  name: string;
  changes: Changes;
  scenario?: string | undefined;
};

/** An edit like any other: merged with what others did meanwhile, in the history, to be undone. */
export async function keepScenario(make: MakeCall, { modelId, name, changes, scenario }: Wish) {
  const params = { id: modelId };
  const model = await make(listModelDrivers, { params, query: {} });
  const { scenarios, version, actualCount } = model;
  const id = freeScenarioId(scenarios, name);
  if (scenarios.some((scenario) => scenario.name.toLowerCase() === name.toLowerCase()))
    throw new Error(`There is a scenario “${name}” already: give this one another name.`);
  const past = pastFault(changes, actualCount);
  if (past) throw new Error(past);
  const isOnBase = scenario === undefined || scenario === BASE_CASE;
  const entry = {
    ...{ id, name },
    ...(isOnBase ? {} : { parent: scenario }),
    overrides: changes.map((change) => ({ from: actualCount, ...change })),
  };
  const after = scenarios.at(-1)?.id ?? null;
  const saved = await make(saveModelDocument, {
    params,
    body: {
      saveId: randomUUID(),
      baseVersion: version,
      edits: [{ kind: "insert", list: "scenarios", entry, after }],
      message: `Scenario “${name}”, by an assistant`,
    },
  });
  return { scenario: id, ...saved };
}
