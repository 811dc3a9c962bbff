import type { CheckedOf } from "@app/contract/endpoint";
import { UNPAGED_ROWS_MAX } from "@app/contract/paging";
import type { listReportEditions } from "@app/contract/web-reports";
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
  const { report } = await openReport(context, id);
  return readEdition(context.db, { reportId: id, teamId: report.teamId }, edition, unit);
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
  return { ...presentEdition(row), cases: JSON.parse(cases) };
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

export function presentEdition({ publishedAt, ...row }: store.EditionRow) {
  return { ...row, publishedAt: publishedAt.toISOString() };
}
