import type { ModelFigures } from "@app/contract/models";
import { type Shock, shockReach, shockStart } from "@app/engine/analysis/shock";
import { shockCases } from "@app/engine/analysis/shock-cases";
import { receiptsBelowZero } from "@app/engine/analysis/shock-receipts";
import { buildModel } from "@app/engine/build/build-model";
import { readDocument } from "@app/engine/model/read-document";
import type { Month } from "@app/engine/time/month";
import { defineTask } from "#core/task.ts";
import { outlookIn } from "#modules/models/models.ts";

/** `month` is the one that the shocks begin in, where the forecast has begun by then. */
type Asked = { text: string; shocks: readonly Shock[]; month: Month };

/** What shocks do to a model. */
export type ShockOutcome = {
  base: ModelFigures;
  shocked: ModelFigures;
  /** Cash as in the figures, with the first shock, with the first two, and so on. */
  steps: ModelFigures["closingCash"]["values"][];
  missed: string[];
  /** The period in which they begin; null where the model ends before. */
  from: string | null;
  /** The first period in which longer terms take receipts from customers below zero; null where none does. */
  receiptsBelowZero: string | null;
};

export const shockModel = defineTask({
  name: "shock_model",
  runsIn: "thread",
  timeoutMs: 20_000,
  heapMegabytesMax: 512,
  run({ text, shocks, month }: Asked): ShockOutcome {
    const document = documentIn(text);
    const from = shockStart(document, month);
    const cases = shockCases(document, shocks, from);
    const { model, base, steps, reaches } = cases;
    const outlooks = steps.map((sheet) => outlookIn(model, sheet).figures);
    const plain = outlookIn(model, base).figures;
    return {
      base: plain,
      shocked: outlooks.at(-1) ?? plain,
      steps: outlooks.map(({ closingCash }) => closingCash.values),
      missed: reaches.flatMap(({ missed }) => missed),
      from: model.periods[from]?.label ?? null,
      receiptsBelowZero: receiptsBelowZero(cases, shocks),
    };
  },
});

/** What shocks change in it, for a scenario. */
export const reachOfShocks = defineTask({
  name: "reach_of_shocks",
  runsIn: "thread",
  timeoutMs: 20_000,
  heapMegabytesMax: 512,
  run({ text, shocks, month }: Asked) {
    const document = documentIn(text);
    const model = buildModel(document);
    const from = shockStart(document, month);
    const reaches = shocks.map((shock) => shockReach(model, shock, from));
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
