import { createModel, type modelSource } from "@app/contract/models";
import type * as z from "zod/mini";
import type { Caller } from "./test-caller.ts";
import { dataOf } from "./test-clients.ts";

type Starter = Extract<z.input<typeof modelSource>, { from: "starter" }>;

/** A three-year forecast of a services firm, unless said otherwise. */
export async function addModel(caller: Caller, draft: Partial<Starter> = {}) {
  const made = await caller.call(createModel, {
    body: {
      from: "starter",
      key: "servicesFirm",
      timeSeries: "monthly3",
      modelName: "Forecast",
      ...{ start: "2026-07-01", yearEndMonth: 6, currency: "AUD" },
      ...draft,
    },
  });
  return dataOf(made);
}
