/** The connection that a model's actuals come from. A level on the model opens nothing of the connection. */
import type { DataOf } from "@app/contract/endpoint";
import type { getModelConnection } from "@app/contract/model-connection";
import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { Refusal } from "#core/refusal.ts";
import { selectChanges } from "#modules/connection-books/connection-books.ts";
import * as connections from "#modules/connections/connections.ts";
import { changedMonthsIn, lastOver, readModelBooks } from "#modules/model-books/model-books.ts";
import { selectVersion } from "#modules/model-versions/model-versions.ts";
import {
  chooseConnection,
  inPool,
  lockModel,
  openModel,
  refuseReadOnly,
} from "#modules/models/models.ts";
import { type ConnectionActuals, readLedgerActuals } from "./read-ledger-actuals.ts";

type ModelConnection = DataOf<typeof getModelConnection>;

const NO_BOOKS = { connection: null, lastMonth: null, changedMonths: [] };

export async function get(context: MemberContext, id: number): Promise<ModelConnection> {
  const { connectionId, hasConnection } = await openModel(context, id);
  if (connectionId === null) return { link: hasConnection ? "hidden" : "none", ...NO_BOOKS };
  const row = await connections.openConnection(context, connectionId);
  const { lastMonth } = row;
  return {
    link: "open",
    connection: await connections.get(context, connectionId),
    lastMonth: lastMonth === null ? null : Math.min(lastMonth, lastOver(context.now())),
    changedMonths: changedMonthsIn(await selectChanges(context.db, row)),
  };
}

/** Its months and their figures, for whoever may see both the model and the connection. */
export async function actuals(pool: Pool, context: MemberContext, id: number) {
  const { identity } = context;
  const connectionId = await context.commitNow(async (db) => {
    const model = await openModel({ db, identity }, id);
    if (model.connectionId !== null) return model.connectionId;
    if (!model.hasConnection) throw new Refusal(409, "This model reads from no connection.");
    throw new Refusal(403, "The connection that this model reads from is not shared with you.");
  });
  return booksFor(pool, context, id, connectionId);
}

/** For the model's own team, and books that fit; the figures of the model stay as they are. */
export async function set(
  pool: Pool,
  context: MemberContext,
  id: number,
  connectionId: number | null,
) {
  const { identity } = context;
  const isShared = await context.commitNow(async (db) => {
    const model = await openModel({ db, identity }, id, "manage");
    await refuseReadOnly({ db, identity }, model);
    return model.teamId !== identity.member.teamId;
  });
  if (isShared) {
    const message = "Only the model's own team chooses its connection.";
    throw new Refusal(409, message, "connectionId");
  }
  if (connectionId !== null) {
    const { problems } = await booksFor(pool, context, id, connectionId);
    if (problems[0]) throw new Refusal(409, problems[0].message, "connectionId");
  }
  const { clientId } = await lockModel(context, id, "manage");
  if (connectionId !== null) {
    const row = await connections.openConnection(context, connectionId);
    if (row.clientId !== null && clientId !== null && row.clientId !== clientId)
      throw new Refusal(409, "It is another client's.", "connectionId");
  }
  await chooseConnection(context, id, connectionId);
  return get(context, id);
}

async function booksFor(
  pool: Pool,
  context: MemberContext,
  id: number,
  connectionId: number,
): Promise<ConnectionActuals> {
  const { version: _, ...stored } = await selectVersion(context, id, undefined);
  const books = await context.commitNow((db) => readModelBooks({ ...context, db }, connectionId));
  return inPool(pool, context, readLedgerActuals, { books, stored });
}
