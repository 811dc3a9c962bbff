/** The files of a spreadsheet connection: looked at first, then kept as its books. */

import type { SpreadsheetFile } from "@app/connectors/sources/spreadsheet/spreadsheet";
import type { uploadConnectionFile } from "@app/contract/connection-files";
import type { CheckedOf, DataOf } from "@app/contract/endpoint";
import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import type { Db } from "#db/db.ts";
import {
  lockConnection,
  note,
  type OpenConnection,
  openConnection,
  organisationOf,
  SPREADSHEET,
} from "#modules/connections/connections.ts";
import { answersIn } from "#modules/model-actuals/model-actuals.ts";
import { inPool } from "#modules/models/models.ts";
import * as store from "./connection-files.store.ts";
import { amountsOf, isSameFile } from "./kept-mapping.ts";
import { type FitFile, readConnectionFile, spreadsheetFile } from "./read-file.ts";

type Upload = CheckedOf<typeof uploadConnectionFile>["body"] & { file: Uint8Array };

/** Enough for ten years of months; each is read again with every sync. */
const FILES_MAX = 130;

export async function upload(
  pool: Pool,
  context: MemberContext,
  id: number,
  { file, fileName, answers, isKept }: Upload,
): Promise<DataOf<typeof uploadConnectionFile>> {
  const said = answersIn(answers);
  const { identity } = context;
  const { organisation, kept: before } = await context.commitNow(async (db) => {
    const row = await openFiles({ db, identity }, id);
    return { organisation: organisationOf(row), kept: await store.selectContents(db, row) };
  });
  if (!organisation) throw new Refusal(409, "Choose an organisation first.", "externalId");
  const given = { file, fileName, answers: said, organisation, kept: before };
  const tooMuch = () =>
    new Refusal(413, "The file takes too much time or memory to be read.", "file");
  const outcome = await inPool(pool, context, readConnectionFile, given, tooMuch);
  if ("refusal" in outcome) throw new Refusal(400, outcome.refusal, "file");
  const { shown, fit } = outcome;
  const kept = isKept === "true" && fit ? await keep(context, id, fileName, fit) : null;
  return { ...shown, kept };
}

async function keep(context: MemberContext, id: number, fileName: string, fit: FitFile) {
  const { db, identity, now } = context;
  const row = await lockConnection(context, id, "work");
  const last = await store.selectLast(db, row);
  // A click too many sends the same file again.
  if (last && isSameFile(last, fit)) return present(last);
  if ((await store.selectFiles(db, row)).length >= FILES_MAX) {
    throw new Refusal(
      409,
      "This connection has as many files as it can hold. Take some away.",
      "file",
    );
  }
  const made = await store.insert(db, row, {
    ...{ ...fit, fileName, uploadedAt: now(), uploadedByName: identity.member.name },
  });
  await note(db, row.teamId, id, { filesChangedAt: now() });
  context.audit({
    ...{ action: "connection.upload", subjectId: id, subjectName: row.name },
    after: { fileName },
  });
  return made ? present(made) : null;
}

export async function list(context: MemberContext, id: number) {
  return listed(context, await openConnection(context, id, "work"));
}

export async function remove(context: MemberContext, id: number, fileId: number) {
  const row = await lockConnection(context, id, "work");
  const gone = await store.remove(context.db, row, fileId);
  if (!gone) throw notFound("File");
  await note(context.db, row.teamId, id, { filesChangedAt: context.now() });
  context.audit({
    ...{ action: "connection.remove_file", subjectId: id, subjectName: row.name, before: gone },
  });
  return listed(context, row);
}

/** As the source reads them. */
export async function filesOf(db: Db, row: OpenConnection): Promise<SpreadsheetFile[]> {
  return (await store.selectContents(db, row)).map(spreadsheetFile);
}

async function openFiles(context: Pick<MemberContext, "db" | "identity">, id: number) {
  const row = await openConnection(context, id, "work");
  if (row.sourceId === SPREADSHEET) return row;
  throw new Refusal(409, "Files are for spreadsheet connections.", "file");
}

async function listed({ db }: MemberContext, row: OpenConnection) {
  return { items: (await store.selectFiles(db, row)).map(present) };
}

function present(row: Awaited<ReturnType<typeof store.selectFiles>>[number]) {
  const { id, fileName, month, uploadedByName } = row;
  return {
    ...{ id, fileName, month, uploadedByName },
    firstMonth: row.firstMonth ?? month,
    lastMonth: row.lastMonth ?? month,
    amountsAre: amountsOf(row.mapping),
    uploadedAt: row.uploadedAt.toISOString(),
  };
}
