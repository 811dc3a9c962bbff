/** Shocks on all forecasts at once: a job works them out, and a person's last run is kept for them. */
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
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
import { monthLabel } from "@app/engine/time/month";
import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { Refusal } from "#core/refusal.ts";
import { monthOfDate } from "#modules/connections/connections.ts";
import { cancel } from "#modules/jobs/jobs.ts";
import { selectVersion } from "#modules/model-versions/model-versions.ts";
import { askerOf, inPool, presentThese } from "#modules/models/models.ts";
import { shockJob } from "./shock-job.ts";
import { reachOfShocks } from "./shock-model.ts";
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
  if (run && isOpen(run) && run.jobId !== null) await cancel(context, run.jobId);
}

function isOpen({ state }: { state: string | null }) {
  return state === "queued" || state === "running";
}

export async function get(context: MemberContext): Promise<DataOf<typeof getShockRun>> {
  const run = await runOf(context);
  if (!run) return null;
  const { base, shocked, baseKept, shockedKept, ...counts } = await store.countResults(
    context.db,
    run.id,
  );
  const { startedAt, finishedAt } = run;
  const until = finishedAt ?? (isOpen(run) ? context.now() : null);
  return {
    jobId: run.jobId ?? 0,
    // Jobs are forgotten after some days; what they came to is not.
    state: (run.state ?? (finishedAt ? "done" : "cancelled")) as ShockRun["state"],
    ...{ failure: run.failure, shocks: run.shocks as ShockRun["shocks"] },
    startedAt: startedAt.toISOString(),
    fromMonth: monthLabel(monthOfDate(startedAt)),
    seconds: until && (until.getTime() - startedAt.getTime()) / 1000,
    modelCount: run.modelCount,
    changedCount: finishedAt ? await store.countChanged(context.db, askerOf(context), run.id) : 0,
    ...{ ...counts, belowFloor: { base, shocked } },
    keepId: keepIdOf(run.id),
    keptByOverdraft: { base: baseKept, shocked: shockedKept },
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
  const ofRun = { runId, keepId: keepIdOf(runId) };
  const rows = await store.selectPage(context.db, askerOf(context), ofRun, page);
  const found = await presentThese(
    context,
    rows.map(({ modelId }) => modelId),
  );
  const byId = new Map(found.map((model) => [model.id, model]));
  return rows.flatMap(({ modelId, ...row }) => {
    const model = byId.get(modelId);
    return model ? [rowOf(model, row)] : [];
  });
}

type Row = Omit<Awaited<ReturnType<typeof store.selectPage>>[number], "modelId">;

function rowOf(model: Model, { failure, isChanged, isKept, ...row }: Row): ShockRow {
  const { id, modelName, clientId, clientName, registeredModelAccessMode } = model;
  const outcome = row.outcome as store.KeptOutcome | null;
  return {
    ...{ modelId: id, modelName, clientId, clientName, failure, isChanged, isKept },
    canKeep: registeredModelAccessMode >= ACCESS_LEVELS.STANDARD,
    outcome: outcome && {
      ...{ base: outcome.base, shocked: outcome.shocked, missed: outcome.missed },
      from: outcome.from ?? null,
      receiptsBelowZero: outcome.receiptsBelowZero ?? null,
    },
  };
}

/** The same for a run however often it is asked for: a keeping that broke off knows what is done, and goes on. */
function keepIdOf(runId: number) {
  const hex = createHash("sha256").update(`shock run ${runId}`).digest("hex");
  const part = (from: number, to: number) => hex.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-8${part(12, 15)}-8${part(15, 18)}-${part(18, 30)}`;
}

type Wish = CheckedOf<typeof findShockChanges>["body"];

/** As the last run had it: what is kept comes to what was shown, or is refused. */
export async function findChanges(
  pool: Pool,
  context: MemberContext,
  id: number,
  { shocks }: Wish,
): Promise<DataOf<typeof findShockChanges>> {
  const { version, text } = await selectVersion(context, id, undefined);
  const month = await monthTried(context, id, shocks);
  // Nobody waits for the database while it is worked out.
  await context.startOver();
  const asked = { text, shocks, month };
  const { changes, ...reach } = await inPool(pool, context, reachOfShocks, asked);
  return {
    ...{ version, ...reach },
    changes: changes.map(({ line, mode = "set", value, from = 0, to }) => ({
      ...{ line, mode, value, from },
      ...(to !== undefined && { to }),
    })),
  };
}

/** The month that shocks of the last run begin in, where they were worked out for the model as it is. */
async function monthTried(context: MemberContext, id: number, shocks: Wish["shocks"]) {
  const run = await runOf(context);
  const tried =
    run && isDeepStrictEqual(run.shocks, shocks)
      ? await store.selectTried(context.db, askerOf(context), run.id, id)
      : undefined;
  if (!run || !tried) {
    throw new Refusal(409, "These shocks were not worked out for this model. Run them first.");
  }
  if (tried.isChanged) {
    throw new Refusal(409, "This model was changed since the run. Run the shocks again.");
  }
  return monthOfDate(run.startedAt);
}

function whoseOf({ identity }: MemberContext) {
  const { teamId, accountId } = identity.member;
  return { teamId, accountId };
}
