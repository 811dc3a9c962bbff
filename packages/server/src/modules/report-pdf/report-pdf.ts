import type { CheckedOf } from "@app/contract/endpoint";
import { getReportPdf } from "@app/contract/report-pdf";
import type { Browser, Context } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import { inPoolOf } from "#modules/models/models.ts";
import { openViewed } from "#modules/report-viewer/report-viewer.ts";
import { readEditionTexts, selectEdition, selectLook } from "#modules/web-reports/web-reports.ts";
import { makeReportPdf, type PdfAsked } from "./make-report-pdf.ts";
import { makeShelf } from "./pdf-shelf.ts";
import * as store from "./report-pdf.store.ts";

const HOUR_SECONDS = 60 * 60;
/** Each may take a second of a processor. */
const BY_READER = { name: "report.pdf", count: 60, windowSeconds: HOUR_SECONDS };
const [CONTENT_TYPE] = getReportPdf.contentTypes;

type Params = CheckedOf<typeof getReportPdf>["params"];
type Query = CheckedOf<typeof getReportPdf>["query"];
/** What was read is let go of before it is set: that takes a while, and needs no transaction. */
export async function download(
  press: Press,
  context: Context & Browser,
  { id, scenarioId }: Params,
  { share, unit }: Query,
) {
  const { identity, ipAddress } = context;
  await context.take(BY_READER, identity?.member ? `${identity.userId}` : `${share}|${ipAddress}`);
  const { of, edition, teamName } = await openViewed(context, id, share);
  const row = await selectEdition(context.db, of, edition);
  if (!row) throw notFound("Edition");
  const { title, publishedByName, publishedAt, modelVersion } = row;
  const clientName = (await store.selectClientName(context.db, of)) ?? "";
  // An edition never changes, but the names of those it is of and for do.
  const key = JSON.stringify([id, edition, unit, scenarioId, teamName, clientName]);
  const answer = { contentType: CONTENT_TYPE, fileName: `${title}.pdf` };
  const kept = press.find(key);
  if (kept) return { ...answer, bytes: kept };
  const texts = await readEditionTexts(context.db, of, edition, unit);
  const look = await selectLook(context.db, of, edition);
  await context.startOver();
  const bytes = await press.set(of.teamId, key, {
    ...{ title, teamName, clientName, publishedByName, publishedAt, modelVersion },
    ...{ ...texts, look, caseKey: scenarioId },
  });
  return { ...answer, bytes };
}

export type Press = ReturnType<typeof openPress>;

/** Two at a time, each once: whoever asks for what is being set waits for that. */
export function openPress(pool: Pool) {
  const shelf = makeShelf({ bytesMax: 64 * 1024 * 1024, atOnce: 2 });
  return {
    find: shelf.find,
    set: (teamId: number, key: string, asked: PdfAsked) =>
      shelf.make(key, async () => {
        const made = await inPoolOf(pool, teamId, makeReportPdf, asked, tooLong);
        if (made === "missing") throw notFound("Scenario");
        if (made === "too long") throw tooLong();
        return made;
      }),
  };
}

function tooLong() {
  return new Refusal(413, "This report is too long for a PDF. Choose a longer unit of time.");
}
