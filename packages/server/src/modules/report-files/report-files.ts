/** A published edition as files that leave the product: one to read, one to present and go on writing. */
import type { CheckedOf } from "@app/contract/endpoint";
import { getReportPdf, getReportSlides } from "@app/contract/report-files";
import type { Browser, Context } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import { inPoolOf } from "#modules/models/models.ts";
import { openViewed, readerKey } from "#modules/report-viewer/report-viewer.ts";
import {
  readEditionTexts,
  selectCaseName,
  selectClientName,
  selectEdition,
  selectIsCommunity,
  selectLook,
} from "#modules/web-reports/web-reports.ts";
import type { FileAsked } from "./edition-facts.ts";
import { makeShelf } from "./file-shelf.ts";
import { makeReportPdf } from "./pdf/make-report-pdf.ts";
import { makeReportSlides } from "./slides/make-report-slides.ts";

const HOUR_SECONDS = 60 * 60;

/** What an edition can be written as. */
const writers = {
  pdf: { task: makeReportPdf, called: "a PDF", contentType: getReportPdf.contentTypes[0] },
  pptx: { task: makeReportSlides, called: "slides", contentType: getReportSlides.contentTypes[0] },
} as const;

export type Format = keyof typeof writers;
type Params = CheckedOf<typeof getReportPdf>["params"];
type Query = CheckedOf<typeof getReportPdf>["query"];

/** What was read is let go of before it is written: that takes a while, and needs no transaction. */
export async function download(
  press: Press,
  format: Format,
  context: Context & Browser,
  { params: { id, scenarioId }, query: { share, unit } }: { params: Params; query: Query },
) {
  // Each may take a second of a processor.
  const limit = { name: `report.${format}`, count: 60, windowSeconds: HOUR_SECONDS };
  await context.take(limit, readerKey(context, share));
  const { of, edition, teamName } = await openViewed(context, id, share);
  const row = await selectEdition(context.db, of, edition);
  if (!row) throw notFound("Edition");
  const { title, publishedByName, publishedAt, modelVersion } = row;
  const clientName = await selectClientName(context.db, of);
  const isCommunity = await selectIsCommunity(context.db, of);
  // An edition never changes, but the names of those it is of and for do, and what the team pays for.
  const about = [teamName, clientName, isCommunity];
  const key = JSON.stringify([format, id, edition, unit, scenarioId, ...about]);
  const caseName = await selectCaseName(context.db, of, edition, scenarioId);
  if (caseName === undefined) throw notFound("Scenario");
  const { contentType } = writers[format];
  const answer = { contentType, fileName: `${title} - ${caseName}.${format}` };
  const kept = press.find(key);
  if (kept) return { ...answer, bytes: kept };
  const texts = await readEditionTexts(context.db, of, edition, unit);
  const look = await selectLook(context.db, of, edition);
  await context.startOver();
  const bytes = await press.write(format, of.teamId, key, {
    ...{ title, teamName, clientName, edition, publishedByName, publishedAt, modelVersion },
    ...{ ...texts, look, isCommunity, caseKey: scenarioId },
  });
  return { ...answer, bytes };
}

export type Press = ReturnType<typeof openPress>;

/** Two at a time, each once: whoever asks for what is being written waits for that. */
export function openPress(pool: Pool) {
  const shelf = makeShelf({ bytesMax: 64 * 1024 * 1024, atOnce: 2 });
  return {
    find: shelf.find,
    write: (format: Format, teamId: number, key: string, asked: FileAsked) =>
      shelf.make(key, async () => {
        const { task, called } = writers[format];
        const tooLong = () => new Refusal(413, tooLongText(called));
        const made = await inPoolOf(pool, teamId, task, asked, tooLong);
        if (made === "missing") throw notFound("Scenario");
        if (made === "too long") throw tooLong();
        return made;
      }),
  };
}

function tooLongText(called: string) {
  return `This report is too long for ${called}. Choose a longer unit of time.`;
}
