import type { activityEntry } from "@app/contract/activity";
import type * as z from "zod/mini";
import type { MemberContext } from "#core/context.ts";
import type { ExportPart } from "#core/export-part.ts";
import * as store from "./activity.store.ts";
import { ownVerbs, teamVerbs } from "./verbs.ts";

const ENTRIES_SHOWN = 20;

export function ofTeam(context: MemberContext) {
  return recent(context, teamVerbs);
}

export function ofUser(context: MemberContext) {
  return recent(context, ownVerbs, context.identity.userId);
}

export const exportPart: ExportPart = {
  name: "Activity",
  headings: ["When", "Who", "Action", "What"],
  count: ({ db, identity }) => store.countEntries(db, identity.member.teamId),
  async readAfter({ db, identity }, sequence, limit) {
    const rows = await store.selectAfter(db, identity.member.teamId, sequence, limit);
    return rows.map((row) => {
      const who = actorName(row.masqueraderUserId !== null, row.actorName);
      return { id: row.sequence, cells: [row.at.toISOString(), who, row.action, row.subjectName] };
    });
  },
};

async function recent(
  { db, identity }: MemberContext,
  verbs: ReadonlyMap<string, string>,
  userId?: number,
) {
  const rows = await store.selectRecent(db, identity.member.teamId, {
    actions: [...verbs.keys()],
    limit: ENTRIES_SHOWN,
    ...(userId !== undefined && { userId }),
  });
  return { items: rows.map((row) => tell(row, verbs, identity.userId)) };
}

function tell(
  row: store.Row,
  verbs: ReadonlyMap<string, string>,
  ownUserId: number,
): z.output<typeof activityEntry> {
  const isByStaff = row.masqueraderUserId !== null;
  return {
    id: row.sequence,
    at: row.at.toISOString(),
    actorName: actorName(isByStaff, row.actor?.name),
    actorAvatar: isByStaff ? null : (row.actor?.avatar ?? null),
    actorAvatarIndex: row.actor?.avatarIndex ?? 0,
    isYou: row.userId === ownUserId && !isByStaff,
    verb: verbs.get(row.action) ?? row.action,
    subject: row.subjectName,
    link: row.clientId === null ? null : `/clients?open=${row.clientId}`,
  };
}

/** Nobody is said to have done what staff did in their place. */
function actorName(isByStaff: boolean, name: string | null | undefined) {
  return isByStaff ? "Forecastle support" : (name ?? "A former member");
}
