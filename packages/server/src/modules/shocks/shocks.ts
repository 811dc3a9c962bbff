/** Shocks on all forecasts at once: a job works them out, and a person's last run is kept for them. */
import { ACCESS_LEVELS } from "@app/contract/access-level";
import type { CheckedOf, DataOf } from "@app/contract/endpoint";
import type { Model } from "@app/contract/models";
import { portfolioFilter } from "@app/contract/portfolio";
import type {
  findShockChanges,
  getShockRun,
  listShockRows,
  ShockOutlook,
  ShockRow,
  ShockRun,
  startShockRun,
} from "@app/contract/shocks";
import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { cancel } from "#modules/jobs/jobs.ts";
import { selectVersion } from "#modules/model-versions/model-versions.ts";
import { askerOf, inPool, presentThese } from "#modules/models/models.ts";
import { shockJob } from "./shock-job.ts";
import { reachOfShocks, type ShockOutcome } from "./shock-model.ts";
import * as store from "./shocks.store.ts";

const RUNS = { name: "shock", count: 60, windowSeconds: 60 * 60 };

type Asked = CheckedOf<typeof startShockRun>["body"];

/** Whoever asks again meanwhile has changed their mind: what runs is stopped. */
export async function start(context: MemberContext, { shocks }: Asked) {
  await context.take(RUNS, String(context.identity.member.teamId));
  await stopRunning(context);
  const jobId = await context.startJob(shockJob, { shocks });
  await store.replaceRun(context.db, whoseOf(context), { jobId, shocks, startedAt: context.now() });
  return { jobId };
}

export async function forget(context: MemberContext) {
  await stopRunning(context);
  await store.deleteRun(context.db, whoseOf(context));
  return {};
}

export function runOf(context: MemberContext) {
  return store.selectRun(context.db, whoseOf(context));
}

async function stopRunning(context: MemberContext) {
  const run = await runOf(context);
  const isOpen = run?.state === "queued" || run?.state === "running";
  if (isOpen && run.jobId !== null) await cancel(context, run.jobId);
}

export async function get(context: MemberContext): Promise<DataOf<typeof getShockRun>> {
  const run = await runOf(context);
  if (!run) return null;
  const { base, shocked, ...counts } = await store.countResults(context.db, run.id);
  const { startedAt, finishedAt } = run;
  return {
    jobId: run.jobId ?? 0,
    // Jobs are forgotten after some days; what they came to is not.
    state: (run.state ?? (finishedAt ? "done" : "cancelled")) as ShockRun["state"],
    ...{ failure: run.failure, shocks: run.shocks as ShockRun["shocks"] },
    startedAt: startedAt.toISOString(),
    seconds: finishedAt && (finishedAt.getTime() - startedAt.getTime()) / 1000,
    modelCount: run.modelCount,
    ...{ ...counts, belowFloor: { base, shocked } },
    outlook: run.outlook as ShockOutlook | null,
  };
}

type Page = CheckedOf<typeof listShockRows>["query"];

export async function list(
  context: MemberContext,
  page: Page,
): Promise<DataOf<typeof listShockRows>> {
  const runId = (await runOf(context))?.id ?? 0;
  const asker = askerOf(context);
  const counts = await store.countByFilter(context.db, asker, runId, page.search);
  return {
    items: await rowsOf(context, runId, page),
    totalItemCount: counts[page.filter],
    filterCounts: portfolioFilter.options.map((key) => ({ key, count: counts[key] })),
  };
}

export async function rowsOf(context: MemberContext, runId: number, page: Page) {
  const rows = await store.selectPage(context.db, askerOf(context), runId, page);
  const found = await presentThese(
    context,
    rows.map(({ modelId }) => modelId),
  );
  const byId = new Map(found.map((model) => [model.id, model]));
  return rows.flatMap(({ modelId, outcome, failure }) => {
    const model = byId.get(modelId);
    return model ? [rowOf(model, outcome as ShockOutcome | null, failure)] : [];
  });
}

function rowOf(model: Model, outcome: ShockOutcome | null, failure: string | null): ShockRow {
  const { id, modelName, clientId, clientName, registeredModelAccessMode } = model;
  return {
    ...{ modelId: id, modelName, clientId, clientName, failure },
    canKeep: registeredModelAccessMode >= ACCESS_LEVELS.STANDARD,
    outcome: outcome && { base: outcome.base, shocked: outcome.shocked, missed: outcome.missed },
  };
}

type Wish = CheckedOf<typeof findShockChanges>["body"];

export async function findChanges(
  pool: Pool,
  context: MemberContext,
  id: number,
  { shocks }: Wish,
): Promise<DataOf<typeof findShockChanges>> {
  const { version, text } = await selectVersion(context, id, undefined);
  const { changes, ...reach } = await inPool(pool, context, reachOfShocks, { text, shocks });
  return {
    ...{ version, ...reach },
    changes: changes.map(({ line, mode = "set", value, from = 0, to }) => ({
      ...{ line, mode, value, from },
      ...(to !== undefined && { to }),
    })),
  };
}

function whoseOf({ identity }: MemberContext) {
  const { teamId, accountId } = identity.member;
  return { teamId, accountId };
}
