import type { CheckedOf } from "@app/contract/endpoint";
import { UNPAGED_ROWS_MAX } from "@app/contract/paging";
import type { findWebReports, listWebReports, updateWebReport } from "@app/contract/web-reports";
import { changedFields } from "#core/changed-fields.ts";
import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { selectVersion } from "#modules/model-versions/model-versions.ts";
import { inPool, openModel } from "#modules/models/models.ts";
import { lookOf } from "#modules/report-look/report-look.ts";
import {
  authorOf,
  changedMeanwhile,
  lockForReports,
  lockReport,
  openReport,
  refuseReader,
} from "./open-report.ts";
import { makeReport } from "./render-edition.ts";
import * as store from "./web-reports.store.ts";

export { selectClientName } from "./client-name.store.ts";
export { selectIsCommunity } from "./community.store.ts";
export { select as selectEdition, selectCaseName, selectLook } from "./editions.store.ts";
export {
  hasBlock,
  readEdition,
  readEditionTexts,
  readForWhy,
  readLeave,
  readWhatIf,
} from "./editions.ts";
export { explainEdition } from "./explain-edition.ts";
export { authorOf, lockReport, openReport, refuseReader } from "./open-report.ts";
export { publish } from "./publish.ts";
export { verifyReport } from "./verify-report.ts";
export { select as findReport, setSeenBy } from "./web-reports.store.ts";

type ListQuery = CheckedOf<typeof listWebReports>["query"];
type Draft = CheckedOf<typeof updateWebReport>["body"]["document"];

export async function list(context: MemberContext, modelId: number, query: ListQuery) {
  const { teamId } = await openModel(context, modelId);
  const of = { modelId, teamId };
  const page = query.pagination ? query : { offset: 0, limit: UNPAGED_ROWS_MAX };
  const rows = await store.selectPage(context.db, of, page);
  return { items: rows.map(presentListed), totalItemCount: await store.countOf(context.db, of) };
}

export async function find(
  { db }: MemberContext,
  query: CheckedOf<typeof findWebReports>["query"],
) {
  return { items: await store.selectFound(db, query) };
}

export async function get(context: MemberContext, id: number) {
  const { report } = await openReport(context, id);
  return presentWhole(report);
}

/** What it would look like if it were published now, and whose it would be. */
export async function getLook(context: MemberContext, id: number) {
  const { report, model } = await openReport(context, id);
  const teamName = model.sharedTeamName ?? context.identity.member.team.name;
  return { ...(await lookOf(context, report.teamId)), teamName };
}

/** Made by the engine from what the model has or from a template, away from requests. */
export async function create(
  pool: Pool,
  context: MemberContext,
  modelId: number,
  asked: string,
  template?: string,
) {
  const { identity } = context;
  const stored = await selectVersion(context, modelId, undefined);
  const model = await context.commitNow((db) => openModel({ db, identity }, modelId));
  refuseReader(model);
  const title = asked || model.modelName;
  const { document, told } = await inPool(pool, context, makeReport, {
    ...{ stored, title, ...(template === undefined ? {} : { template }) },
  });
  const { teamId } = await lockForReports(context, modelId);
  const draft = { title, document, updatedByName: authorOf(context) };
  const id = await store.insert(context.db, { modelId, teamId }, draft, context.now());
  context.audit({
    ...{ action: "web_report.create", subjectId: id, subjectName: title, teamId },
    after: { modelId, ...(template === undefined ? {} : { isFromTemplate: true }) },
  });
  return { ...(await get(context, id)), told };
}

/** Without `ifVersion` the last writer wins, but wins whole. */
export async function update(
  context: MemberContext,
  id: number,
  document: Draft,
  ifVersion?: number,
) {
  const { report: before } = await lockReport(context, id);
  if (ifVersion !== undefined && ifVersion !== before.version) throw changedMeanwhile();
  const { title } = document;
  const draft = {
    ...{ title, document: JSON.stringify(document), updatedByName: authorOf(context) },
  };
  await store.update(context.db, before, id, draft, context.now());
  context.audit({
    ...{ action: "web_report.update", subjectId: id, subjectName: title, teamId: before.teamId },
    ...changedFields(before, { title }),
  });
  return get(context, id);
}

/** What was published of it goes as well, and every link ends. */
export async function remove(context: MemberContext, id: number) {
  const { report } = await lockReport(context, id);
  const { title, teamId, edition } = report;
  await store.remove(context.db, report, id);
  context.audit({
    ...{ action: "web_report.delete", subjectId: id, subjectName: title, teamId },
    before: { edition },
  });
  return null;
}

type Followed = Pick<store.Row, "id" | "modelId" | "teamId">;

/** Told by mail of notes, or no more. */
export async function follow(
  { db, identity }: MemberContext,
  { id, modelId, teamId }: Followed,
  isMailed: boolean,
) {
  await store.setFollower(db, { reportId: id, modelId, teamId }, identity.userId, isMailed);
}

/** Whether somebody is told of notes. */
export function isFollowedBy({ db, identity }: MemberContext, { id }: Followed) {
  return store.isFollower(db, id, identity.userId);
}

function presentListed({ shareCount, openedCount, ...row }: store.ListedRow) {
  return { ...present(row), shareCount, openedCount };
}

function presentWhole({ document, ...row }: store.WholeRow) {
  return { ...present(row), document: JSON.parse(document) };
}

function present(given: store.Row) {
  const { createdAt, updatedAt, edition, publishedAt, publishedByName, modelVersion, ...row } =
    given;
  const isPublished =
    edition !== null && publishedAt !== null && publishedByName !== null && modelVersion !== null;
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    published: isPublished
      ? { edition, publishedAt: publishedAt.toISOString(), publishedByName, modelVersion }
      : null,
  };
}
