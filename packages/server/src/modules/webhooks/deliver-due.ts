import { setTimeout as sleep } from "node:timers/promises";
import { inUnit, startUnit, type UnitParts } from "#core/unit.ts";
import type { Storage } from "#db/db.ts";
import * as store from "./deliver-due.store.ts";
import { type Outcome, sendMessage } from "./send-message.ts";
import { switchOff } from "./switch-off.ts";
import { openSecret, signedHeaders } from "./webhook-secret.ts";

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** After each failed try; with the last one it has been 23 hours and 21 minutes. */
export const WAITS_MINUTES = [1, 5, 15, 60, 120, 240, 480, 480];
const FAILED_DAYS_MAX = 3;

const KEPT_MS = 30 * DAY_MS;
const KEPT_MOST = 500;

/** So many at a time, of which one team has a few: whoever is slow holds up nobody else. */
const SLOTS = 32;
const PER_TEAM_MAX = 4;
/** Longer than any try takes. One that died with its process is made again after it. */
const CLAIM_MS = MINUTE_MS;
/** What comes while something slow is on the way is found this soon. */
const LOOK_MS = 500;
/** Then another run goes on, maybe of another process. */
const RUN_MS = 4 * MINUTE_MS;

/** Whether the time of a message has come. */
export function hasDue({ storage, now }: Pick<UnitParts, "storage" | "now">) {
  return store.hasDue(storage, { now: now(), perTeamMax: PER_TEAM_MAX });
}

/** Sends what is due to the programs of teams, until there is no more. */
export async function deliverDue(parts: UnitParts, signal: AbortSignal) {
  const { storage, now } = parts;
  const startedAt = performance.now();
  const sending = new Set<Promise<void>>();
  for (;;) {
    const isOver = signal.aborted || performance.now() - startedAt > RUN_MS;
    const count = isOver ? 0 : SLOTS - sending.size;
    const until = new Date(now().getTime() + CLAIM_MS);
    const asked = { now: now(), until, count, perTeamMax: PER_TEAM_MAX };
    for (const claimed of count > 0 ? await store.claim(storage, asked) : []) {
      const work = deliver(parts, claimed, signal).finally(() => sending.delete(work));
      sending.add(work);
    }
    if (sending.size === 0) return;
    await Promise.race([...sending, sleep(LOOK_MS)]);
  }
}

/** Never throws. What is not noted is sent again, with the same id, when the claim has run out. */
async function deliver(parts: UnitParts, claimed: store.Claimed, signal: AbortSignal) {
  const { settings, secrets, now, log } = parts;
  const { teamId, webhookId, eventId, url, body } = claimed;
  try {
    const secret = openSecret(secrets, { teamId, id: webhookId }, claimed.secret);
    const headers = {
      ...{ "content-type": "application/json", "user-agent": "Forecastle-Webhooks/1" },
      ...signedHeaders(secret, { id: eventId, at: now(), body }),
    };
    const outcome = await sendMessage(settings, { url, headers, body }, signal);
    await note(parts, claimed, outcome);
  } catch (error) {
    if (!signal.aborted) log.error({ err: error, delivery: claimed.id }, "a message has to wait");
  }
}

async function note(parts: UnitParts, claimed: store.Claimed, outcome: Outcome) {
  const at = parts.now();
  const waitMinutes = WAITS_MINUTES[claimed.attempts - 1];
  const isTriedAgain = outcome.failure !== "" && waitMinutes !== undefined;
  const failingSince = await store.note(
    parts.storage,
    claimed,
    {
      ...outcome,
      state: outcome.failure === "" ? "delivered" : isTriedAgain ? "waiting" : "failed",
      dueAt: isTriedAgain ? new Date(at.getTime() + waitMinutes * MINUTE_MS) : null,
    },
    at,
  );
  if (!failingSince || at.getTime() - failingSince.getTime() < FAILED_DAYS_MAX * DAY_MS) return;
  const { teamId, webhookId } = claimed;
  const scope = { kind: "team", teamId } as const;
  const unit = startUnit(parts, { identity: null, requestId: `webhook-${webhookId}`, scope });
  await inUnit(unit, (context) => switchOff(context, { teamId, id: webhookId }, FAILED_DAYS_MAX));
}

/** Keeps a month of the log, and of each address its newest. */
export async function forgetOldDeliveries(storage: Storage, now: Date) {
  await store.deleteOld(storage, new Date(now.getTime() - KEPT_MS), KEPT_MOST);
}
