import { WORKBOOK } from "@app/contract/content-types";
import type { CheckedOf } from "@app/contract/endpoint";
import { type job, jobState, type listJobs } from "@app/contract/jobs";
import { jobKindsFor } from "@app/contract/token-scopes";
import * as z from "zod/mini";
import type { MemberContext } from "#core/context.ts";
import type { FileKind } from "#core/files/file-kind.ts";
import { expiryOf, openFile } from "#core/files/files.ts";
import type { JobResult } from "#core/job.ts";
import { notFound } from "#core/refusal.ts";
import type { Storage } from "#db/db.ts";
import * as store from "./jobs.store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const SHOWN_DAYS = 30;
/** Of the service's own jobs the last day is enough to see that the clock ticks. */
const SERVICE_DAYS = 1;

const RESULT_DAYS = 7;

/** What jobs made can be made again, so it is kept for a week and no backup holds it. */
export const resultFile: FileKind = {
  key: "result",
  noun: "File",
  bytesMax: 1024 * 1024 * 1024,
  contentTypes: [WORKBOOK],
  keptDays: RESULT_DAYS,
  isInBackup: false,
  canRead: ({ identity: { member } }, { accountId }) =>
    member.isAdmin || accountId === member.accountId,
};

type Shown = z.output<typeof job>;

export async function list(context: MemberContext, query: CheckedOf<typeof listJobs>["query"]) {
  const whose = whoseOf(context);
  const rows = await store.selectPage(context.db, whose, query);
  return {
    items: rows.map((row) => present(context, row)),
    totalItemCount: await store.count(context.db, whose),
  };
}

export async function get(context: MemberContext, id: number) {
  const row = await store.select(context.db, whoseOf(context), id);
  if (!row) throw notFound("Job");
  return present(context, row);
}

/** One that waits never begins; one that runs is told at once, and nothing of it commits any more. */
export async function cancel(context: MemberContext, id: number) {
  const whose = whoseOf(context, "write");
  const before = await store.lock(context.db, whose, id);
  if (!before) throw notFound("Job");
  if (before.state === "queued" || before.state === "running") {
    await store.markCancelled(context.db, whose.teamId, id, context.now());
    context.audit({ action: "job.cancel", subjectId: id, subjectName: before.title });
  }
  return get(context, id);
}

/** By a noun whose work it is, for whoever may: that noun has found out, and tells the trail. */
export async function stopJob({ db, identity, now }: MemberContext, id: number) {
  const { teamId } = identity.member;
  await store.lock(db, { teamId }, id);
  await store.markCancelled(db, teamId, id, now());
}

/** Whoever lost the right to ask for it has lost the right to what it made. */
export async function file(context: MemberContext, id: number) {
  const { isAdmin } = context.identity.member;
  const whose = whoseOf(context);
  const row = await context.commitNow((db) => store.select(db, whose, id));
  const result = row && resultOf(context, row);
  if (!row || !result || (row.access === "admin" && !isAdmin)) throw notFound("File");
  const opened = await openFile(context, resultFile, result.storedName);
  // What leaves with it may be everything the team has.
  context.audit({ action: "job.download", subjectId: id, subjectName: row.title });
  return opened;
}

/** Removes what nobody looks at any more: jobs long ended. */
export async function forgetOldJobs(storage: Storage, now: Date) {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await store.deleteEnded(storage, { people: ago(SHOWN_DAYS), service: ago(SERVICE_DAYS) });
}

/** Members see their own, admins everybody's, and a program of theirs what it was made for. */
function whoseOf({ identity }: MemberContext, right: "read" | "write" = "read"): store.Whose {
  const { teamId, accountId, isAdmin } = identity.member;
  const kinds = identity.token && { kinds: jobKindsFor(identity.token.scopes, right) };
  return { teamId, ...(!isAdmin && { accountId }), ...kinds };
}

function resultOf({ now }: MemberContext, { state, finishedAt, result }: store.Row) {
  if (state !== "done" || !finishedAt || !result) return undefined;
  const expiresAt = expiryOf(RESULT_DAYS, finishedAt);
  return expiresAt > now() ? { ...(result as JobResult), expiresAt } : undefined;
}

function present(context: MemberContext, row: store.Row): Shown {
  const { id, kind, title, stage, share, failure, accountId, createdAt, finishedAt } = row;
  const result = resultOf(context, row);
  return {
    ...{ id, kind, title, stage, share, failure },
    state: z.parse(jobState, row.state),
    result: result
      ? {
          ...{ kind: result.kind, fileName: result.fileName, byteCount: result.byteCount },
          expiresAt: result.expiresAt.toISOString(),
        }
      : null,
    startedBy: row.startedBy ?? "A former member",
    isYours: accountId === context.identity.member.accountId,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
