import type { ReportDocument } from "@app/engine/reports/report-document";
import type { AuditEntry } from "#core/audit-entry.ts";
import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import { isUniqueViolation } from "#db/query-error.ts";
import { selectVersion } from "#modules/model-versions/model-versions.ts";
import { inPool } from "#modules/models/models.ts";
import { authorOf, openReport, refuseReader } from "#modules/web-reports/web-reports.ts";
import { makeTemplate } from "./make-template.ts";
import * as store from "./report-templates.store.ts";

/** More than anybody finds their way in. */
const TEMPLATES_MAX = 200;

export async function list(context: MemberContext) {
  const rows = await store.selectAll(context.db, context.identity.member.teamId);
  return { items: rows.map((row) => present(context, row)) };
}

/** Whoever may change a report makes a template of it, for their own team. */
export async function create(pool: Pool, context: MemberContext, reportId: number, name: string) {
  const { identity } = context;
  const { report, model } = await context.commitNow((db) => openReport({ db, identity }, reportId));
  refuseReader(model);
  const stored = await selectVersion(context, report.modelId, undefined);
  const { document } = report;
  const template = await inPool(pool, context, makeTemplate, { stored, report: document });
  const { teamId, accountId } = identity.member;
  if ((await store.countOf(context.db, teamId)) >= TEMPLATES_MAX)
    throw new Refusal(409, `Your team has ${TEMPLATES_MAX} templates. Delete one first.`);
  const { pages }: ReportDocument = JSON.parse(document);
  const row = await namedOnce(
    store.insert(context.db, {
      ...{ teamId, accountId, name, template, pageCount: pages.length },
      blockCount: pages.reduce((sum, { blocks }) => sum + blocks.length, 0),
      ...{ createdByName: authorOf(context), createdAt: context.now() },
    }),
  );
  record(context, "report_template.create", row, { after: { reportId } });
  return present(context, row);
}

/** What a report is made from; another team's is as missing as one that never was. */
export async function read({ commitNow, identity }: MemberContext, id: number) {
  const { teamId } = identity.member;
  const template = await commitNow((db) => store.selectTemplate(db, teamId, id));
  if (template === undefined) throw notFound("Template");
  return template;
}

export async function rename(context: MemberContext, id: number, name: string) {
  const before = await lockOwn(context, id);
  await namedOnce(store.rename(context.db, context.identity.member.teamId, id, name));
  const after = { ...before, name };
  const change = { before: { name: before.name }, after: { name } };
  record(context, "report_template.rename", after, change);
  return present(context, after);
}

/** Reports that were made from it stay as they are. */
export async function remove(context: MemberContext, id: number) {
  const row = await lockOwn(context, id);
  await store.remove(context.db, context.identity.member.teamId, id);
  record(context, "report_template.delete", row, {});
  return null;
}

async function lockOwn(context: MemberContext, id: number) {
  const row = await store.lock(context.db, context.identity.member.teamId, id);
  if (!row) throw notFound("Template");
  if (canChange(context, row)) return row;
  throw new Refusal(403, "Only admins and whoever made a template change it.");
}

function canChange({ identity: { member } }: MemberContext, { accountId }: store.Row) {
  return member.isAdmin || member.accountId === accountId;
}

async function namedOnce<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!isUniqueViolation(error, "report_templates_name")) throw error;
    throw new Refusal(409, "A template with this name already exists.", "name");
  }
}

function record(
  { audit }: MemberContext,
  action: string,
  { id, name }: store.Row,
  change: Pick<AuditEntry, "before" | "after">,
) {
  audit({ action, subjectId: id, subjectName: name, ...change });
}

function present(context: MemberContext, row: store.Row) {
  const { id, name, pageCount, blockCount, createdByName, createdAt } = row;
  return {
    ...{ id, name, pageCount, blockCount, createdByName },
    createdAt: createdAt.toISOString(),
    canChange: canChange(context, row),
  };
}
