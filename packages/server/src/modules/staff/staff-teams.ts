/** Staff look up a team: how it stands, who is in it, and what is left of its support credit. */
import type { CheckedOf } from "@app/contract/endpoint";
import { UNPAGED_ROWS_MAX } from "@app/contract/paging";
import type { adjustSupportCredit, listStaffTeams } from "@app/contract/staff-teams";
import { isReadOnly } from "@app/contract/subscription-state";
import type { MemberContext } from "#core/context.ts";
import { notFound } from "#core/refusal.ts";
import { adjustMinutes, minutesLeft } from "#modules/support-credit/support-credit.ts";
import * as store from "./staff-teams.store.ts";

export async function listTeams(
  { db }: MemberContext,
  { search, offset, limit, pagination }: CheckedOf<typeof listStaffTeams>["query"],
) {
  const page = pagination ? { offset, limit } : { offset: 0, limit: UNPAGED_ROWS_MAX };
  const rows = await store.selectPage(db, { search, ...page });
  return { items: rows.map(presentListed), totalItemCount: await store.countTeams(db, search) };
}

export async function getTeam(context: MemberContext, id: number) {
  return present(context, await open(context, id));
}

/** The team reads who gave or took how much and why, in its Credit History and in its trail. */
export async function adjustCredit(
  context: MemberContext,
  id: number,
  { saveId, ...adjustment }: CheckedOf<typeof adjustSupportCredit>["body"],
) {
  const row = await open(context, id);
  const key = `support adjustment ${saveId}`;
  if (await adjustMinutes(context, id, { ...adjustment, key })) {
    context.audit({
      ...{ action: "staff.adjust_credit", teamId: id, subjectId: id, subjectName: row.teamName },
      after: adjustment,
    });
  }
  return present(context, row);
}

/** From here on the unit of work is bound to the customer's team. */
async function open(context: MemberContext, id: number) {
  const row = await store.select(context.db, id);
  if (!row) throw notFound("Team");
  await context.bind({ kind: "team", teamId: id });
  return row;
}

async function present({ db, now }: MemberContext, row: store.Row) {
  const people = await store.selectPeople(db, row.id);
  return {
    ...presentListed(row),
    isReadOnly: isReadOnly(row.status, row.graceEndsAt, now()),
    createdAt: row.createdAt.toISOString(),
    ...(await store.countBelongings(db, row.id)),
    minutesLeft: await minutesLeft(db, row.id),
    people: people.map(({ lastSeenAt, ...person }) => ({
      ...person,
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    })),
  };
}

function presentListed(row: store.Row) {
  const { id, teamName, subscriptionType, status, periodTo, termTo, userCount } = row;
  const endsOn = status === "cancelled" ? termTo : periodTo;
  return { id, teamName, subscriptionType, status, endsOn, userCount };
}
