import { WORKBOOK } from "@app/contract/content-types";
import { z } from "zod";
import type { MemberContext } from "#core/context.ts";
import type { ExportPart, ExportRow } from "#core/export-part.ts";
import { addFile, takeInFile } from "#core/files/files.ts";
import { defineJob, type JobContext, type Progress } from "#core/job.ts";
import { Refusal } from "#core/refusal.ts";
import { findOpenJob } from "#core/start-job.ts";
import type { Failure } from "#core/task.ts";
import * as account from "#modules/account/account.ts";
import * as activity from "#modules/activity/activity.ts";
import * as clients from "#modules/clients/clients.ts";
import { resultFile } from "#modules/jobs/jobs.ts";
import * as ledger from "#modules/ledger/ledger.ts";
import * as models from "#modules/models/models.ts";
import type { ExportSheet } from "./workbook.ts";
import { writeWorkbook } from "./write-workbook.ts";

const EXPORTS = { name: "export", count: 10, windowSeconds: 60 * 60 };
const RUN_KEY = "everything";
/** Few enough that a request in between does not notice. */
const PAGE_ROW_COUNT = 200;
/** More is neither handed to another process nor opened by a spreadsheet program in comfort. */
const SHEET_ROWS_MAX = 50_000;
/** Of the whole, reading is the larger part. */
const READING_SHARE = 0.8;

/** Everything that a team has. A new noun adds its part here. */
const parts: readonly ExportPart[] = [
  clients.exportPart,
  models.exportPart,
  account.exportPart,
  ledger.exportPart,
  activity.exportPart,
];

export async function start(context: MemberContext) {
  const openId = await findOpenJob(context, exportEverything, RUN_KEY);
  if (openId !== undefined) return { jobId: openId };
  await context.take(EXPORTS, String(context.identity.member.teamId));
  return { jobId: await context.startJob(exportEverything, {}, RUN_KEY) };
}

export const exportEverything = defineJob({
  name: "export",
  title: () => "Export of everything",
  access: "admin",
  payload: z.object({}),
  expireSeconds: 15 * 60,
  retry: { count: 2, delaySeconds: 10 },
  async run(context, _payload, { signal, progress }) {
    const { teamId, pool, now, unit } = context;
    const sheets = await readSheets(context, signal, progress);
    progress("Writing the workbook", READING_SHARE);
    const written = await pool.run(writeWorkbook, sheets, { teamId, signal });
    signal.throwIfAborted();
    if (!written.isDone) throw unwritten(written);
    const taken = await takeInFile(context, teamId, resultFile, [written.value]);
    const fileName = `forecastle-export-${now().toISOString().slice(0, 10)}.xlsx`;
    const label = { fileName, contentType: WORKBOOK };
    await unit((own) => addFile(own, resultFile, taken, label));
    return { kind: "file", storedName: taken.name, byteCount: taken.byteCount, ...label };
  },
});

/** Page by page, each in a unit of its own, so that nobody waits behind a long export. */
async function readSheets({ unit }: JobContext, signal: AbortSignal, progress: Progress) {
  const sheets: ExportSheet[] = [];
  for (const [at, part] of parts.entries()) {
    const total = await unit((context) => part.count(context));
    const rows: ExportRow[] = [];
    for (let isMore = true; isMore && rows.length < SHEET_ROWS_MAX; ) {
      signal.throwIfAborted();
      const done = (at + rows.length / Math.max(1, total)) / parts.length;
      progress(`Reading ${part.name.toLowerCase()}`, READING_SHARE * Math.min(1, done));
      const afterId = rows.at(-1)?.id ?? 0;
      const page = await unit((context) => part.readAfter(context, afterId, PAGE_ROW_COUNT));
      rows.push(...page);
      isMore = page.length === PAGE_ROW_COUNT;
    }
    const { name, headings } = part;
    const isCut = rows.length >= SHEET_ROWS_MAX;
    sheets.push({ name, headings, rows: rows.map(({ cells }) => cells), isCut });
  }
  return sheets;
}

/** Too much for one workbook stays too much; anything else may go better the next time. */
function unwritten({ why, message }: { why: Failure; message: string }) {
  return why === "too-much-memory" || why === "too-slow"
    ? new Refusal(413, "There is too much for one workbook.")
    : new Error(message);
}
