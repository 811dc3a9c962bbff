import { dayIn, graceEndOf } from "@app/contract/billing-calendar";
import type { SubscriptionStatus } from "@app/contract/subscription";
import { type Step, statusOf } from "@app/contract/subscription-state";

export type StandingPatch = {
  status: SubscriptionStatus;
  graceEndsAt?: Date | null;
  cancelledAt?: Date | null;
  cancelledByName?: string | null;
};

type Occasion = { now: Date; timeZone: string; byName: string };

/** What a step changes in how a subscription stands; periods and terms are whoever's who takes it. */
export function patchOf({ to, effects }: Step, { now, timeZone, byName }: Occasion): StandingPatch {
  const patch: StandingPatch = { status: statusOf(to) };
  for (const effect of effects) {
    switch (effect) {
      case "open_grace":
        patch.graceEndsAt = graceEndOf(timeZone, dayIn(timeZone, now));
        break;
      case "close_grace":
        patch.graceEndsAt = null;
        break;
      case "note_cancelling":
        Object.assign(patch, { cancelledAt: now, cancelledByName: byName });
        break;
      case "forget_cancelling":
        Object.assign(patch, { cancelledAt: null, cancelledByName: null });
        break;
      case "begin_term":
      case "begin_period":
      case "tell_admins":
        break;
    }
  }
  return patch;
}
