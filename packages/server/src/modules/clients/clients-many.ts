/** Many clients at once, as a list brings them: each change is in the trail by itself, and the list as one. */
import { changedFields } from "#core/changed-fields.ts";
import type { MemberContext } from "#core/context.ts";
import * as store from "./clients.store.ts";
import { namedOnce, record } from "./write-client.ts";

/** The clients that bear these names, upper or lower case; locked, they stay so until the transaction ends. */
export async function findNamed(
  { db, identity }: MemberContext,
  names: readonly string[],
  isLocked: boolean,
) {
  const rows = await store.selectNamed(db, identity.member.teamId, names, isLocked);
  return rows.map(({ askedAs, createdAt: _, updatedAt: __, id, version, ...draft }) => ({
    ...{ askedAs, id, version, draft },
  }));
}

/** Their currencies were checked by the caller, row by row. */
export async function createMany(context: MemberContext, drafts: readonly store.Draft[]) {
  const { db, identity, now } = context;
  const rows = await namedOnce(store.insertMany(db, identity.member.teamId, drafts, now()));
  const idOf = new Map(rows.map(({ id, name }) => [name, id]));
  for (const after of drafts) {
    const subject = { id: idOf.get(after.name) ?? 0, name: after.name };
    record(context, "client.create_by_import", subject, { after });
  }
}

type Change = { before: { id: number; draft: store.Draft }; draft: store.Draft };

/** Locked by `findNamed` before. */
export async function updateMany(context: MemberContext, changes: readonly Change[]) {
  const { db, identity, now } = context;
  const drafts = changes.map(({ before, draft }) => ({ id: before.id, ...draft }));
  await namedOnce(store.updateMany(db, identity.member.teamId, drafts, now()));
  for (const { before, draft } of changes) {
    const subject = { id: before.id, name: draft.name };
    record(context, "client.update_by_import", subject, changedFields(before.draft, draft));
  }
}

/** What the team is told of it: one line, however many came. */
export function recordImport(context: MemberContext, done: { added: number; updated: number }) {
  const count = done.added + done.updated;
  const subjectName = count === 1 ? "1 client" : `${count.toLocaleString("en")} clients`;
  context.audit({ action: "client.import", subjectName, after: done });
}
