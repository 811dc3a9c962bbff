/*
 * This browser keeps what was seen last, to be read without a line: in a cache that is one person's in
 * one team. There is one only while the server says that this person is signed in here, and nothing is
 * put where there is none.
 */
import type { getCurrentUser } from "@app/contract/current-user";
import type { DataOf } from "@app/contract/endpoint";

type User = DataOf<typeof getCurrentUser>;

const KEPT = "kept-";

/** Whoever the server says is signed in: theirs may be kept, and nothing of anybody else. */
export async function settleKept(user: User) {
  const own = ownName(user);
  await forgetKept(own);
  if (own !== undefined) await caches.open(own);
}

/** Nobody's where staff look in somebody's place. */
function ownName({ account, subscription, isMasquerading }: User) {
  if (!account || !subscription || isMasquerading) return undefined;
  return keptName({ userId: account.userId, teamId: subscription.id });
}

export function keptName({ userId, teamId }: { userId: number; teamId: number }) {
  return `${KEPT}${userId}-${teamId}`;
}

/** Removes all of it, or all but one person's. */
export async function forgetKept(but?: string) {
  for (const name of await keptNames()) if (name !== but) await caches.delete(name);
}

/** None on an address that is not safe, where a browser has no caches. */
export async function keptNames() {
  const names = (await globalThis.caches?.keys()) ?? [];
  return names.filter((name) => name.startsWith(KEPT));
}
