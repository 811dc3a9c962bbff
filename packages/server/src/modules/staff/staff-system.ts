/** How the service runs, for the people who run it. */
import type { DataOf } from "@app/contract/endpoint";
import type { getStaffSystem } from "@app/contract/staff-system";
import type { MemberContext } from "#core/context.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import { list as listSources } from "#modules/data-sources/data-sources.ts";
import * as store from "./staff-system.store.ts";

export async function getSystem({
  db,
  now,
  settings,
}: MemberContext): Promise<DataOf<typeof getStaffSystem>> {
  const at = now();
  const names = new Map(listSources(settings).items.map(({ id, name }) => [id, name]));
  const failedJobs = await store.selectFailedJobs(db, at);
  const sources = await store.selectSyncHealth(db);
  return {
    asOf: at.toISOString(),
    queues: await store.selectQueues(db, at),
    failedJobs: failedJobs.map(({ accountId, teamId: _, ...job }) => ({
      ...job,
      canRetry: accountId !== null,
    })),
    sources: sources.map(({ sourceId, ...counts }) => ({
      name: names.get(sourceId) ?? `Source ${sourceId}`,
      ...counts,
    })),
    mail: await store.selectOutbox(db, at),
  };
}

/** A run bears that another came before it, so what failed may begin again; whoever asked for it is who it runs as. */
export async function retryJob(context: MemberContext, id: number) {
  const failed = await store.selectFailedJobs(context.db, context.now());
  const job = failed.find((each) => each.id === id);
  if (!job) throw notFound("Job");
  const { teamId, accountId } = job;
  if (teamId === null || accountId === null) {
    throw new Refusal(409, "This job cannot be tried again.");
  }
  await context.bind({ kind: "team", teamId });
  const title = await store.requeue(context.db, teamId, id);
  if (title === undefined) throw new Refusal(409, "The same job waits or runs already.");
  context.audit({ action: "job.retry", teamId, subjectId: id, subjectName: title });
  return null;
}

/** All that was refused is due now, however soon it was to be tried again. */
export async function retryMail(context: MemberContext) {
  const count = await store.retryMail(context.db);
  context.audit({ action: "staff.retry_mail", after: { count } });
  return { count };
}
