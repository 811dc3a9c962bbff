import {
  connectionFilter,
  type listConnections,
  type updateConnection,
} from "@app/contract/connections";
import type { CheckedOf } from "@app/contract/endpoint";
import { changedFields } from "#core/changed-fields.ts";
import type { MemberContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import * as clients from "#modules/clients/clients.ts";
import * as store from "./connections.store.ts";
import { nextSyncAt } from "./nightly.ts";
import { askerOf, lockConnection } from "./open-connection.ts";
import { SPREADSHEET } from "./open-source.ts";
import { get, present } from "./present-connection.ts";

export { statusOf } from "./connection-status.ts";
export {
  note,
  selectModels as modelsOf,
  setOwnerOfAll as handOverConnections,
} from "./connections.store.ts";
export { create } from "./connections-new.ts";
export { nextSyncAt } from "./nightly.ts";
export { lockConnection, type OpenConnection, openConnection } from "./open-connection.ts";
export { monthOfDate, type OpenSource, openSource, SPREADSHEET } from "./open-source.ts";
export { organisationOf } from "./organisation.ts";
export { get } from "./present-connection.ts";
export { readSignIn } from "./read-sign-in.ts";
export { connectionSecrets, saveConnectionTokens } from "./sign-in.ts";

type Query = CheckedOf<typeof listConnections>["query"];
type Draft = CheckedOf<typeof updateConnection>["body"];

export async function list(context: MemberContext, query: Query) {
  const { db } = context;
  const asker = askerOf(context);
  const rows = await store.selectPage(db, asker, query);
  const counts = new Map<store.Filter, Record<string, number>>();
  for (const filter of connectionFilter.options) {
    counts.set(filter, await store.countByState(db, asker, { ...query, filter }));
  }
  const totalOf = (filter: store.Filter) =>
    Object.values(counts.get(filter) ?? {}).reduce((sum, count) => sum + count, 0);
  return {
    items: rows.map((row) => present(context, row)),
    totalItemCount: totalOf(query.filter),
    filterCounts: connectionFilter.options.map((key) => ({ key, count: totalOf(key) })),
    stateCounts: counts.get(query.filter) ?? {},
  };
}

/** The ids of the team's connections that a sync could read now, the one read longest ago first. */
export function listReadable(context: MemberContext) {
  const of = { spreadsheetId: SPREADSHEET, now: context.now() };
  return store.selectReadable(context.db, askerOf(context), of);
}

/** Whether the team has connections that could be read together. */
export async function hasSeveral({ db, identity }: MemberContext) {
  return (await store.selectSome(db, identity.member.teamId, 2)).length > 1;
}

/** The team's connections that wait for a person, and how many there are. */
export async function listCare(context: MemberContext, limit: number) {
  const { db } = context;
  const asker = askerOf(context);
  const rows = await store.selectCare(db, asker, limit);
  return {
    items: rows.map((row) => present(context, row)),
    count: await store.countCare(db, asker),
  };
}

/** What hangs off a client of the team, the most pressing first. */
export async function listOfClient(context: MemberContext, clientId: number, limit: number) {
  const { db } = context;
  const of = { teamId: context.identity.member.teamId, clientId };
  const rows = await store.selectOfClient(db, of, limit);
  return {
    items: rows.map((row) => present(context, row)),
    count: await store.countOfClient(db, of),
  };
}

/** Without `ifVersion` the last writer wins, but wins whole. */
export async function update(context: MemberContext, id: number, draft: Draft, ifVersion?: number) {
  const { db, now } = context;
  const before = await lockConnection(context, id, "work");
  if (ifVersion !== undefined && ifVersion !== before.version) {
    throw new Refusal(412, "Somebody else changed this connection since you opened it.");
  }
  if (draft.clientId !== null) await clients.get(context, draft.clientId);
  const nextAt = draft.isScheduled ? (before.nextSyncAt ?? nextSyncAt(id, now())) : null;
  await store.update(db, before.teamId, id, { ...draft, nextSyncAt: nextAt }, now());
  const subject = { subjectId: id, subjectName: draft.name };
  context.audit({ action: "connection.update", ...subject, ...changedFields(before, draft) });
  return get(context, id);
}
