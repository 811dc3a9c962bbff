import { SHOCK_KINDS, type Shock } from "@app/engine/analysis/shock";
import { z } from "zod";
import { defineJob, type JobContext } from "#core/job.ts";
import type { Failure } from "#core/task.ts";
import { monthOfDate } from "#modules/connections/connections.ts";
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
    const { jobId, unit, now } = context;
    const ids = await unit((own) => store.begin(own.db, askerOf(own), jobId));
    const outlook = startOutlook(monthOfDate(now()), shocks.length);
    for (let at = 0; at < ids.length; at += MODELS_AT_ONCE) {
      signal.throwIfAborted();
      progress(`${at} of ${ids.length} forecasts`, at / ids.length);
      const some = ids.slice(at, at + MODELS_AT_ONCE);
      const documents = await unit((own) => store.selectDocuments(own.db, askerOf(own), some));
      const results = await Promise.all(
        documents.map(async ({ modelId, text }) => ({
          modelId,
          ...(await tryOn(context, { text, shocks }, signal)),
        })),
      );
      signal.throwIfAborted();
      for (const { outcome } of results) if (outcome) addOutcome(outlook, outcome);
      await unit((own) => store.addResults(own.db, askerOf(own).teamId, jobId, results));
    }
    await unit((own) => store.finish(own.db, jobId, outlookFrom(outlook), own.now()));
    return null;
  },
});

type Tried = { outcome: ShockOutcome | null; failure: string | null };

/** One forecast that does not work out keeps nobody from the others. */
async function tryOn(
  { pool, teamId }: JobContext,
  input: { text: string; shocks: readonly Shock[] },
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
