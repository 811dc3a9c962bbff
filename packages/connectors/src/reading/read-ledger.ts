/**
 * Reads a whole ledger through any connector: the chart, the openings, then month after month.
 *
 * What is stored already is kept where the source still leads to it, so that a daily read asks
 * for the open year only. A read that stops is taken up after the last month it handed over. The
 * ledger that comes out has been through all seven checks; whoever asked uses it only when they
 * pass, and otherwise keeps the one before.
 */
import type { Month } from "@app/engine/time/month";
import { type CheckResult, checkLedger } from "#checks/check-ledger.ts";
import { monthName } from "#checks/finding.ts";
import type {
  Connector,
  MonthRange,
  MonthRead,
  Progress,
  ReadContext,
} from "#connector/connector.ts";
import { balancesOf } from "#ledger/balances.ts";
import type { Account, Ledger, Opening, Organisation } from "#ledger/ledger.ts";
import { openingsFrom } from "#ledger/openings-from.ts";
import { SourceError } from "#ledger/source-error.ts";
import { contentHash } from "./content-hash.ts";
import { firstMonthToRead, leadsToSameOpenings } from "./read-plan.ts";
import { mustBeReadable, mustHaveClasses } from "./readable-books.ts";

/** As far as a read has come: enough to go on with it. */
export type ReadSoFar = { from: Month; openings: Opening[]; months: MonthRead[] };

export type ReadRequest<Settings> = {
  connector: Connector<Settings>;
  settings: Settings;
  context: ReadContext;
  organisation: Organisation;
  range: MonthRange;
  currentMonth: Month;
  /** The ledger of the last read that was used. Left out, everything is read. */
  stored?: Ledger;
  /** Everything is at hand, as files are: no month is kept unread. */
  readsAll?: boolean;
  /** A read that was stopped. */
  resume?: ReadSoFar;
  /** Called with the openings, and again after each month; the read waits for it. */
  onStep?: (soFar: Readonly<ReadSoFar>) => Promise<void>;
};

export type LedgerRead = {
  ledger: Ledger;
  contentHash: string;
  checks: CheckResult[];
  /** The first month that was asked for; those before it are as they were stored. */
  readFrom: Month;
};

export async function readLedger<Settings>(request: ReadRequest<Settings>): Promise<LedgerRead> {
  const { connector, settings, organisation, stored } = request;
  mustBeReadable(organisation);
  const progress = countingMonths(request.context, request.range);
  const { context } = progress;
  progress.report("Reading the chart of accounts");
  const accounts = await connector.accounts(context, settings, organisation);
  mustHaveClasses(accounts);
  const tracking = (await connector.tracking?.(context, settings, organisation)) ?? [];
  const soFar = resumable(request) ?? (await startReading(request, progress));
  const months = await readMonths(request, progress, soFar);
  const ledger: Ledger = {
    ...joinMonths(request, { ...soFar, months }),
    sourceId: connector.sourceId,
    organisation,
    accounts: withGone(accounts, stored?.accounts ?? []),
    tracking,
  };
  const checks = checkLedger(ledger, stored?.organisation);
  return { ledger, contentHash: contentHash(ledger), checks, readFrom: soFar.from };
}

type MonthsDone = ReturnType<typeof countingMonths>;

/** A read can go on only over the same months; those it had kept must still be at hand. */
function resumable<Settings>({ resume, range, stored }: ReadRequest<Settings>) {
  if (!resume || resume.from < range.from) return undefined;
  const isWithin = resume.from + resume.months.length <= range.to + 1;
  const hasKept = resume.from === range.from || (stored && stored.firstMonth <= range.from);
  return isWithin && hasKept ? resume : undefined;
}

/** The openings double as the probe: one question that tells whether closed years have changed. */
async function startReading<Settings>(
  request: ReadRequest<Settings>,
  { context, report }: MonthsDone,
): Promise<ReadSoFar> {
  const { connector, settings, organisation, range, stored } = request;
  const planned = request.readsAll ? range.from : firstMonthToRead(request);
  report(`Reading balances before ${monthName(planned)}`);
  const probe = await connector.openings(context, settings, organisation, planned);
  const canKeep = planned === range.from || (stored && leadsToSameOpenings(stored, probe, planned));
  const soFar = canKeep
    ? { from: planned, openings: probe, months: [] }
    : {
        from: range.from,
        openings: await connector.openings(context, settings, organisation, range.from),
        months: [],
      };
  await request.onStep?.(soFar);
  return soFar;
}

async function readMonths<Settings>(
  request: ReadRequest<Settings>,
  { context, report, reach }: MonthsDone,
  soFar: ReadSoFar,
): Promise<MonthRead[]> {
  const { connector, settings, organisation, range } = request;
  const months = [...soFar.months];
  const next = () => soFar.from + months.length;
  reach(next());
  if (next() > range.to) return months;
  const rest = { from: next(), to: range.to };
  for await (const read of connector.movements(context, settings, organisation, rest)) {
    context.signal.throwIfAborted();
    if (read.month !== next()) throw outOfOrder(next(), read.month);
    months.push(read);
    reach(next());
    report(`${monthName(read.month)} has been read`);
    await request.onStep?.({ ...soFar, months });
  }
  if (next() <= range.to) throw outOfOrder(next());
  return months;
}

function outOfOrder(expected: Month, came?: Month) {
  const instead = came === undefined ? "nothing" : monthName(came);
  const message = `The source gave ${instead} where ${monthName(expected)} was expected.`;
  return new SourceError("unreadable", message);
}

type Figures = Pick<Ledger, "firstMonth" | "lastMonth" | "openings" | "movements" | "controls">;

function joinMonths<Settings>(
  { range, stored }: ReadRequest<Settings>,
  { from, openings, months }: ReadSoFar,
): Figures {
  const isKept = ({ month }: { month: Month }) => month >= range.from && month < from;
  const kept = from > range.from ? stored : undefined;
  return {
    firstMonth: range.from,
    lastMonth: range.to,
    openings: kept ? openingsAt(kept, range.from) : openings,
    movements: [
      ...(kept?.movements.filter(isKept) ?? []),
      ...months.flatMap((read) => read.movements),
    ],
    controls: [
      ...(kept?.controls.filter(isKept) ?? []),
      ...months.flatMap((read) => read.control ?? []),
    ],
  };
}

/** The window moves on with time: what was a month's closing becomes the opening. */
function openingsAt(stored: Ledger, month: Month): Opening[] {
  if (month === stored.firstMonth) return stored.openings;
  const before = balancesOf(stored).find((each) => each.month === month - 1);
  return openingsFrom(before?.closing ?? []);
}

/** An account that has vanished at the source is kept, since its past movements are. */
function withGone(accounts: readonly Account[], before: readonly Account[]): Account[] {
  const present = new Set(accounts.map((account) => account.externalId));
  const gone = before.filter((account) => !present.has(account.externalId));
  return [...accounts, ...gone.map((account) => ({ ...account, status: "GONE" as const }))];
}

/** Connectors say what they do; how much is done is counted here, in months of the whole range. */
function countingMonths({ onProgress, ...context }: ReadContext, { from, to }: MonthRange) {
  const total = to - from + 1;
  let done = 0;
  const report = (step: string) => onProgress({ step, done, total });
  return {
    context: { ...context, onProgress: ({ step }: Progress) => report(step) },
    report,
    reach(month: Month) {
      done = month - from;
    },
  };
}
