import type { CheckedOf } from "@app/contract/endpoint";
import { UNPAGED_ROWS_MAX } from "@app/contract/paging";
import type { listStaffAccounts, startMasquerade } from "@app/contract/staff";
import type { Context, MemberContext } from "#core/context.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import * as store from "./staff.store.ts";

const MASQUERADE_MS = 30 * 60 * 1000;

/** The customers of all teams. */
export async function listAccounts(
  { db }: MemberContext,
  { search, offset, limit, pagination }: CheckedOf<typeof listStaffAccounts>["query"],
) {
  const page = pagination ? { offset, limit } : { offset: 0, limit: UNPAGED_ROWS_MAX };
  const items = await store.selectCustomers(db, { search, ...page });
  return { items, totalItemCount: await store.countCustomers(db, search) };
}

/** What the team of an account and support talk about now. */
export async function listOpenDiscussions(context: MemberContext, accountId: number) {
  const customer = await store.findAccount(context.db, accountId);
  if (!customer) throw notFound("Account");
  return { items: await findReasons(context, customer.teamId) };
}

/** The team's open discussions: but what staff began in a customer's place or opened again is no word of the customer's. */
async function findReasons(context: MemberContext, teamId: number) {
  const { db } = context;
  const open = await store.selectOpenDiscussions(db, teamId, UNPAGED_ROWS_MAX);
  await context.bind({ kind: "team", teamId });
  const ids = open.map(({ id }) => id);
  const madeByStaff = await store.selectMadeByStaff(db, teamId, ids);
  return open.filter(({ id }) => !madeByStaff.has(id));
}

/** What nobody can see is no reason. */
const LEGIBLE = /[\p{L}\p{N}]/u;

/**
 * For half an hour this session sees what the customer sees. It changes something only
 * while an open discussion of the customer's team asks for it: once that is closed, it reads. The customer's own
 * trail says who came, why and for how long.
 */
export async function masquerade(
  context: MemberContext,
  { accountId, reason, discussionId, canChange }: CheckedOf<typeof startMasquerade>["body"],
) {
  if (!LEGIBLE.test(reason)) throw new Refusal(400, "Say why.", "reason");
  const { db, identity, now } = context;
  const customer = await store.findAccount(db, accountId);
  if (!customer) throw notFound("Account");
  if (customer.isStaff) throw new Refusal(403, "You cannot act as another member of staff.");

  const discussion = await findDiscussion(context, customer.teamId, discussionId, canChange);
  const until = new Date(now().getTime() + MASQUERADE_MS);
  await store.setMasquerade(db, identity.sessionId, {
    masqueradeAccountId: accountId,
    masqueradeUntil: until,
    masqueradeDiscussionId: canChange ? discussionId : null,
  });
  context.audit({
    action: "masquerade.start",
    teamId: customer.teamId,
    userId: customer.userId,
    masqueraderUserId: identity.userId,
    subjectId: accountId,
    subjectName: customer.name,
    after: { reason, discussionId, discussion, canChange, until: until.toISOString() },
  });
}

/** What it is called in the trail, which all of the team may read. */
async function findDiscussion(
  context: MemberContext,
  teamId: number,
  discussionId: number | null,
  canChange: boolean,
) {
  if (discussionId === null) {
    if (!canChange) return null;
    throw new Refusal(400, "Choose the discussion that asks for a change.", "discussionId");
  }
  const reasons = await findReasons(context, teamId);
  const found = reasons.find(({ id }) => id === discussionId);
  if (!found) throw new Refusal(400, "Choose an open discussion of this team.", "discussionId");
  return found.isPrivate ? `Discussion ${discussionId}` : found.subject;
}

/** Who of staff looks, and for which discussion they change something. */
export async function describeMasquerade(context: Context, sessionId: number, userId: number) {
  await context.bind({ kind: "staff" });
  const found = await store.findMasquerade(context.db, sessionId, userId);
  return { staffName: found?.staffName ?? "", discussion: found?.discussion ?? null };
}

export async function endMasquerade({ db, identity, audit }: MemberContext) {
  if (!identity.masquerader) return;
  await store.setMasquerade(db, identity.sessionId, {
    masqueradeAccountId: null,
    masqueradeUntil: null,
    masqueradeDiscussionId: null,
  });
  const { accountId, name } = identity.member;
  audit({ action: "masquerade.end", subjectId: accountId, subjectName: name });
}
