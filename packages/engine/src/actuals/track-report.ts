/** A model's track record as it is read: roll-forward by roll-forward, and line by line. */
import type { ModelDocument } from "#model/document.ts";
import { periodOfDay, periodsOf, type TimeUnit } from "#time/timeline.ts";
import { type CutOverMove, forecastAt, rollForwardsIn } from "./cut-over.ts";
import {
  HALF_CENT,
  type LineRecord,
  type Outcome,
  outcomesBy,
  type StandingForecast,
  type TrackRecord,
  trackRecords,
} from "./track-record.ts";

/** How far ahead a forecast is looked back at, by the length of the model's periods. */
const AHEADS: Record<TimeUnit, readonly [near: number, ...further: number[]]> = {
  week: [1, 4, 13],
  month: [1, 3, 6],
  quarter: [1, 2, 4],
  year: [1, 2, 3],
};

export type ReportedOutcome = Omit<Outcome, "period"> & {
  /** The period's label. */
  period: string;
  /** Came less forecast as a share of what was forecast; undefined where nothing was. */
  share?: number;
};

export type ReportedLine = Omit<LineRecord, "outcomes"> & {
  /** Of the newest periods, by how far ahead and then by period. */
  outcomes: ReportedOutcome[];
};

/** A roll-forward with what it replaced: profit of its periods, and cash at their end. */
export type RolledForward<Move> = Omit<Move, keyof CutOverMove> & {
  /** Labels of its first and its last period. */
  from: string;
  to: string;
  /** Undefined where no forecast was kept by the model's periods of now. */
  profit?: Compared;
  cash?: Compared;
};

type Compared = Pick<TrackRecord, "forecast" | "came">;

/** What a page draws of a line, and how many accounts it lists, the largest. */
const OUTCOMES_MOST = 24;
const ACCOUNTS_MOST = 200;

export type TrackReport<Move> = {
  /** How far ahead something is known of, the nearest first. */
  aheads: number[];
  /** The newest first. */
  rollForwards: RolledForward<Move>[];
  lines: ReportedLine[];
  /** Accounts that are too small to be listed. */
  smallerCount: number;
};

export function trackReport<Move extends CutOverMove>(
  document: ModelDocument,
  moves: readonly Move[],
): TrackReport<Move> {
  const { timeline } = document;
  const held = rollForwardsIn(moves);
  const forecasts = held.map((move) => forecastAt(timeline, move));
  const known = forecasts.filter((each) => each !== undefined);
  const lines = known.length === 0 ? [] : trackRecords(document, known).filter(hasFigures);
  const listed = withoutSmallest(lines);
  const reported = listed.map((line) => reportedLine(line, document));
  const aheads = AHEADS[timeline.unit].filter((ahead) =>
    reported.some(({ byAhead }) => byAhead.some((each) => each.ahead === ahead)),
  );
  const rollForwards = held.map((move, at) => rolledForward(document, move, forecasts[at]));
  return {
    ...{ aheads, rollForwards: rollForwards.toReversed(), lines: reported },
    smallerCount: lines.length - listed.length,
  };
}

/** A line that neither was forecast nor came is no line of this business. */
function hasFigures({ outcomes }: LineRecord): boolean {
  return outcomes.some(
    ({ forecast, came }) => Math.abs(forecast) >= HALF_CENT || Math.abs(came) >= HALF_CENT,
  );
}

function withoutSmallest(lines: readonly LineRecord[]): LineRecord[] {
  const sizeOf = ({ outcomes }: LineRecord) =>
    outcomes.reduce((sum, { forecast, came }) => sum + Math.abs(forecast) + Math.abs(came), 0);
  const accounts = lines.filter(({ kind }) => kind === "account");
  const large = new Set(
    accounts.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, ACCOUNTS_MOST),
  );
  return lines.filter((line) => line.kind !== "account" || large.has(line));
}

function reportedLine(line: LineRecord, { timeline }: ModelDocument): ReportedLine {
  const aheads = AHEADS[timeline.unit];
  const periods = periodsOf(timeline);
  return {
    ...line,
    byAhead: line.byAhead.filter(({ ahead }) => aheads.includes(ahead)),
    outcomes: aheads
      .flatMap((ahead) =>
        line.outcomes.filter((each) => each.ahead === ahead).slice(-OUTCOMES_MOST),
      )
      .map(({ period, ...outcome }) => ({
        ...{ period: periods[period]?.label ?? "", ...outcome },
        ...(Math.abs(outcome.forecast) >= HALF_CENT && { share: shareOf(outcome) }),
      })),
  };
}

const shareOf = ({ forecast, came }: Compared) => (came - forecast) / Math.abs(forecast);

function rolledForward<Move extends CutOverMove>(
  document: ModelDocument,
  { unit: _, forecast: __, from, to, ...move }: Move,
  forecast: StandingForecast | undefined,
): RolledForward<Move> {
  const { timeline } = document;
  const [first, last] = [periodOfDay(timeline, from), periodOfDay(timeline, to - 1)];
  const label = (period: number) => periodsOf(timeline, period, period + 1)[0]?.label ?? "";
  const rolled = { ...move, from: label(first), to: label(last) };
  if (!forecast) return rolled;
  const outcomesOf = outcomesBy(document, forecast);
  const within = (line: string) => outcomesOf(line).filter(({ period }) => period <= last);
  const cash = within("cf.closingCash").at(-1);
  // So many periods at once that the forecast kept does not reach their end.
  if (cash?.period !== last) return rolled;
  const profits = within("pl.profit");
  const sum = (of: "forecast" | "came") =>
    profits.reduce((total, outcome) => total + outcome[of], 0);
  return {
    ...rolled,
    profit: { forecast: sum("forecast"), came: sum("came") },
    cash: { forecast: cash.forecast, came: cash.came },
  };
}
