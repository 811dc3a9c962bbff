/**
 * How forecasts turned out: what each had said of a period against what came, line by line and by how
 * many periods ahead it was said.
 *
 * Figures are as people read them: revenue and cash positive, costs negative. So came less forecast
 * is below zero where it was worse for profit or cash.
 *
 *   bias           the differences together ÷ what was forecast, in the end on which side it leans
 *   typical error  how far off a period was either way ÷ what was forecast of it
 *
 * Money that moved a month later counts twice in the typical error of the flow and never in its bias.
 */
import type { Model } from "#build/build-model.ts";
import { type Sheet, valueAt } from "#calculate/sheet.ts";
import type { ModelDocument } from "#model/document.ts";
import { movementsIn, type PeriodMovements } from "./roll-forward.ts";
import { isTracked, type Tracked, type TrackedAccount, trackedLines } from "./tracked-lines.ts";

/** A forecast as it stood at a cut-over: the movements of each period from there on. */
export type StandingForecast = {
  actualCount: number;
  movements: readonly PeriodMovements[];
  /** What cash stood at by then; left out, it is what the document has now. */
  openingCash?: number;
  /** The accounts of then, of which the document may have lost some. */
  accounts?: readonly TrackedAccount[];
};

/** One period that was forecast and has come; `ahead` is 1 for the first after the cut-over. */
export type Outcome = { period: number; ahead: number; forecast: number; came: number };

export type LineRecord = Pick<Tracked, "line" | "name" | "kind"> & {
  outcomes: Outcome[];
  /** By how many periods ahead, the nearest first. */
  byAhead: TrackRecord[];
};

export type TrackRecord = {
  ahead: number;
  count: number;
  /** Sums of flows; of balances means, which is what a period stood at. */
  forecast: number;
  came: number;
  /** A share of what was forecast; undefined where nothing was. */
  bias?: number;
  typicalError?: number;
  /** In money, the mean of how far off a period was either way. */
  offBy: number;
  /** A round amount of about a twentieth of what usually came, and how many periods were no further off. */
  within: { amount: number; count: number };
  /** Periods in which it came out worse for profit or cash, and those in which it came out better. */
  worse: number;
  better: number;
  /** It was off to one side more often than chance would have it. */
  leans?: "above" | "below";
};

/** Nobody looks further back, and a forecast is kept with every roll-forward. */
const AHEAD_MOST = 26;

/** What a calculated version says of profit and cash from its cut-over on. */
export function standingForecast(model: Model, sheet: Sheet): StandingForecast {
  const { program, document } = model;
  const { actualCount, periodCount } = document.timeline;
  const tracked = document.accounts
    .filter(isTracked)
    .map(({ id, name, line }) => ({ id, name, line }));
  const length = Math.min(AHEAD_MOST, periodCount - actualCount);
  const movements = Array.from({ length }, (_, at) => {
    const all = movementsIn(model, sheet, actualCount + at);
    return Object.fromEntries(tracked.map(({ id }) => [id, all[id] ?? 0]));
  });
  const openingCash = length > 0 ? valueAt(program, sheet, "cf.openingCash", actualCount) : 0;
  return { actualCount, movements, openingCash, accounts: tracked };
}

/** What a document kept of the forecasts it replaced; `rolledAt` is where the cut-over stood each time. */
export function replacedForecastsAt(
  { replacedForecasts = [], timeline }: ModelDocument,
  rolledAt: readonly number[],
): StandingForecast[] {
  const kept = new Map(replacedForecasts.map(({ period, movements }) => [period, movements]));
  const cuts = [...new Set(rolledAt)].toSorted((one, other) => one - other);
  return cuts.map((actualCount, index) => {
    const movements: PeriodMovements[] = [];
    const next = cuts[index + 1] ?? timeline.actualCount;
    for (let period = actualCount; period < next; period++) {
      const said = kept.get(period);
      if (!said) break;
      movements.push(said);
    }
    return { actualCount, movements };
  });
}

/** Every line of profit and loss with its totals, and closing cash. */
export function trackRecords(
  document: ModelDocument,
  forecasts: readonly StandingForecast[],
): LineRecord[] {
  return trackedLines(accountsIn(document, forecasts)).map((tracked) => {
    const outcomes = forecasts
      .flatMap((forecast) => outcomesOf(document, tracked, forecast))
      .toSorted((one, other) => one.period - other.period || one.ahead - other.ahead);
    const aheads = [...new Set(outcomes.map(({ ahead }) => ahead))].toSorted((a, b) => a - b);
    const byAhead = aheads.map((ahead) =>
      recordOf(
        ahead,
        outcomes.filter((each) => each.ahead === ahead),
        tracked,
      ),
    );
    const { line, name, kind } = tracked;
    return { line, name, kind, outcomes, byAhead };
  });
}

/** What one forecast said of a line and what came, for whichever lines are asked for. */
export function outcomesBy(document: ModelDocument, forecast: StandingForecast) {
  const lines = trackedLines(accountsIn(document, [forecast]));
  return (line: string): Outcome[] => {
    const tracked = lines.find((each) => each.line === line);
    return tracked ? outcomesOf(document, tracked, forecast) : [];
  };
}

/** An account that is gone was forecast all the same: it stands where it stood. */
function accountsIn(
  { accounts }: ModelDocument,
  forecasts: readonly StandingForecast[],
): TrackedAccount[] {
  const byId = new Map(accounts.map((account): [string, TrackedAccount] => [account.id, account]));
  for (const account of forecasts.flatMap((each) => each.accounts ?? []).toReversed())
    if (!byId.has(account.id)) byId.set(account.id, account);
  return [...byId.values()];
}

/** The periods a forecast spoke of that have come since. */
function outcomesOf(
  document: ModelDocument,
  { accounts, kind }: Tracked,
  { actualCount, movements, openingCash }: StandingForecast,
): Outcome[] {
  const { actuals, timeline } = document;
  const cameIn = (period: number) =>
    accounts.reduce((total, id) => total + (actuals[id]?.[period] ?? 0), 0);
  const saidOf = (said: PeriodMovements) =>
    accounts.reduce((total, id) => total + (said[id] ?? 0), 0);
  const known = movements.slice(0, Math.max(0, timeline.actualCount - actualCount));
  if (kind !== "balance") {
    return known.map((said, at) => ({
      ...{ period: actualCount + at, ahead: at + 1 },
      forecast: 0 - saidOf(said),
      came: 0 - cameIn(actualCount + at),
    }));
  }
  const openings = document.accounts.filter(({ id }) => accounts.includes(id));
  let came = openings.reduce((total, { opening = 0 }) => total + opening, 0);
  for (let period = 0; period < actualCount; period++) came += cameIn(period);
  let forecast = openingCash ?? came;
  return known.map((said, at) => {
    forecast += saidOf(said);
    came += cameIn(actualCount + at);
    return { period: actualCount + at, ahead: at + 1, forecast, came };
  });
}

/** Less than this is what a float has beyond a figure, and nobody's forecast. */
export const HALF_CENT = 0.005;

function recordOf(ahead: number, outcomes: readonly Outcome[], { kind }: Tracked): TrackRecord {
  const count = outcomes.length;
  const together = (figureOf: (outcome: Outcome) => number) =>
    outcomes.reduce((total, each) => total + figureOf(each), 0);
  const [forecast, came] = [together((each) => each.forecast), together((each) => each.came)];
  const size = together((each) => Math.abs(each.forecast));
  const off = together((each) => Math.abs(each.came - each.forecast));
  const better = outcomes.filter((each) => each.came - each.forecast >= HALF_CENT).length;
  const worse = outcomes.filter((each) => each.forecast - each.came >= HALF_CENT).length;
  const leans = leaning(better, worse);
  const per = kind === "balance" ? count : 1;
  return {
    ...{
      ahead,
      count,
      forecast: forecast / per,
      came: came / per,
      offBy: off / count,
      worse,
      better,
    },
    within: withinOf(outcomes),
    ...(size >= HALF_CENT && { bias: (came - forecast) / size, typicalError: off / size }),
    ...(leans && { leans }),
  };
}

const NEAR = 0.05;

/** "Within 5,000 in 8 of 12". What counts as near goes by the size of the figure, never by how far off it was. */
function withinOf(outcomes: readonly Outcome[]): TrackRecord["within"] {
  const usual = outcomes.reduce((sum, { came }) => sum + Math.abs(came), 0) / outcomes.length;
  const amount = roundBelow(NEAR * usual);
  const isNear = ({ came, forecast }: Outcome) => Math.abs(came - forecast) < amount + HALF_CENT;
  return { amount, count: outcomes.filter(isNear).length };
}

/** 1, 2 or 5 with noughts, a unit of the currency at least. */
function roundBelow(most: number): number {
  let amount = 1;
  for (let at = 1; ; at++) {
    const next = ([1, 2, 5][at % 3] as number) * 10 ** Math.floor(at / 3);
    if (next > most) return amount;
    amount = next;
  }
}

/** One time in twenty or less by chance, were either side as likely: 6 of 6, 10 of 12. */
function leaning(above: number, below: number): TrackRecord["leans"] {
  const [count, most] = [above + below, Math.max(above, below)];
  let [chance, ways] = [0, 1];
  for (let fewer = 0; fewer <= count - most; fewer++) {
    chance += ways;
    ways = (ways * (count - fewer)) / (fewer + 1);
  }
  const isByChance = (2 * chance) / 2 ** count > 0.05;
  if (isByChance || above === below) return undefined;
  return above > below ? "above" : "below";
}
