import type { CheckedOf } from "@app/contract/endpoint";
import type { createReportShare } from "@app/contract/report-shares";
import type { MemberContext } from "#core/context.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import { hashToken, randomToken } from "#core/secrets.ts";
import { isUniqueViolation } from "#db/query-error.ts";
import { takeMail } from "#modules/grants/grants.ts";
import {
  authorOf,
  follow,
  isFollowedBy,
  lockReport,
  openReport,
} from "#modules/web-reports/web-reports.ts";
import * as store from "./report-shares.store.ts";
import { linkOf } from "./share-links.ts";

export {
  countOpening,
  findByEmail,
  findByKey,
  select as selectShare,
  setMailed,
  setSeen,
} from "./report-shares.store.ts";
export { keyedLink } from "./share-links.ts";

type Draft = CheckedOf<typeof createReportShare>["body"];

export async function list(context: MemberContext, id: number) {
  const { report } = await openReport(context, id);
  const rows = await store.selectAll(context.db, ofReport(report));
  return { items: rows.map(present), isMailed: await isFollowedBy(context, report) };
}

/** To an address it goes by mail, by a letter that makes its own key; else the link is told here, once. */
export async function create(context: MemberContext, id: number, draft: Draft) {
  const { email, name } = draft;
  if (email !== undefined) await takeMail(context, email);
  const { now } = context;
  const { report } = await lockReport(context, id);
  if (report.edition === null) throw new Refusal(409, "Publish this report first.");
  const expiresAt = draft.expiresAt === null ? null : new Date(draft.expiresAt);
  if (expiresAt && expiresAt <= now())
    throw new Refusal(400, "Choose a time that is ahead.", "expiresAt");
  const of = ofReport(report);
  const row = await sharedOnce(
    store.insert(context.db, of, {
      ...{ name, email: email ?? null, expiresAt, createdAt: now() },
      createdByName: authorOf(context),
    }),
  );
  record(context, "web_report.share", report, { name, email: email ?? null });
  if (email === undefined)
    return { share: present(row), link: await makeLink(context, of, row.id) };
  context.mail({ kind: "report_shared", teamId: of.teamId, payload: { email, reportId: id } });
  return { share: present(row), link: null };
}

/** Links from before go on working. */
export async function createLink(context: MemberContext, id: number, shareId: number) {
  const { report } = await lockReport(context, id);
  const of = ofReport(report);
  const row = await store.select(context.db, of, shareId);
  if (!row) throw notFound("Share");
  record(context, "web_report.share_link", report, { name: row.name });
  return { link: await makeLink(context, of, shareId) };
}

export async function revoke(context: MemberContext, id: number, shareId: number) {
  const { report } = await lockReport(context, id);
  const row = await store.revoke(context.db, ofReport(report), shareId, context.now());
  if (!row) throw notFound("Share");
  record(context, "web_report.unshare", report, { name: row.name, email: row.email });
  return null;
}

/** Whoever sees a report may be told of its notes, or no more. */
export async function setMails(context: MemberContext, id: number, isMailed: boolean) {
  const { report } = await openReport(context, id);
  await follow(context, report, isMailed);
  record(context, "web_report.set_mails", report, { isMailed });
  return { isMailed };
}

type Report = Awaited<ReturnType<typeof openReport>>["report"];

function ofReport({ id, modelId, teamId }: Report): store.Of {
  return { reportId: id, modelId, teamId };
}

async function makeLink({ db, settings, now }: MemberContext, of: store.Of, shareId: number) {
  const token = randomToken();
  await store.insertKey(db, of, shareId, hashToken(token), now());
  return linkOf(settings, of.reportId, token);
}

async function sharedOnce<T>(write: Promise<T>) {
  try {
    return await write;
  } catch (error) {
    if (!isUniqueViolation(error, "report_shares_email")) throw error;
    throw new Refusal(409, "This report is shared with this address already.", "email");
  }
}

function record(
  context: MemberContext,
  action: `web_report.${string}`,
  { id, title, teamId }: Report,
  after: Record<string, unknown>,
) {
  context.audit({ action, subjectId: id, subjectName: title, teamId, after });
}

function present({ createdAt, expiresAt, lastOpenedAt, ...row }: store.Row) {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
  };
}
