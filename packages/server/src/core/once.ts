import type { Db, Storage } from "#db/db.ts";
import { canonicalJson } from "./audit-chain.ts";
import type { MemberContext } from "./context.ts";
import * as store from "./once.store.ts";
import { Refusal } from "./refusal.ts";
import { hashToken } from "./secrets.ts";

export type Asked = { call: { path: string }; key: string | undefined; body: unknown };

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 30;

/**
 * Does what somebody pays for once for each key they gave: sent again it is answered as it was, and sent
 * at the same moment it waits for the first. What was refused was not done, and can be asked for again.
 */
export async function once<T>(context: MemberContext, asked: Asked, deed: () => Promise<T>) {
  const { call, key, body } = asked;
  if (key === undefined) return deed();
  const { teamId, accountId } = context.identity.member;
  const askedHash = hashToken(canonicalJson([call.path, body]));
  const row = { teamId, accountId, key, askedHash, at: context.now() };
  const earlier = await store.claim(context.db, row);
  if (!earlier) {
    const answer = await deed();
    await store.keepAnswer(context.db, row, answer);
    return answer;
  }
  if (earlier.askedHash === askedHash) return earlier.answer as T;
  throw new Refusal(409, "This Idempotency-Key was used for another request.");
}

/** Whether something was done under a key. */
export async function isAnswered(db: Db, accountId: number, key: string) {
  return (await store.find(db, { accountId, key })) !== undefined;
}

export async function forgetOldKeys(storage: Storage, now: Date) {
  await store.deleteBefore(storage, new Date(now.getTime() - KEPT_DAYS * DAY_MS));
}
