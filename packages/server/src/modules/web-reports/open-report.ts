import { mayReport } from "@app/contract/access-level";
import { actorName } from "#core/activity.ts";
import type { MemberContext } from "#core/context.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import { lockModel, openModel } from "#modules/models/models.ts";
import * as store from "./web-reports.store.ts";

type Reader = Pick<MemberContext, "db" | "identity">;

/** Whoever may see the model reads its reports; who may not learns nothing of them. */
export async function openReport(context: Reader, id: number) {
  const report = await store.select(context.db, id);
  if (!report) throw notFound("Report");
  const model = await openModel(context, report.modelId);
  return { report, model };
}

/** The same for who changes, publishes or shares it; nobody else does until the transaction ends. */
export async function lockReport(context: Reader, id: number) {
  const found = await store.select(context.db, id);
  if (!found) throw notFound("Report");
  const model = await lockForReports(context, found.modelId);
  const report = await store.select(context.db, id);
  if (!report) throw notFound("Report");
  return { report, model };
}

/** A model whose reports the asker may change, locked. */
export async function lockForReports(context: Reader, modelId: number) {
  refuseReader(await openModel(context, modelId));
  return lockModel(context, modelId, "edit");
}

export function refuseReader({ level }: Awaited<ReturnType<typeof openModel>>) {
  if (mayReport(level)) return;
  throw new Refusal(403, "Your access to this model does not let you change its reports.");
}

export function changedMeanwhile() {
  return new Refusal(412, "Somebody else changed this report since you opened it.");
}

export function authorOf({ identity }: MemberContext) {
  return actorName(identity.masquerader !== null, identity.member.name);
}
