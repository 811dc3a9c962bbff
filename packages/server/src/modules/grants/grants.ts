import type { Db, Storage } from "#db/db.ts";
import * as store from "./grants.store.ts";

export { takeMail } from "./grants-mail.ts";
export { addTrustedUser, setTrustedUser } from "./trusted-users.ts";

/** Removes for good what can no longer be accepted. */
export async function forgetEndedOffers(storage: Storage, now: Date) {
  await store.deleteEnded(storage, now);
}

type Heir = { id: number; userId: number };

/** Every model that one member of a team owns, or only some, becomes another's, who then needs no grant for it. */
export async function handOverModels(
  db: Db,
  teamId: number,
  fromId: number,
  to: Heir,
  at: Date,
  only?: readonly number[],
) {
  const ids = await store.setOwnerOfAll(db, teamId, fromId, to.id, at, only);
  for (const id of ids) await store.revoke(db, { teamId, id }, to.userId);
  return ids;
}
