/** The other side of a discussion: staff find it in any team, answer and close it. */
import type { CheckedOf } from "@app/contract/endpoint";
import { UNPAGED_ROWS_MAX } from "@app/contract/paging";
import {
  type answerDiscussion,
  type listStaffDiscussions,
  staffSupportFilter,
} from "@app/contract/staff-support";
import type { MemberContext } from "#core/context.ts";
import { openFile } from "#core/files/files.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import { lockTeam } from "#modules/ledger/ledger.ts";
import {
  minutesLeft,
  minutesLeftByTeam,
  takeMinutes,
} from "#modules/support-credit/support-credit.ts";
import { close, record } from "./close-discussion.ts";
import { present } from "./present-discussion.ts";
import * as staff from "./staff-support.store.ts";
import * as store from "./support.store.ts";
import { supportImage } from "./support-images.ts";
import { tellPeople } from "./support-mails.ts";
import * as messages from "./support-messages.store.ts";

type ListQuery = CheckedOf<typeof listStaffDiscussions>["query"];

export async function list(context: MemberContext, query: ListQuery) {
  const { db, identity } = context;
  const page = query.pagination ? query : { ...query, offset: 0, limit: UNPAGED_ROWS_MAX };
  const rows = await staff.selectPage(db, page);
  const counts = await staff.countByFilter(db, query.search);
  const teamIds = rows.map(({ teamId }) => teamId);
  const credits = await minutesLeftByTeam(db, teamIds);
  return {
    items: rows.map((row) => ({
      ...{ id: row.id, subject: row.subject, teamName: row.teamName, minutesUsed: row.minutesUsed },
      askedByName: row.askedByName,
      ...{ closed: row.closedAt !== null, private: row.isPrivate },
      updatedAt: row.updatedAt.toISOString(),
      ...standingOf(row, identity.userId),
      minutesLeft: credits.get(row.teamId) ?? 0,
      last: { authorName: row.lastAuthorName, text: row.lastText },
    })),
    totalItemCount: counts[query.filter],
    filterCounts: staffSupportFilter.options.map((key) => ({ key, count: counts[key] })),
  };
}

export async function get(context: MemberContext, id: number) {
  return show(context, await open(context, id));
}

/** Words, and the minutes they took as a transaction of their own. */
export async function answer(
  context: MemberContext,
  id: number,
  { body, minutes, isBeyondCredit }: CheckedOf<typeof answerDiscussion>["body"],
) {
  const opened = await open(context, id);
  const { row } = opened;
  const { db, identity } = context;
  if (minutes > 0 && !isBeyondCredit) await refuseBeyondCredit(context, row.teamId, minutes);
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

/** Nobody else takes of it before this does. */
async function refuseBeyondCredit({ db }: MemberContext, teamId: number, minutes: number) {
  await lockTeam(db, teamId);
  const beyond = minutes - Math.max(0, await minutesLeft(db, teamId));
  if (beyond <= 0) return;
  const many = beyond === 1 ? "1 minute" : `${beyond} minutes`;
  throw new Refusal(409, `This is ${many} beyond the team's credit. Confirm it.`, "minutes");
}

export async function setClosed(context: MemberContext, id: number, isClosed: boolean) {
  const opened = await open(context, id);
  await close(context, opened.row, isClosed, "staff");
  return show(context, opened);
}

/** Whoever has it is asked to give it back first, so that no two answer at once. */
export async function setTaken(context: MemberContext, id: number, isTaken: boolean) {
  const opened = await open(context, id);
  const { row } = opened;
  const { db, identity } = context;
  const keeper = { takenByUserId: identity.userId, takenByName: identity.member.name };
  if (isTaken && row.takenByUserId !== identity.userId) {
    if (!(await staff.take(db, row, keeper))) {
      throw new Refusal(409, `${row.takenByName || "Somebody else"} looks after this discussion.`);
    }
  }
  if (!isTaken) await staff.giveBack(db, row);
  const action = isTaken ? "support_discussion.take" : "support_discussion.give_back";
  record(context, action, row, { takenBy: isTaken ? keeper.takenByName : "" });
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

async function show({ db, identity }: MemberContext, { row: { teamId, id }, teamName }: Opened) {
  const support = { teamId, accountId: null };
  const row = await store.select(db, support, id);
  if (!row) throw notFound("Discussion");
  return {
    ...(await present(db, support, row)),
    ...{ teamName, minutesLeft: await minutesLeft(db, teamId) },
    ...standingOf(row, identity.userId),
  };
}

type Standing = Pick<store.Row, "waitingSince" | "takenByUserId" | "takenByName">;

function standingOf({ waitingSince, takenByUserId, takenByName }: Standing, userId: number) {
  return {
    waitingSince: waitingSince?.toISOString() ?? null,
    takenBy: takenByUserId === null ? null : { name: takenByName, isMe: takenByUserId === userId },
  };
}
