/** Minutes of support that paid plans include, as entries of the team's ledger. */
import { dayIn, startOfDay } from "@app/contract/billing-calendar";
import type { CreditChange } from "@app/contract/support";
import { firstDayOf, monthOfDay, writeDay } from "@app/engine/time/day";
import type { Context } from "#core/context.ts";
import { type Due, forEachDue } from "#core/each-due.ts";
import { inUnit, startUnit, type UnitParts } from "#core/unit.ts";
import type { Db } from "#db/db.ts";
import { balancesOf, lockTeam, type Posting, post } from "#modules/ledger/ledger.ts";
import { BALANCE_MINUTES_MAX, GRANT_MINUTES, planGrant } from "./plan-grant.ts";
import * as store from "./support-credit.store.ts";

/** Gives every paying team its minutes of this month, by the calendar of UTC, once. */
export function grantDueMinutes(parts: UnitParts, signal?: AbortSignal) {
  const now = parts.now();
  const { key } = planGrant(monthAt(now), 0);
  const due: Due<number> = {
    next: (after = 0, limit) => store.selectDue(parts.storage, { key, now, after, limit }),
    deed: (teamId) => grantMinutes(parts, teamId),
    complaint: "minutes of support were not given",
  };
  return forEachDue(parts, due, signal);
}

/** This month's, once. */
export function grantMinutes(parts: UnitParts, teamId: number) {
  const scope = { kind: "team", teamId } as const;
  const unit = startUnit(parts, { identity: null, requestId: "grant_minutes", scope });
  return inUnit(unit, async (context) => {
    // What lapses depends on what is left: nobody takes of it meanwhile.
    await lockTeam(context.db, teamId);
    const left = await minutesLeft(context.db, teamId);
    await post(context, teamId, planGrant(monthAt(parts.now()), left));
  });
}

function monthAt(moment: Date) {
  return monthOfDay(dayIn("UTC", moment));
}

type Use = { messageId: number; minutes: number; discussionId: number };

/** What an answer took. The ledger is read by the whole team, so it names the discussion by its number alone. */
export async function takeMinutes(
  context: Pick<Context, "db" | "now" | "audit">,
  teamId: number,
  { messageId, minutes, discussionId }: Use,
) {
  const description = `Reply in discussion ${discussionId}`;
  const used: Posting = {
    ...{ unit: "minutes", debit: "support_used", credit: "support_balance" },
    ...{ amount: minutes, description },
  };
  const key = takeKey(messageId);
  await post(context, teamId, { kind: "support", key, description, postings: [used] });
}

type Adjustment = { key: string; minutes: number; reason: string };

/** Minutes that staff give beyond a plan's, or take back; once by its key. Gives whether it was done now. */
export function adjustMinutes(
  context: Pick<Context, "db" | "now" | "audit">,
  teamId: number,
  { key, minutes, reason }: Adjustment,
) {
  const [debit, credit] =
    minutes > 0
      ? (["support_balance", "support_granted"] as const)
      : (["support_granted", "support_balance"] as const);
  const description = `Adjusted by support: ${reason}`;
  const adjusted: Posting = {
    ...{ unit: "minutes", debit, credit, amount: Math.abs(minutes), description },
  };
  return post(context, teamId, { kind: "support", key, description, postings: [adjusted] });
}

const takeKey = (messageId: number) => `support answer ${messageId}`;

/** The transaction that an entry is of; none for what a plan gives. */
export function messageOf(key: string) {
  const found = /^support answer (\d+)$/.exec(key)?.[1];
  return found === undefined ? undefined : Number(found);
}

const RECENT_MONTHS = 12;
/** More than a year has; of more, the newest. */
const RECENT_MAX = 1_000;

/** A page of the changes of a team's minutes, the latest first, each with what was left after it; and what sums and pictures need. */
export async function minutesHistory(
  { db, now }: Pick<Context, "db" | "now">,
  teamId: number,
  page: store.Page,
) {
  const items = await store.selectChanges(db, teamId, page);
  const month = monthAt(now());
  const since = startOfDay("UTC", firstDayOf(month + 1 - RECENT_MONTHS));
  const recent = await store.selectChangesSince(db, teamId, since, RECENT_MAX);
  const nextDay = writeDay(firstDayOf(month + 1));
  const plan = { minutes: GRANT_MINUTES, nextDay, minutesMax: BALANCE_MINUTES_MAX };
  return {
    items: items.map((row) => ({ ...changeOf(row), row })),
    totalItemCount: await store.countChanges(db, teamId),
    minutesLeft: await minutesLeft(db, teamId),
    plan: (await store.isGiven(db, teamId, now())) ? plan : null,
    recent: recent.reverse().map(changeOf),
  };
}

/** Months are given by the calendar of UTC: the day is that one's, wherever it is read. */
function changeOf({ at, key, other, minutes, minutesAfter }: store.Change): CreditChange {
  const isAdjusted = key.startsWith("support adjustment ");
  const kind = KINDS[other] ?? (isAdjusted ? "adjusted" : "given");
  const isOfMonth = kind === "given" || kind === "lapsed";
  return { at, kind, day: isOfMonth ? at.slice(0, 10) : null, minutes, minutesAfter };
}

const KINDS: Record<string, "used" | "lapsed"> = {
  support_used: "used",
  support_lapsed: "lapsed",
};

/** What several teams have left, for staff; none for a team that never had any. */
export async function minutesLeftByTeam(db: Db, teamIds: number[]) {
  const rows = await store.selectBalances(db, teamIds);
  return new Map(rows.map(({ teamId, minutes }) => [teamId, minutes]));
}

export async function minutesLeft(db: Db, teamId: number) {
  const balances = await balancesOf(db, teamId);
  return balances.find(({ account }) => account === "support_balance")?.amount ?? 0;
}
