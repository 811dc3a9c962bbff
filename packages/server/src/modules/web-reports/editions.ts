import type { CheckedOf } from "@app/contract/endpoint";
import { UNPAGED_ROWS_MAX } from "@app/contract/paging";
import type { listReportEditions } from "@app/contract/web-reports";
import type { ModelDocument } from "@app/engine/model/document";
import { withoutRemarks } from "@app/engine/model/without-remarks";
import type { ReportDocument } from "@app/engine/reports/report-document";
import { actualToWords } from "@app/engine/time/actual-to";
import type { TimeUnit } from "@app/engine/time/timeline";
import type { MemberContext } from "#core/context.ts";
import { notFound } from "#core/refusal.ts";
import type { Db } from "#db/db.ts";
import * as store from "./editions.store.ts";
import { openReport } from "./open-report.ts";
import { OWN_UNIT } from "./render-edition.ts";

type Query = CheckedOf<typeof listReportEditions>["query"];

export async function list(context: MemberContext, id: number, query: Query) {
  const { report } = await openReport(context, id);
  const of = { reportId: id, teamId: report.teamId };
  const page = query.pagination ? query : { offset: 0, limit: UNPAGED_ROWS_MAX };
  const rows = await store.selectPage(context.db, of, page);
  return { items: rows.map(presentEdition), totalItemCount: await store.countOf(context.db, of) };
}

export async function get(
  context: MemberContext,
  id: number,
  edition: number,
  unit: TimeUnit | undefined,
) {
  const { report, model } = await openReport(context, id);
  const of = { reportId: id, teamId: report.teamId };
  const teamName = model.sharedTeamName ?? context.identity.member.team.name;
  return { ...(await readEdition(context.db, of, edition, unit)), teamName };
}

/** An edition as it was published; by a unit it was not, it is not found. */
export async function readEdition(
  db: Db,
  of: store.OfReport,
  edition: number,
  unit: TimeUnit | undefined,
) {
  const row = await store.select(db, of, edition);
  const cases = await store.selectView(db, of, edition, unit ?? OWN_UNIT);
  if (!row || cases === undefined) throw notFound("Edition");
  const timeline = await store.selectTimeline(db, of, edition);
  return {
    ...{ ...presentEdition(row), cases: JSON.parse(cases) },
    actualTo: (timeline && actualToWords(timeline)) ?? null,
    look: await store.selectLook(db, of, edition),
  };
}

/** Every case and the model it was worked out from, as they are kept: for a thread to read. */
export async function readEditionTexts(
  db: Db,
  of: store.OfReport,
  edition: number,
  unit: TimeUnit | undefined,
) {
  const cases = await store.selectView(db, of, edition, unit ?? OWN_UNIT);
  const inputs = await store.selectInputs(db, of, edition);
  if (cases === undefined || !inputs) throw notFound("Edition");
  return { cases, modelDocument: inputs.modelDocument };
}

/** What its author lets readers do: try the drivers that were opened, and ask why. */
export async function readLeave(db: Db, of: store.OfReport, edition: number) {
  const report = await readDocument(db, of, edition);
  return { hasWhatIf: opensDrivers(report), hasWhy: report.why !== undefined };
}

/** Whether a note can stand there. */
export async function hasBlock(db: Db, of: store.OfReport, edition: number, blockId: string) {
  const { pages } = await readDocument(db, of, edition);
  return pages.some(({ blocks }) => blocks.some(({ id }) => id === blockId));
}

async function readDocument(db: Db, of: store.OfReport, edition: number) {
  const report = await store.selectReport(db, of, edition);
  if (report === undefined) throw notFound("Edition");
  return documentIn(report);
}

function documentIn(report: string): ReportDocument {
  return JSON.parse(report);
}

function opensDrivers({ openedDrivers }: ReportDocument) {
  return openedDrivers.length > 0;
}

/**
 * The report and the model it was worked out from, where drivers are opened to readers. Scenarios are left
 * out, since nobody said that readers may see those that the report does not show, and so is whatever
 * colleagues wrote beside figures.
 */
export async function readWhatIf(db: Db, of: store.OfReport, edition: number) {
  const inputs = await store.selectInputs(db, of, edition);
  if (!inputs || !opensDrivers(documentIn(inputs.document))) return undefined;
  const model = JSON.parse(inputs.modelDocument) as ModelDocument;
  const calculated = { ...withoutRemarks(model), scenarios: [] };
  return { report: inputs.document, model: JSON.stringify(calculated) };
}

/** What an answer to a reader's why is worked out from; undefined where the author gave no leave. */
export async function readForWhy(db: Db, of: store.OfReport, edition: number) {
  const inputs = await store.selectInputs(db, of, edition);
  if (!inputs || documentIn(inputs.document).why === undefined) return undefined;
  return { report: inputs.document, modelDocument: inputs.modelDocument };
}

export function presentEdition({ publishedAt, ...row }: store.EditionRow) {
  return { ...row, publishedAt: publishedAt.toISOString() };
}
