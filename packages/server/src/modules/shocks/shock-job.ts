import { setTimeout as sleep } from "node:timers/promises";
import { SHOCK_KINDS, type Shock } from "@app/engine/analysis/shock";
import type { Month } from "@app/engine/time/month";
import { z } from "zod";
import { defineJob, type JobContext } from "#core/job.ts";
import type { Failure } from "#core/task.ts";
import { askerOf } from "#modules/models/models.ts";
import { type ShockOutcome, shockModel } from "./shock-model.ts";
import { addOutcome, outlookFrom, startOutlook } from "./shock-outlook.ts";
import * as store from "./shocks.store.ts";

/** Few enough that nobody notices a unit of them, and that a team's queue in the pool takes them all. */
const MODELS_AT_ONCE = 20;

export const shockJob = defineJob({
  name: "shock_portfolio",
  title: () => "Shock on all forecasts",
  access: "member",
  payload: z.object({
    shocks: z.array(z.object({ kind: z.enum(SHOCK_KINDS), value: z.number() })),
  }),
  expireSeconds: 15 * 60,
  retry: { count: 2, delaySeconds: 2 },
  async run(context, { shocks }, { signal, progress }) {
    const { jobId, unit } = context;
    const { ids, month } = await unit((own) => store.begin(own.db, askerOf(own), jobId, own.now()));
    const outlook = startOutlook(month, shocks.length);
    let doneCount = 0;
    for (let at = 0; at < ids.length; at += MODELS_AT_ONCE) {
      signal.throwIfAborted();
      progress(`${doneCount} of ${ids.length} forecasts`, doneCount / ids.length);
      const some = ids.slice(at, at + MODELS_AT_ONCE);
      const documents = await unit((own) => store.selectDocuments(own.db, askerOf(own), some));
      const tries = documents.map(async ({ modelId, version, text }) => ({
        ...{ modelId, version },
        ...(await tryOn(context, { text, shocks, month }, signal)),
      }));
      for await (const results of asTheyCome(tries)) {
        signal.throwIfAborted();
        for (const { outcome } of results) if (outcome) addOutcome(outlook, outcome);
        await unit((own) => store.addResults(own.db, askerOf(own).teamId, jobId, results));
        doneCount += results.length;
        progress(`${doneCount} of ${ids.length} forecasts`, doneCount / ids.length);
      }
    }
    await unit((own) => store.finish(own.db, jobId, outlookFrom(outlook), own.now()));
    return null;
  },
});

/** As often as somebody who waits looks. */
const TOLD_EVERY_MS = 700;

/** What is done, every so often, so that whoever waits sees how far it is. */
async function* asTheyCome<T>(tries: readonly Promise<T>[]): AsyncGenerator<T[]> {
  const ready: T[] = [];
  const all = Promise.all(tries.map(async (each) => void ready.push(await each))).then(() => true);
  for (let isOver = false; !isOver; ) {
    isOver = await Promise.race([all, sleep(TOLD_EVERY_MS, false, { ref: false })]);
    if (ready.length > 0) yield ready.splice(0);
  }
}

type Tried = { outcome: ShockOutcome | null; failure: string | null };

/** One forecast that does not work out keeps nobody from the others. */
async function tryOn(
  { pool, teamId }: JobContext,
  input: { text: string; shocks: readonly Shock[]; month: Month },
  signal: AbortSignal,
): Promise<Tried> {
  const tried = await pool.run(shockModel, input, { teamId, signal });
  if (tried.isDone) return { outcome: tried.value, failure: null };
  return { outcome: null, failure: WORDS[tried.why] };
}

const TOO_MUCH = "This model takes too long to calculate.";
const WORDS: Record<Failure, string> = {
  "too-slow": TOO_MUCH,
  "too-much-memory": TOO_MUCH,
  crowded: "The service was busy. Run it again.",
  cancelled: "It was stopped before.",
  threw: "This model could not be calculated.",
  ended: "This model could not be calculated.",
};
