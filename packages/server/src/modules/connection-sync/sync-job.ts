/**
 * A sync: the ledger is read month by month into a stage, held to the seven checks, and swapped in
 * by one transaction. Whatever goes wrong before that leaves the figures from before in use; a read
 * that was interrupted is taken up after the last month it staged.
 */
import { SourceError } from "@app/connectors/ledger/source-error";
import { z } from "zod";
import { defineJob, type JobContext, type Progress } from "#core/job.ts";
import { Refusal } from "#core/refusal.ts";
import { lockConnection, nextSyncAt, note } from "#modules/connections/connections.ts";
import * as store from "./connection-sync.store.ts";
import { readSource } from "./read-source.ts";
import { swapIn } from "./swap-in.ts";

const payload = z.object({
  connectionId: z.number(),
  name: z.string(),
  isNightly: z.boolean(),
});
export type SyncPayload = z.output<typeof payload>;

export const syncJob = defineJob({
  name: "sync_connection",
  title: ({ name }: SyncPayload) => `Sync of ${name}`,
  access: "member",
  payload,
  expireSeconds: 60 * 60,
  retry: { count: 3, delaySeconds: 10 },
  async run(context, asked, { signal, progress }) {
    const startedAt = context.now();
    try {
      const { failure } = await readAndSwap(context, asked, { signal, progress });
      if (failure !== undefined) throw new Refusal(409, failure);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      signal.throwIfAborted();
      await noteFailure(context, asked, error, startedAt);
      throw new Refusal(503, error.message);
    }
    return null;
  },
});

/** What a sync works with: a job's run, or the seed. */
export type SyncPlace = Pick<JobContext, "unit" | "commitNow" | "settings" | "now">;

/** The work itself; what a source refuses is thrown as its own error. */
export async function readAndSwap(
  place: SyncPlace,
  asked: SyncPayload,
  control: { signal: AbortSignal; progress: Progress },
) {
  const startedAt = place.now();
  const read = await readSource(place, asked.connectionId, control);
  control.progress("Swapping in", 0.97);
  return swapIn(place, asked, read, startedAt);
}

const HOUR_MS = 60 * 60 * 1000;

/** The figures from before stay; what passes is tried again within the hour, when it is scheduled. */
async function noteFailure(
  { unit, now }: SyncPlace,
  { connectionId: id, isNightly }: SyncPayload,
  error: SourceError,
  startedAt: Date,
) {
  await unit(async (context) => {
    const row = await lockConnection(context, id, "work");
    const isOver = error.kind === "needs-reconnect" || error.kind === "forbidden";
    const isPassing = error.kind === "unreachable" || error.kind === "rate-limited";
    const waitMs = Math.max(error.retryAfterMs ?? 0, isPassing ? HOUR_MS : 0);
    const again = new Date(now().getTime() + waitMs);
    await note(context.db, row.teamId, id, {
      outcome: isOver ? "needs-reconnecting" : "failed",
      failure: error.message,
      nextSyncAt: isPassing ? again : nextSyncAt(id, now()),
      ...(error.retryAfterMs !== undefined && {
        pausedUntil: new Date(now().getTime() + error.retryAfterMs),
      }),
    });
    await store.addSync(context.db, row, {
      ...{ at: startedAt, byName: isNightly ? null : context.identity.member.name },
      ...{ outcome: "kept", words: error.message, checksPassed: null },
      durationMs: now().getTime() - startedAt.getTime(),
    });
    const subject = { subjectId: id, subjectName: row.name };
    context.audit({ action: "connection.sync", ...subject, after: { outcome: "kept" } });
  });
}
