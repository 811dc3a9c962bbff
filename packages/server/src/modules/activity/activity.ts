import type { activityEntry } from "@app/contract/activity";
import type * as z from "zod/mini";
import { type ActionWords, actorName, type NounActivity } from "#core/activity.ts";
import type { MemberContext } from "#core/context.ts";
import type { ExportPart } from "#core/export-part.ts";
import type { Db } from "#db/db.ts";
import * as clients from "#modules/clients/clients.ts";
import * as support from "#modules/support/support.ts";
import * as store from "./activity.store.ts";

type Entry = z.output<typeof activityEntry>;
/** By the action in the audit trail. */
type Verbs = ReadonlyMap<string, string>;
type FindTarget = (row: store.Row) => Entry["target"];
type Reasoned = Pick<store.Row, "reasons">;
type WhyOf = (row: Reasoned) => string;

const ENTRIES_SHOWN = 20;
/** More than are shown, since some may be about what is kept from whoever asks. */
const ENTRIES_READ = 60;

/** What happened lately, in the words of the nouns it happened to. */
export function makeActivity(nouns: readonly NounActivity[]) {
  const told = nouns.flatMap(({ actions }) => Object.entries(actions));
  const teamVerbs = verbsOf(told, ["toTeam"]);
  const ownVerbs = verbsOf(told, ["toTeam", "toDoer"]);
  const pageVerbs = verbsOf(told, ["toTeam", "onItsPage"]);

  async function recent(context: MemberContext, verbs: Verbs, whose: store.Whose = {}) {
    const { db, identity } = context;
    const { teamId } = identity.member;
    const found = await store.selectRecent(db, teamId, {
      actions: [...verbs.keys()],
      limit: ENTRIES_READ,
      ...whose,
    });
    // Admins see all that is their team's: what they do not see any more has left it, and is told.
    const { isAdmin } = identity.member;
    const known = isAdmin ? found : await withoutUnknown(db, nouns, found);
    const rows = known.slice(0, ENTRIES_SHOWN).sort(byTime);
    const targetOf = await findTargets(db, teamId, nouns, rows);
    const whyOf = await findReasons(context, rows);
    return { items: rows.map((row) => tell(row, verbs, targetOf, whyOf, identity.userId)) };
  }

  return {
    ofTeam: (context: MemberContext) => recent(context, teamVerbs),
    ofUser: (context: MemberContext) =>
      recent(context, ownVerbs, { userId: context.identity.userId }),
    async ofClient(context: MemberContext, clientId: number) {
      await clients.get(context, clientId);
      return recent(context, pageVerbs, { clientId });
    },
  };
}

export const exportPart: ExportPart = {
  name: "Activity",
  headings: ["When", "Who", "Action", "What", "Why"],
  count: ({ db, identity }) => store.countEntries(db, identity.member.teamId),
  async readAfter(context, sequence, limit) {
    const { teamId } = context.identity.member;
    const rows = await store.selectAfter(context.db, teamId, sequence, limit);
    const whyOf = await findReasons(context, rows);
    return rows.map((row) => {
      const { sequence, at, action, subjectName } = row;
      const who = actorName(row.isByStaff, row.actorName);
      return { id: sequence, cells: [at.toISOString(), who, action, subjectName, whyOf(row)] };
    });
  },
};

function verbsOf(told: [string, ActionWords][], audiences: string[]): Verbs {
  return new Map(
    told.flatMap(([action, words]) => {
      const [said] = Object.entries(words === "silent" ? {} : words);
      return said && audiences.includes(said[0]) ? [[action, said[1]]] : [];
    }),
  );
}

/** Latest first. The trail stands in the order it was written in, which is not always that of its times. */
function byTime(one: store.Row, other: store.Row) {
  return other.at.getTime() - one.at.getTime() || other.sequence - one.sequence;
}

/** What is kept from somebody is not told by what was done to it either. */
async function withoutUnknown(db: Db, nouns: readonly NounActivity[], rows: store.Row[]) {
  const unknown = new Set<store.Row>();
  for (const { actions, selectKnown } of nouns) {
    const own = rows.filter(({ action, subjectId }) => action in actions && subjectId !== null);
    if (!selectKnown || own.length === 0) continue;
    const ids = new Set(own.flatMap(({ subjectId }) => subjectId ?? []));
    const known = new Set(await selectKnown(db, [...ids]));
    for (const row of own) if (!known.has(row.subjectId ?? 0)) unknown.add(row);
  }
  return rows.filter((row) => !unknown.has(row));
}

/** Each noun is asked once which of its own are still there. */
async function findTargets(
  db: Db,
  teamId: number,
  nouns: readonly NounActivity[],
  rows: store.Row[],
): Promise<FindTarget> {
  const targets = new Map<store.Row, Entry["target"]>();
  for (const { actions, subject } of nouns) {
    const own = rows.filter(({ action }) => action in actions);
    const ids = new Set(own.flatMap(({ subjectId }) => subjectId ?? []));
    if (!subject || ids.size === 0) continue;
    const { kind } = subject;
    const present = new Set(await subject.selectPresent(db, teamId, [...ids]));
    for (const row of own) {
      const id = row.subjectId;
      if (id !== null && present.has(id)) targets.set(row, { kind, id });
    }
  }
  return (row) => targets.get(row) ?? null;
}

function tell(
  row: store.Row,
  verbs: Verbs,
  targetOf: FindTarget,
  whyOf: WhyOf,
  ownUserId: number,
): Entry {
  const { isByStaff } = row;
  return {
    id: row.sequence,
    at: row.at.toISOString(),
    actorName: actorName(isByStaff, row.actor?.name),
    actorAvatar: isByStaff ? null : (row.actor?.avatar ?? null),
    actorAvatarIndex: row.actor?.avatarIndex ?? 0,
    isYou: row.userId === ownUserId && !isByStaff,
    verb: verbs.get(row.action) ?? row.action,
    subject: row.subjectName,
    why: whyOf(row),
    target: targetOf(row),
  };
}

/** A discussion that was made private since goes by its number, as do those from before the trail named them. */
async function findReasons(context: MemberContext, rows: readonly Reasoned[]): Promise<WhyOf> {
  const ids = new Set(rows.flatMap(({ reasons }) => reasons?.discussionId ?? []));
  const seen = await support.seenOf(context, [...ids]);
  return ({ reasons }) => {
    if (!reasons) return "";
    const { reason, discussionId, discussion } = reasons;
    if (discussionId === null) return `“${reason}”`;
    const named = seen.has(discussionId) ? discussion : undefined;
    return `“${reason}”, for “${named ?? `Discussion ${discussionId}`}”`;
  };
}
