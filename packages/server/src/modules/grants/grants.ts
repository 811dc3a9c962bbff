import type { Storage } from "#db/db.ts";
import * as store from "./grants.store.ts";

export { addTrustedUser, setTrustedUser } from "./trusted-users.ts";

/** Removes for good what can no longer be accepted. */
export async function forgetEndedOffers(storage: Storage, now: Date) {
  await store.deleteEnded(storage, now);
}
