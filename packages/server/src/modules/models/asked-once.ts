import type { MemberContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import { hashToken } from "#core/secrets.ts";
import * as store from "./models.store.ts";

/** What is asked for under a save id. */
export type AskedOnce = { saveId: string; askedHash: string };

export function askedOnce(saveId: string, asked: unknown): AskedOnce {
  return { saveId, askedHash: hashToken(JSON.stringify(asked)) };
}

/** What else is sent under a used id would seem to be saved, and be lost. */
export function refuseOther({ askedHash }: AskedOnce, earlier: { askedHash: string | null }) {
  if (earlier.askedHash === null || earlier.askedHash === askedHash) return;
  throw new Refusal(409, "This save id was used for another change. Use a new one.", "saveId");
}

/** The model that somebody's save id made before, where it did. */
export async function findMade(
  { db, identity }: Pick<MemberContext, "db" | "identity">,
  once: AskedOnce,
) {
  const made = await store.selectMade(db, identity.userId, once.saveId);
  if (made) refuseOther(once, made);
  return made;
}

/** Whoever asks twice at once waits here, and finds what the first made. */
export async function findMadeInTurn(context: MemberContext, once: AskedOnce) {
  await store.lockSaveId(context.db, once.saveId);
  return findMade(context, once);
}
