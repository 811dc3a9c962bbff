import { isReconciled } from "@app/connectors/checks/check-ledger";
import type { MonthRange } from "@app/connectors/connector/connector";
import type { Organisation } from "@app/connectors/ledger/ledger";
import { SourceError } from "@app/connectors/ledger/source-error";
import { type LedgerRead, type ReadSoFar, readLedger } from "@app/connectors/reading/read-ledger";
import { onlyAStart } from "@app/connectors/sources/spreadsheet/spreadsheet";
import type { Progress } from "#core/job.ts";
import {
  type Books,
  monthOfText,
  monthText,
  openingsOfText,
  openingsText,
  readBooks,
} from "#modules/connection-books/connection-books.ts";
import { filesOf } from "#modules/connection-files/connection-files.ts";
import {
  monthOfDate,
  type OpenConnection,
  type OpenSource,
  openConnection,
  openSource,
  organisationOf,
  readSignIn,
} from "#modules/connections/connections.ts";
import * as store from "./connection-sync.store.ts";
import type { SyncPlace } from "./sync-job.ts";

type Control = { signal: AbortSignal; progress: Progress };

export type SourceRead = LedgerRead & { stored: Books | undefined };

/** Of the whole, reading is nearly all. */
const READING_SHARE = 0.9;

/** Reads a connection's ledger from its source, staging each month as it comes. */
export async function readSource(
  context: SyncPlace,
  id: number,
  { signal, progress }: Control,
): Promise<SourceRead> {
  const { row, signIn, secrets, stored } = await context.unit(async (unit) => {
    const opened = await openConnection(unit, id, "work");
    return {
      row: opened,
      signIn: { ...(await readSignIn(unit, opened)), files: await filesOf(unit.db, opened) },
      secrets: unit.secrets,
      stored: await readBooks(unit.db, opened),
    };
  });
  const { settings, now, commitNow } = context;
  const tokens = { teamId: row.teamId, id, secrets, commitNow };
  const opened = await openSource({ settings, now, tokens }, signIn, {
    signal,
    onProgress: ({ step, done, total }) => progress(step, (READING_SHARE * done) / total),
  });
  progress("Signing in", 0);
  const organisation = await organisationAt(opened, row);
  const range = opened.source.months?.(opened.settings) ?? rangeOf(row, stored, monthOfDate(now()));
  if (range.from > range.to) throw new SourceError("unreadable", onlyAStart(range.to));
  const files = row.filesChangedAt?.toISOString() ?? "";
  const readOf = `${range.from}-${range.to} ${stored?.contentHash ?? ""} ${files}`.trimEnd();
  const stage = stageOf(context, row, readOf);
  const readFrom = (resume: ReadSoFar | undefined) =>
    readLedger({
      ...{ connector: opened.source.connector, settings: opened.settings, context: opened.context },
      ...{ organisation, range, currentMonth: monthOfDate(now()), onStep: stage.keep },
      ...(stored && { stored: stored.ledger }),
      readsAll: opened.source.months !== undefined,
      ...(resume && { resume }),
    });
  const resume = await stage.resume();
  const read = await readFrom(resume);
  progress("Checking", READING_SHARE);
  // Books that were changed between the two runs do not roll from one to the other; whole, they may.
  const isWhole = !resume || isReconciled(read.checks);
  return { ...(isWhole ? read : await readFrom(undefined)), stored };
}

/** Listed again before each read: a changed currency or basis would go unseen otherwise. */
async function organisationAt(
  { source, settings, context }: OpenSource,
  row: OpenConnection,
): Promise<Organisation> {
  const chosen = organisationOf(row);
  if (!chosen) throw new SourceError("refused", "No organisation is chosen yet.");
  const found = await source.connector.listOrganisations(context, settings);
  const organisation = found.find(({ externalId }) => externalId === chosen.externalId);
  if (organisation) return organisation;
  const message = `The sign-in no longer sees ${chosen.name}. Connect it again.`;
  throw new SourceError("needs-reconnect", message);
}

/** What was read once stays: history grows at its end, and backwards when somebody asks for more. */
function rangeOf(row: OpenConnection, stored: Books | undefined, currentMonth: number): MonthRange {
  const asked = currentMonth - row.monthsBack;
  const from = stored ? Math.min(stored.ledger.firstMonth, asked) : asked;
  return { from, to: currentMonth };
}

/** What is read so far, kept outside the process. */
function stageOf({ unit }: SyncPlace, row: OpenConnection, readOf: string) {
  return {
    async resume(): Promise<ReadSoFar | undefined> {
      const [openings, ...months] = await unit(({ db }) => store.selectStages(db, row, readOf));
      if (!openings) return undefined;
      return {
        from: openings.month + 1,
        openings: openingsOfText(openings.content),
        months: months.map(({ month, content }) => monthOfText(month, content)),
      };
    },
    async keep({ from, openings, months }: Readonly<ReadSoFar>) {
      const last = months.at(-1);
      await unit(async ({ db }) => {
        if (!last) await store.clearStages(db, row);
        const staged = last
          ? { month: last.month, content: monthText(last) }
          : { month: from - 1, content: openingsText(openings) };
        await store.putStage(db, row, { ...staged, readOf });
      });
    },
  };
}
