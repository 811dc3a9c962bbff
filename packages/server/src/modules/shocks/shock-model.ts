import type { ModelFigures } from "@app/contract/models";
import { type Shock, shockReach } from "@app/engine/analysis/shock";
import { shockCases } from "@app/engine/analysis/shock-cases";
import { buildModel } from "@app/engine/build/build-model";
import { readDocument } from "@app/engine/model/read-document";
import { defineTask } from "#core/task.ts";
import { outlookIn } from "#modules/models/models.ts";

type Asked = { text: string; shocks: readonly Shock[] };

/** What shocks do to a model. */
export type ShockOutcome = {
  base: ModelFigures;
  shocked: ModelFigures;
  /** Cash as in the figures, with the first shock, with the first two, and so on. */
  steps: ModelFigures["closingCash"]["values"][];
  missed: string[];
};

export const shockModel = defineTask({
  name: "shock_model",
  runsIn: "thread",
  timeoutMs: 20_000,
  heapMegabytesMax: 512,
  run({ text, shocks }: Asked): ShockOutcome {
    const { model, base, steps, reaches } = shockCases(documentIn(text), shocks);
    const outlooks = steps.map((sheet) => outlookIn(model, sheet).figures);
    const plain = outlookIn(model, base).figures;
    return {
      base: plain,
      shocked: outlooks.at(-1) ?? plain,
      steps: outlooks.map(({ closingCash }) => closingCash.values),
      missed: reaches.flatMap(({ missed }) => missed),
    };
  },
});

/** What shocks change in it, for a scenario. */
export const reachOfShocks = defineTask({
  name: "reach_of_shocks",
  runsIn: "thread",
  timeoutMs: 20_000,
  heapMegabytesMax: 512,
  run({ text, shocks }: Asked) {
    const document = documentIn(text);
    const model = buildModel(document);
    const reaches = shocks.map((shock) => shockReach(model, shock));
    return {
      scenarios: document.scenarios.map(({ id, name }) => ({ id, name })),
      changes: reaches.flatMap(({ changes }) => changes),
      missed: reaches.flatMap(({ missed }) => missed),
    };
  },
});

function documentIn(text: string) {
  const { document, issues } = readDocument(JSON.parse(text));
  if (!document) throw new Error(`a stored document is not readable: ${issues[0]?.message}`);
  return document;
}
