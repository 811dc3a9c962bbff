import { defineTask } from "#core/task.ts";
import { offer } from "./glimpse.ts";

/** Calculates all models to start from, away from requests. */
export const offerModels = defineTask({
  name: "offer_models",
  runsIn: "thread",
  timeoutMs: 20_000,
  heapMegabytesMax: 256,
  run: (_: null) => offer(),
});
