import assert from "node:assert/strict";
import { clientFilter, type downloadClients, type listClients } from "@app/contract/clients";
import type { CheckedOf } from "@app/contract/endpoint";
import { UNPAGED_ROWS_MAX } from "@app/contract/paging";
import { changedFields } from "#core/changed-fields.ts";
import type { MemberContext } from "#core/context.ts";
import type { ExportPart } from "#core/export-part.ts";
import { inParts } from "#core/in-parts.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import { withinAnswer } from "#core/within-answer.ts";
import type { Db, Storage } from "#db/db.ts";
import { isCurrency } from "#modules/app-data/app-data.ts";
import * as store from "./clients.store.ts";
import { cellsOf, HEADINGS, writeClientsCsv } from "./clients-csv.ts";
import { namedOnce, record } from "./write-client.ts";

export { createMany, findNamed, recordImport, updateMany } from "./clients-many.ts";

const DAYS_RESTORABLE = 30;

type ListQuery = CheckedOf<typeof listClients>["query"];
type DownloadQuery = CheckedOf<typeof downloadClients>["query"];

export async function list(context: MemberContext, query: ListQuery) {
  const { teamId } = context.identity.member;
  const rows = query.pagination
    ? await store.selectPage(context.db, teamId, query)
    : await listAll(context, query);
  const counts = query.search
    ? await store.countMatches(context.db, teamId, query.search)
    : await store.selectCounts(context.db, teamId);
  return {
    items: withinAnswer(rows.map(present)),
    totalItemCount: counts[query.filter],
    filterCounts: clientFilter.options.map((key) => ({ key, count: counts[key] })),
  };
}

async function listAll(context: MemberContext, query: ListQuery) {
  const { teamId } = context.identity.member;
  const ids = await firstIds(context, query);
  const read = (db: Db, part: number[]) => store.selectTheseWithoutNotes(db, teamId, part);
  const rows: Awaited<ReturnType<typeof read>> = [];
  for await (const part of inParts(context, ids, read)) rows.push(...part);
  return rows;
}

function firstIds({ identity, commitNow }: MemberContext, query: DownloadQuery) {
  const page = { ...query, limit: UNPAGED_ROWS_MAX };
  return commitNow((db) => store.selectFirstIds(db, identity.member.teamId, page));
}

export async function get({ db, identity }: MemberContext, id: number) {
  const row = await store.select(db, identity.member.teamId, id);
  if (!row) throw notFound("Client");
  return present(row);
}

export async function create(context: MemberContext, draft: store.Draft) {
  checkCurrency(draft);
  const { teamId } = context.identity.member;
  const row = await namedOnce(store.insert(context.db, teamId, draft, context.now()));
  record(context, "client.create", row, { after: draft });
  return present(row);
}

/** Without `ifVersion` the last writer wins, but wins whole: the draft replaces every field. */
export async function update(
  context: MemberContext,
  id: number,
  draft: store.Draft,
  ifVersion?: number,
) {
  checkCurrency(draft);
  const { teamId } = context.identity.member;
  const before = await store.lock(context.db, teamId, id);
  if (!before) throw notFound("Client");
  if (ifVersion !== undefined && ifVersion !== before.version) {
    throw new Refusal(412, "Somebody else changed this client since you opened it.");
  }
  const after = await namedOnce(store.update(context.db, teamId, id, draft, context.now()));
  assert(after, "a locked client disappeared");
  record(context, "client.update", after, changedFields(before, draft));
  return present(after);
}

/** A deleted client disappears everywhere at once and can be restored for 30 days. */
export async function remove(context: MemberContext, id: number) {
  const { teamId } = context.identity.member;
  const row = await store.markDeleted(context.db, teamId, id, context.now());
  if (!row) throw notFound("Client");
  record(context, "client.delete", row);
  return null;
}

/** Its name may have been given to another client in the meantime. */
export async function restore(context: MemberContext, id: number) {
  const { teamId } = context.identity.member;
  const row = await namedOnce(
    store.unmarkDeleted(context.db, teamId, id, restorableSince(context.now())),
  );
  if (!row) throw notFound("Client");
  record(context, "client.restore", row);
  return present(row);
}

/** Written while it is sent: the notes of thousands would not fit into memory for many at once. */
export async function download(context: MemberContext, query: DownloadQuery) {
  const { teamId } = context.identity.member;
  const ids = await firstIds(context, query);
  const read = (db: Db, part: number[]) => store.selectThese(db, teamId, part);
  return {
    parts: writeClientsCsv(inParts(context, ids, read)),
    contentType: "text/csv; charset=utf-8",
    fileName: "clients.csv",
  };
}

export const exportPart: ExportPart = {
  name: "Clients",
  headings: HEADINGS,
  async count({ db, identity }) {
    return (await store.selectCounts(db, identity.member.teamId)).All;
  },
  async readAfter({ db, identity }, id, limit) {
    const rows = await store.selectAfter(db, identity.member.teamId, id, limit);
    return rows.map((row) => ({ id: row.id, cells: cellsOf(row) }));
  },
};

/** Removes for good what can no longer be restored. */
export async function purgeDeletedClients(storage: Storage, now: Date) {
  await store.purge(storage, restorableSince(now));
}

function restorableSince(now: Date) {
  return new Date(now.getTime() - DAYS_RESTORABLE * 24 * 60 * 60 * 1000);
}

function checkCurrency({ currency }: store.Draft) {
  if (!isCurrency(currency)) throw new Refusal(400, "Choose a currency.", "currency");
}

function present<Shown extends Pick<store.Row, "createdAt" | "updatedAt">>({
  createdAt,
  updatedAt,
  ...row
}: Shown) {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
