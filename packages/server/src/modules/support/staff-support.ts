/** The other side of a discussion: staff find it in any team, answer and close it. */
import type { CheckedOf } from "@app/contract/endpoint";
import { UNPAGED_ROWS_MAX } from "@app/contract/paging";
import type { answerDiscussion, listStaffDiscussions } from "@app/contract/staff-support";
import { supportFilter } from "@app/contract/support-list";
import type { MemberContext } from "#core/context.ts";
import { openFile } from "#core/files/files.ts";
import { notFound } from "#core/refusal.ts";
import { takeMinutes } from "#modules/support-credit/support-credit.ts";
import { present } from "./present-discussion.ts";
import * as staff from "./staff-support.store.ts";
import * as store from "./support.store.ts";
import { close, record } from "./support.ts";
import { supportImage } from "./support-images.ts";
import { tellPeople } from "./support-mails.ts";
import * as messages from "./support-messages.store.ts";

type ListQuery = CheckedOf<typeof listStaffDiscussions>["query"];

export async function list({ db }: MemberContext, query: ListQuery) {
  const page = query.pagination ? query : { ...query, offset: 0, limit: UNPAGED_ROWS_MAX };
  const rows = await staff.selectPage(db, page);
  const counts = await staff.countByFilter(db, query.search);
  return {
    items: rows.map(({ closedAt, isPrivate, updatedAt, lastAuthorName, lastText, ...row }) => ({
      ...row,
      ...{ closed: closedAt !== null, private: isPrivate, updatedAt: updatedAt.toISOString() },
      last: { authorName: lastAuthorName, text: lastText },
    })),
    totalItemCount: counts[query.filter],
    filterCounts: supportFilter.options.map((key) => ({ key, count: counts[key] })),
  };
}

export async function get(context: MemberContext, id: number) {
  return show(context, await open(context, id));
}

/** Words, and the minutes they took as a transaction of their own. */
export async function answer(
  context: MemberContext,
  id: number,
  { body, minutes }: CheckedOf<typeof answerDiscussion>["body"],
) {
  const opened = await open(context, id);
  const { row } = opened;
  const { db, identity } = context;
  const now = context.now();
  const by = { accountId: null, authorName: identity.member.name };
  const response = { kind: "RESPONSE", text: body, ...by } as const;
  const messageId = await messages.addMessage(db, row, response, now);
  if (minutes > 0) {
    const transaction = { kind: "TRANSACTION", text: "", minutes, ...by } as const;
    const used = { messageId: await messages.addMessage(db, row, transaction, now), minutes };
    await takeMinutes(context, row.teamId, { ...used, discussionId: id });
  }
  record(context, "support_discussion.answer", row, { messageId, minutes });
  await tellPeople(context, row, "support_answer", body);
  return show(context, opened);
}

export async function setClosed(context: MemberContext, id: number, isClosed: boolean) {
  const opened = await open(context, id);
  await close(context, opened.row, isClosed);
  return show(context, opened);
}

export async function imageFile(context: MemberContext, id: number, name: string) {
  const found = await context.commitNow((db) => staff.selectTeam(db, id));
  if (!found) throw notFound("Discussion");
  const { teamId } = found;
  await context.bind({ kind: "team", teamId });
  const isThere = await context.commitNow((db) => messages.hasImage(db, { teamId, id }, name));
  if (!isThere) throw notFound(supportImage.noun);
  return openFile(context, supportImage, name, teamId);
}

type Opened = { row: store.Row; teamName: string };

/** From here on the unit of work is bound to the customer's team. */
async function open(context: MemberContext, id: number): Promise<Opened> {
  const found = await staff.selectTeam(context.db, id);
  if (!found) throw notFound("Discussion");
  const { teamId, teamName } = found;
  await context.bind({ kind: "team", teamId });
  const row = await store.select(context.db, { teamId, accountId: null }, id);
  if (!row) throw notFound("Discussion");
  return { row, teamName };
}

async function show({ db }: MemberContext, { row: { teamId, id }, teamName }: Opened) {
  const support = { teamId, accountId: null };
  const row = await store.select(db, support, id);
  if (!row) throw notFound("Discussion");
  return { ...(await present(db, support, row)), teamName };
}
