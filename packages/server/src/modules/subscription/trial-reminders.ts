/** A trial's admins are told of its end before it comes: with five days left, and with one. */
import { readDay } from "@app/engine/time/day";
import type { Context } from "#core/context.ts";
import { type Due, forEachDue } from "#core/each-due.ts";
import { inUnit, startUnit, type UnitParts } from "#core/unit.ts";
import { todayOf } from "./plan-view.ts";
import { record } from "./record-plan.ts";
import * as store from "./subscription-plan.store.ts";

/** Pages tell of it from the first of them on. */
export const TRIAL_TOLD_DAYS = [5, 1] as const;

/** Each team in a unit of its own, and once for each of the days, however often it is tried. */
export function remindTrials(parts: UnitParts, signal?: AbortSignal) {
  const { storage, now } = parts;
  const due: Due<number> = {
    next: (after = 0, limit) =>
      store.selectTrialsToTell(storage, now(), TRIAL_TOLD_DAYS, { after, limit }),
    deed: (teamId) => {
      const scope = { kind: "team", teamId } as const;
      const unit = startUnit(parts, { identity: null, requestId: "remind_trials", scope });
      return inUnit(unit, (context) => remind(context, teamId));
    },
    complaint: "nobody was told of the end of a trial",
  };
  return forEachDue(parts, due, signal);
}

async function remind(context: Context, teamId: number) {
  const row = await store.lockPlan(context.db, teamId);
  if (row?.status !== "trialing") return;
  const left = (readDay(row.termTo ?? "") ?? 0) - todayOf(context, row);
  const trialToldDays = TRIAL_TOLD_DAYS.findLast((days) => left <= days);
  const before = row.trialToldDays ?? Number.POSITIVE_INFINITY;
  if (left <= 0 || trialToldDays === undefined || trialToldDays >= before) return;
  await record(context, row, { trialToldDays }, { action: "subscription.trial_ends" });
}
