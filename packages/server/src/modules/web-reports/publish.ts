import type { CheckedOf } from "@app/contract/endpoint";
import type { publishWebReport } from "@app/contract/web-reports";
import { ENGINE_VERSION } from "@app/engine/reports/engine-version";
import type { TimeUnit } from "@app/engine/time/timeline";
import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { Refusal } from "#core/refusal.ts";
import { selectVersion } from "#modules/model-versions/model-versions.ts";
import { inPool } from "#modules/models/models.ts";
import { lookOf } from "#modules/report-look/report-look.ts";
import * as editions from "./editions.store.ts";
import { presentEdition } from "./editions.ts";
import { hashOfInputs } from "./inputs-hash.ts";
import { authorOf, changedMeanwhile, lockReport, openReport, refuseReader } from "./open-report.ts";
import { OWN_UNIT, type Rendered, renderForReport } from "./render-edition.ts";
import * as store from "./web-reports.store.ts";

/** What would be published now. */
export async function preview(
  pool: Pool,
  context: MemberContext,
  id: number,
  unit: TimeUnit | undefined,
) {
  const { report, stored } = await inputsOf(context, id);
  const asked = { stored, report: report.document, units: [unit ?? OWN_UNIT] };
  const { standing, units, views } = await inPool(pool, context, renderForReport, asked);
  const cases = JSON.parse(views[0]?.cases ?? "[]");
  return { modelVersion: stored.version, standing, units, cases };
}

type Asked = CheckedOf<typeof publishWebReport>["body"];

/** An edition holds all that it was worked out from, and what that came to. */
export async function publish(pool: Pool, context: MemberContext, id: number, asked: Asked) {
  const { report, model, stored } = await inputsOf(context, id);
  refuseReader(model);
  if (report.version !== asked.version) throw changedMeanwhile();
  if (stored.version !== asked.modelVersion) throw modelMovedOn();
  const rendered = await inPool(pool, context, renderForReport, {
    ...{ stored, report: report.document },
  });
  if (!asked.isStandingSeen) refuseUnsound(rendered.standing);
  return keep(context, id, asked, rendered);
}

/** Reads in a transaction of its own, as calculating takes its time. */
async function inputsOf(context: MemberContext, id: number) {
  const { identity } = context;
  const opened = await context.commitNow((db) => openReport({ db, identity }, id));
  const stored = await selectVersion(context, opened.report.modelId, undefined);
  return { ...opened, stored };
}

async function keep(
  context: MemberContext,
  id: number,
  asked: Asked,
  { modelDocument, standing, units, views }: Rendered & { modelDocument: string },
) {
  const { db, now } = context;
  const { report, model } = await lockReport(context, id);
  if (report.version !== asked.version) throw changedMeanwhile();
  if (model.documentVersion !== asked.modelVersion) throw modelMovedOn();
  const { modelId, teamId, title, document } = report;
  const edition = {
    edition: (report.edition ?? 0) + 1,
    ...{ title, standing, units },
    publishedAt: now(),
    publishedByName: authorOf(context),
    modelVersion: asked.modelVersion,
    engineVersion: ENGINE_VERSION,
    inputsHash: hashOfInputs(modelDocument, document),
  };
  const look = await lookOf(context, teamId);
  const whole = { ...edition, modelId, teamId, reportId: id, document, modelDocument, look };
  await editions.insert(db, whole, views);
  await store.setEdition(db, { modelId, teamId }, id, edition.edition);
  // Whoever publishes is told what readers write.
  await store.setFollower(db, { modelId, teamId, reportId: id }, context.identity.userId);
  const { inputsHash, modelVersion } = edition;
  context.audit({
    ...{ action: "web_report.publish", subjectId: id, subjectName: title, teamId },
    after: { edition: edition.edition, modelVersion, inputsHash, standing },
  });
  context.announce({
    type: "report.published",
    data: {
      report: { id, name: title },
      model: { id: modelId, name: model.modelName },
      edition: edition.edition,
    },
    ...{ teamId, page: `/models/${modelId}/reports/${id}` },
  });
  return presentEdition(edition);
}

function modelMovedOn() {
  const message = "The model was saved since you looked at this report. Look at it again first.";
  return new Refusal(409, message, "modelVersion");
}

/** Whoever publishes such figures knows it; whoever reads them is told. */
function refuseUnsound({ isBlocked, errorCount }: Rendered["standing"]) {
  if (!isBlocked && errorCount === 0) return;
  const what = isBlocked
    ? "The figures of this model do not hold."
    : errorCount === 1
      ? "1 error check fails."
      : `${errorCount} error checks fail.`;
  const message = `${what} Readers will be told so. Confirm to publish all the same.`;
  throw new Refusal(409, message, "isStandingSeen");
}
