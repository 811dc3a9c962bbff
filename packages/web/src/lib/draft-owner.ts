/*
 * This browser keeps words that were typed and not sent yet, by who typed them in which team and where. They
 * are shown to nobody else and go when they are sent, discarded or signed out of, or when somebody else signs in.
 * What reads and writes them is in kept-drafts.ts, which only pages with such words load.
 */

type Owner = { userId: number; teamId: number };

const KEPT = "draft-";
let owner: Owner | undefined;

/** Whose page it is from now on; nothing is kept where there is no owner, as where staff look in somebody's place. */
export function setDraftOwner(next: Owner | undefined) {
  owner = next;
  if (next) forgetDrafts(`${KEPT}${next.userId}-`);
}

/** Whether this browser keeps something of this person's that is not sent, in any of their teams. */
export function hasDrafts(userId: number) {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`${KEPT}${userId}-`));
  } catch {
    return false;
  }
}

/** All that is kept here, whoever's it is, but those that begin so. */
export function forgetDrafts(but?: string) {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(KEPT) && !(but && key.startsWith(but))) localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to give up.
  }
}

/** Storage that is off, full or damaged keeps nothing, and hinders nobody who types. */
export function withDraft<T>(place: string, use: (storage: Storage, key: string) => T) {
  if (!owner) return undefined;
  try {
    return use(localStorage, `${KEPT}${owner.userId}-${owner.teamId}-${place}`);
  } catch {
    return undefined;
  }
}
