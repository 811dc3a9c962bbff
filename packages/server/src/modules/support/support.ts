/** What a team and support say to each other. */
import type { CheckedOf } from "@app/contract/endpoint";
import { UNPAGED_ROWS_MAX } from "@app/contract/paging";
import type { createSupportDiscussion, replyToSupportDiscussion } from "@app/contract/support";
import { type listSupportDiscussions, supportFilter } from "@app/contract/support-list";
import type { MemberContext } from "#core/context.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import { withinAnswer } from "#core/within-answer.ts";
import { close, record } from "./close-discussion.ts";
import { maySetPrivate, present, presentListed } from "./present-discussion.ts";
import * as store from "./support.store.ts";
import { attachImages } from "./support-images.ts";
import { tellPeople } from "./support-mails.ts";
import * as messages from "./support-messages.store.ts";
import * as people from "./support-people.store.ts";

export { answer, setTaken } from "./staff-support.ts";

/** More than anybody asks, and less than would flood those who are told by mail. */
const REQUESTS = { name: "support.requests", count: 20, windowSeconds: 60 * 60 };
const REPLIES = { name: "support.replies", count: 60, windowSeconds: 60 * 60 };
const INVITES = { name: "support.invites", count: 60, windowSeconds: 60 * 60 };
/** They are sent whole, with what was asked. */
const REPLIES_MAX = 500;

type ListQuery = CheckedOf<typeof listSupportDiscussions>["query"];

export async function list(context: MemberContext, query: ListQuery) {
  const { db } = context;
  const self = onlookerOf(context);
  const page = query.pagination ? query : { ...query, offset: 0, limit: UNPAGED_ROWS_MAX };
  const rows = await store.selectPage(db, self, page);
  const counts = await store.countByFilter(db, self, query.search);
  return {
    items: withinAnswer(rows.map((row) => presentListed(row, self))),
    totalItemCount: counts[query.filter],
    filterCounts: supportFilter.options.map((key) => ({ key, count: counts[key] })),
    newAnswerCount: await store.countNewAnswers(db, self),
  };
}

export async function get(context: MemberContext, id: number) {
  return present(context.db, onlookerOf(context), await find(context, id));
}

/** Which of these whoever asks may see. */
export async function seenOf(context: MemberContext, ids: number[]) {
  return new Set(
    ids.length > 0 ? await store.selectVisible(context.db, onlookerOf(context), ids) : [],
  );
}

export async function create(
  context: MemberContext,
  { subject, body, images, private: isPrivate }: CheckedOf<typeof createSupportDiscussion>["body"],
) {
  await context.take(REQUESTS, String(context.identity.userId));
  const self = onlookerOf(context);
  const { db } = context;
  const now = context.now();
  const words = { kind: "REQUEST", text: body, ...authorOf(context) } as const;
  const made = await messages.insert(db, self.teamId, { subject, isPrivate }, words, now);
  const of = { teamId: self.teamId, id: made.id };
  const asker = { accountId: self.accountId, isAuthor: true, invitedByName: null, since: now };
  await people.insertPerson(db, of, asker);
  await attachImages(context, of, made.messageId, images);
  record(context, "support_discussion.create", { id: made.id, subject, isPrivate });
  return get(context, made.id);
}

/** Who replies is in it from then on. What was closed is open again: somebody waits for an answer. */
export async function reply(
  context: MemberContext,
  parentTransactionId: number,
  { body, images }: CheckedOf<typeof replyToSupportDiscussion>["body"],
) {
  await context.take(REPLIES, String(context.identity.userId));
  const self = onlookerOf(context);
  const { db } = context;
  const row = await store.selectByParent(db, self, parentTransactionId);
  if (!row) throw notFound("Discussion");
  if ((await messages.countMessages(db, row)) > REPLIES_MAX) {
    throw new Refusal(409, `A discussion has at most ${REPLIES_MAX} replies. Ask anew.`);
  }
  const now = context.now();
  const words = { kind: "REQUEST", text: body, ...authorOf(context) } as const;
  const messageId = await messages.addMessage(db, row, words, now);
  if (row.closedAt) await store.update(db, row.teamId, row.id, { closedAt: null });
  const replier = { accountId: self.accountId, isAuthor: false, invitedByName: null, since: now };
  await people.insertPerson(db, row, replier);
  await attachImages(context, row, messageId, images);
  record(context, "support_discussion.reply", row, { messageId });
  await tellPeople(context, row, "support_reply", body);
  return get(context, row.id);
}

/** Somebody of another team is nobody here. */
export async function invite(context: MemberContext, id: number, accountId: number) {
  await context.take(INVITES, String(context.identity.userId));
  const { db, identity } = context;
  const row = await find(context, id);
  const colleague = await people.selectMember(db, row.teamId, accountId);
  if (!colleague) throw notFound("Team member");
  const invitedByName = identity.member.name;
  const invited = { accountId, isAuthor: false, invitedByName, since: context.now() };
  if (!(await people.insertPerson(db, row, invited))) {
    throw new Refusal(409, `${colleague.name} is in this discussion already.`, "accountId");
  }
  record(context, "support_discussion.invite", row, { accountId, name: colleague.name });
  const { email } = colleague;
  const payload = { email, discussionId: id, subject: row.subject, byName: invitedByName };
  context.mail({ kind: "support_invite", teamId: row.teamId, payload });
  return get(context, id);
}

export async function setClosed(context: MemberContext, id: number, isClosed: boolean) {
  await close(context, await find(context, id), isClosed, "team");
  return get(context, id);
}

/** Nobody locks a colleague out of a discussion without being in it, or shows what a colleague asked in private. */
export async function setPrivate(context: MemberContext, id: number, isPrivate: boolean) {
  const row = await find(context, id);
  if (row.seenMessageId === null) {
    throw new Refusal(403, "Only the people in a discussion decide who sees it.");
  }
  if (!isPrivate && !maySetPrivate(row)) {
    throw new Refusal(403, "Only who asked shows a private discussion to the team.");
  }
  await store.update(context.db, row.teamId, id, { isPrivate });
  const action = isPrivate ? "support_discussion.set_private" : "support_discussion.set_public";
  record(context, action, { ...row, isPrivate });
  return get(context, id);
}

export async function markSeen(context: MemberContext, id: number, messageId: number) {
  await find(context, id);
  await people.setSeen(context.db, onlookerOf(context), id, messageId);
  return null;
}

async function find(context: MemberContext, id: number) {
  const row = await store.select(context.db, onlookerOf(context), id);
  if (!row) throw notFound("Discussion");
  return row;
}

export function onlookerOf({ identity }: MemberContext) {
  const { teamId, accountId } = identity.member;
  return { teamId, accountId };
}

function authorOf({ identity }: MemberContext) {
  const { accountId, name } = identity.member;
  return { accountId, authorName: name };
}
