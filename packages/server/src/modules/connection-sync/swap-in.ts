import { type CheckResult, isReconciled } from "@app/connectors/checks/check-ledger";
import { monthName } from "@app/connectors/checks/finding";
import type { Ledger } from "@app/connectors/ledger/ledger";
import { firstOpenMonth } from "@app/connectors/reading/read-plan";
import type { MemberContext } from "#core/context.ts";
import {
  type Books,
  type ChangeRow,
  changeOf,
  closedChanges,
  deleteMonthsOutside,
  modelLedger,
  monthsOf,
  monthText,
  openingsText,
  placeAccounts,
  putBooks,
  putChanges,
  putMonth,
  selectChanges,
  unplaced,
} from "#modules/connection-books/connection-books.ts";
import {
  lockConnection,
  monthOfDate,
  nextSyncAt,
  note,
  type OpenConnection,
  SPREADSHEET,
} from "#modules/connections/connections.ts";
import * as store from "./connection-sync.store.ts";
import type { SourceRead } from "./read-source.ts";
import type { SyncPayload, SyncPlace } from "./sync-job.ts";

/** Puts what was read in the place of what was, whole, if it passed the checks; else says why not. */
export async function swapIn(
  { unit, now }: SyncPlace,
  { connectionId, isNightly }: SyncPayload,
  read: SourceRead,
  startedAt: Date,
): Promise<{ failure?: string }> {
  return unit(async (context) => {
    const row = await lockConnection(context, connectionId, "work");
    const isFit = isReconciled(read.checks);
    const isNew = read.contentHash !== read.stored?.contentHash;
    const words = isFit ? wordsFor(read) : failureOf(read.checks);
    const changed = isFit && isNew ? await replaceBooks(context, row, read) : {};
    await note(context.db, row.teamId, row.id, {
      ...changed,
      checks: kept(read.checks),
      nextSyncAt: nextSyncAt(row.id, now()),
      ...(isFit
        ? {
            ...{ outcome: "synced", failure: "", pausedUntil: null, lastSyncAt: now() },
            filesChangedAt: unreadSince(row, startedAt),
          }
        : { outcome: "failed", failure: words }),
    });
    await store.clearStages(context.db, row);
    const outcome = isFit ? (isNew ? "changed" : "unchanged") : "kept";
    await store.addSync(context.db, row, {
      ...{ at: startedAt, byName: isNightly ? null : context.identity.member.name },
      ...{ outcome, words, durationMs: now().getTime() - startedAt.getTime() },
      checksPassed: read.checks.filter(({ findingCount }) => findingCount === 0).length,
    });
    const subject = { subjectId: row.id, subjectName: row.name };
    context.audit({ action: "connection.sync", ...subject, after: { outcome, words } });
    if (isFit) announceSync(context, row, isNew);
    return isFit ? {} : { failure: words };
  });
}

function announceSync(
  { announce }: MemberContext,
  { id, name, teamId }: OpenConnection,
  isChanged: boolean,
) {
  const data = { connection: { id, name }, isChanged };
  announce({ type: "connection.synced", data, teamId, page: `/connections/${id}` });
}

/** A file that came while the others were read waits for the next sync. */
function unreadSince({ filesChangedAt }: OpenConnection, startedAt: Date) {
  return filesChangedAt !== null && filesChangedAt > startedAt ? filesChangedAt : null;
}

/** Only months that are different are written; changes of closed ones wait for a person. */
async function replaceBooks(
  { db, now }: MemberContext,
  row: OpenConnection,
  { ledger, contentHash, stored }: SourceRead,
) {
  const at = now();
  const { organisation, firstMonth, lastMonth } = ledger;
  const waiting = await selectChanges(db, row);
  const found = stored
    ? closedChanges(
        modelLedger(stored.ledger, waiting.map(changeOf)),
        ledger,
        openFrom(row, stored),
      )
    : [];
  const changes = found.map((change) => changeRow(change, waiting, at));
  const openNow = firstOpenMonth(organisation, monthOfDate(at));
  const before = new Map(
    stored ? monthsOf(stored.ledger).map((each) => [each.month, monthText(each)]) : [],
  );
  await putBooks(db, row, {
    ...{ firstMonth, lastMonth, contentHash, readAt: at },
    organisation: JSON.stringify(organisation),
    accounts: JSON.stringify(ledger.accounts),
    openings: openingsText(ledger.openings),
    tracking: JSON.stringify(ledger.tracking),
    openFrom: Math.max(openNow, stored?.openFrom ?? 0),
  });
  for (const month of monthsOf(ledger)) {
    const content = monthText(month);
    if (before.get(month.month) !== content)
      await putMonth(db, row, { month: month.month, content, readAt: at });
  }
  await deleteMonthsOutside(db, row, ledger);
  await putChanges(db, row, changes);
  const places = await placeAccounts(db, row, ledger);
  return {
    ...{ organisation, firstMonth, lastMonth },
    accountCount: ledger.accounts.filter(({ isPosting }) => isPosting).length,
    rowCount: ledger.movements.length,
    unmappedCount: unplaced(ledger, places).length,
    undecidedCount: accountsIn(changes.filter(({ isHeld }) => !isHeld)),
  };
}

/** Files say nothing of a year that is open: what was read of one is as closed as what was reported. */
function openFrom({ sourceId }: OpenConnection, { ledger, openFrom: openAt }: Books) {
  return sourceId === SPREADSHEET ? ledger.lastMonth + 1 : openAt;
}

/** What somebody decided holds as long as the source says the same. */
function changeRow(
  change: ReturnType<typeof changeOf>,
  waiting: readonly ChangeRow[],
  foundAt: Date,
): ChangeRow {
  const fresh = { ...change, before: String(change.before), after: String(change.after) };
  const same = waiting.find(
    (each) =>
      each.accountId === fresh.accountId &&
      each.month === fresh.month &&
      each.isOpening === fresh.isOpening &&
      each.after === fresh.after,
  );
  const { isHeld = false, decidedByName = null } = same ?? {};
  return { ...fresh, isHeld, decidedByName, foundAt: same?.foundAt ?? foundAt };
}

function accountsIn(changes: readonly ChangeRow[]) {
  return new Set(changes.map(({ accountId }) => accountId)).size;
}

/** Amounts of a finding are told in its words; as big integers they could not be kept. */
function kept(checks: readonly CheckResult[]) {
  return checks.map(({ name, findingCount, findings, isWithout }) => ({
    ...{ name, findingCount, ...(isWithout && { isWithout }) },
    findings: findings.map(({ amount: _, ...finding }) => finding),
  }));
}

function failureOf(checks: readonly CheckResult[]) {
  const [first] = checks.flatMap(({ findings }) => findings);
  const count = checks.reduce((sum, { findingCount }) => sum + findingCount, 0);
  const more = count > 1 ? ` There are ${count - 1} more.` : "";
  return `${first?.message ?? "The books do not reconcile."}${more}`;
}

function wordsFor({ ledger, stored, contentHash }: SourceRead) {
  if (!stored) return `${spanWords(ledger)} read.`;
  if (stored.contentHash === contentHash) return "Nothing new, nothing written.";
  const before = new Map(monthsOf(stored.ledger).map((each) => [each.month, monthText(each)]));
  const others = monthsOf(ledger).filter((each) => before.get(each.month) !== monthText(each));
  const fresh = others.filter(({ month }) => !before.has(month));
  const changed = others.filter(({ month }) => before.has(month));
  const gone = [...before.keys()].filter(
    (month) => month < ledger.firstMonth || month > ledger.lastMonth,
  );
  return [
    ...goneWords(gone),
    ...fresh.slice(-1).map(({ month }) => `${monthName(month)} is new.`),
    ...(changed.length > 0 ? [`${changedWords(changed)} changed.`] : []),
    ...(others.length + gone.length === 0 ? ["The chart of accounts changed."] : []),
  ].join(" ");
}

const NAMED_MOST = 3;

function changedWords(months: readonly { month: number }[]) {
  if (months.length > NAMED_MOST) return `${months.length} months`;
  return new Intl.ListFormat("en").format(months.map(({ month }) => monthName(month)));
}

/** "October 2026 was", "July 2026 to October 2026 were". */
function spanWords({ firstMonth, lastMonth }: Pick<Ledger, "firstMonth" | "lastMonth">) {
  return firstMonth === lastMonth
    ? `${monthName(lastMonth)} was`
    : `${monthName(firstMonth)} to ${monthName(lastMonth)} were`;
}

/** Only files can lose months: history at a source stays once it was read. */
function goneWords(months: readonly number[]): string[] {
  if (months.length === 0) return [];
  const names = new Intl.ListFormat("en").format(months.map(monthName));
  return [`${names} ${months.length === 1 ? "is" : "are"} no longer in the files.`];
}
