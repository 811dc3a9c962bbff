/** What staff tell customers on every page, to whom and for how long. */
import type { announcementDraft, listAnnouncements } from "@app/contract/announcements";
import type { CheckedOf, DataOf } from "@app/contract/endpoint";
import { UNPAGED_ROWS_MAX } from "@app/contract/paging";
import type * as z from "zod/mini";
import type { Context, Member, MemberContext } from "#core/context.ts";
import { notForStaff, notFound, Refusal } from "#core/refusal.ts";
import { list as listSources } from "#modules/data-sources/data-sources.ts";
import * as store from "./announcements.store.ts";

/** More would push every page down. */
const AHEAD_MAX = 3;
const DAYS_MAX = 90;
const DAY_MS = 86_400_000;

type Draft = z.output<typeof announcementDraft>;
type Listed = DataOf<typeof listAnnouncements>;

/** The session's query says whether it is worth asking. */
export async function announcementAlerts(context: Pick<Context, "db" | "now">, member: Member) {
  if (!member.hasAnnouncements) return [];
  const { db, now } = context;
  const { subscriptionType } = member.team;
  const shown = await store.selectShown(db, { ...member, subscriptionType }, now());
  return shown.map(({ id, version, kind, text, shownUntil }) => ({
    ...{ key: `announcement_${id}_${version}`, kind, message: text },
    announcement: { id, version, until: shownUntil.toISOString() },
  }));
}

/** What a customer has read is theirs: staff in their place dismiss nothing. */
export async function dismiss({ db, identity }: MemberContext, id: number, version: number) {
  if (identity.masquerader) {
    throw notForStaff();
  }
  const row = await store.select(db, id);
  if (!row) throw notFound("Announcement");
  const { teamId, accountId } = identity.member;
  const seen = Math.min(version, row.version);
  await store.dismiss(db, { teamId, accountId, announcementId: id, version: seen });
  return null;
}

export async function list(
  { db, now, settings }: MemberContext,
  { offset, limit, pagination }: CheckedOf<typeof listAnnouncements>["query"],
): Promise<Listed> {
  const page = pagination ? { offset, limit } : { offset: 0, limit: UNPAGED_ROWS_MAX };
  const rows = await store.selectPage(db, page);
  const teams = await store.countTeams(db);
  const names = new Map(listSources(settings).items.map(({ id, name }) => [id, name]));
  const bySource = await store.countSourceTeams(db);
  return {
    items: rows.map((row) => present(row, now())),
    totalItemCount: await store.countAll(db),
    audiences: [
      { audience: "everybody", sourceId: null, name: "Everybody", teamCount: teams.everybody },
      { audience: "advisors", sourceId: null, name: "Advisors", teamCount: teams.advisors },
      { audience: "companies", sourceId: null, name: "Companies", teamCount: teams.companies },
      { audience: "trials", sourceId: null, name: "Teams on trial", teamCount: teams.trials },
      ...bySource.map(({ sourceId, teams: teamCount }) => ({
        ...{ audience: "source" as const, sourceId, teamCount },
        name: `${names.get(sourceId) ?? `Source ${sourceId}`} users`,
      })),
    ],
  };
}

export async function create(context: MemberContext, draft: Draft) {
  const { db, identity } = context;
  const now = context.now();
  const facts = factsOf(context, draft, now);
  if ((await store.countAhead(db, now)) >= AHEAD_MAX) {
    throw new Refusal(409, `${AHEAD_MAX} announcements are shown or will be. End one first.`);
  }
  const row = await store.insert(db, { ...facts, byName: identity.member.name });
  return record(context, "announcement.create", row);
}

/** Who dismissed other words is told these. */
export async function update(context: MemberContext, id: number, draft: Draft) {
  const before = await open(context, id);
  // What has begun goes on as it began.
  const begun = new Date(Math.min(before.shownFrom.getTime(), context.now().getTime()));
  const facts = factsOf(context, draft, begun);
  const version = before.version + (facts.text === before.text ? 0 : 1);
  const row = await store.update(context.db, id, { ...facts, version });
  return record(context, "announcement.update", row, before);
}

export async function end(context: MemberContext, id: number) {
  const before = await open(context, id);
  const row = await store.update(context.db, id, { shownUntil: context.now() });
  return record(context, "announcement.end", row, before);
}

async function open({ db, now }: MemberContext, id: number) {
  const row = await store.selectToChange(db, id);
  if (!row) throw notFound("Announcement");
  if (row.shownUntil <= now()) {
    throw new Refusal(409, "This announcement is over. Post a new one.");
  }
  return row;
}

/** A draft as it is kept, if it makes sense. */
function factsOf({ now, settings }: MemberContext, draft: Draft, atOnce: Date) {
  const { text, kind, audience } = draft;
  const sourceId = audience === "source" ? draft.sourceId : null;
  const isSource = listSources(settings).items.some(({ id }) => id === sourceId);
  if (audience === "source" && !isSource) throw new Refusal(400, "Choose the source.", "sourceId");
  const shownFrom = draft.from === null ? atOnce : new Date(draft.from);
  const shownUntil = new Date(draft.until);
  if (shownUntil <= shownFrom || shownUntil <= now()) {
    throw new Refusal(400, "Choose an end that is to come, after the beginning.", "until");
  }
  if (shownUntil.getTime() - shownFrom.getTime() > DAYS_MAX * DAY_MS) {
    throw new Refusal(400, `At most ${DAYS_MAX} days.`, "until");
  }
  return { text, kind, audience, sourceId, shownFrom, shownUntil };
}

function record(context: MemberContext, action: string, row: store.Row, before?: store.Row) {
  const { id } = row;
  context.audit({
    ...{ action, subjectId: id, subjectName: `Announcement ${id}`, after: told(row) },
    ...(before && { before: told(before) }),
  });
  return present(row, context.now());
}

/** As the trail and the page have it. */
function told({ text, kind, audience, sourceId, shownFrom, shownUntil }: store.Row) {
  const shown = { from: shownFrom.toISOString(), until: shownUntil.toISOString() };
  return { text, kind, audience, sourceId, ...shown };
}

function present(row: store.Row, now: Date): Listed["items"][number] {
  const { id, byName, shownFrom, shownUntil } = row;
  const ahead = shownFrom > now ? "coming" : "shown";
  return { id, byName, ...told(row), state: shownUntil <= now ? "over" : ahead };
}
