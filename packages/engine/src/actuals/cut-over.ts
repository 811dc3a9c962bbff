/**
 * The cut-over over time. A version that moves it on is a roll-forward, and keeps what the forecast
 * before it had said; one that moves it back, by undo or by restoring, takes roll-forwards back.
 *
 * Days and not numbers of periods, since a model may begin in another month by now.
 */
import { blockingIssues } from "#build/blocking.ts";
import type { ModelDocument } from "#model/document.ts";
import type { DayNumber } from "#time/day.ts";
import { periodOfDay, periodsOf, type Timeline, type TimeUnit } from "#time/timeline.ts";
import { runDocument } from "./bridge.ts";
import { type StandingForecast, standingForecast } from "./track-record.ts";

export type CutOverMove = {
  unit: TimeUnit;
  /** The first day that is forecast, before and after. */
  from: DayNumber;
  to: DayNumber;
  /** Of a roll-forward; left out where the model did not work out. */
  forecast?: Omit<StandingForecast, "actualCount">;
};

/** Undefined where the cut-over stays. */
export function cutOverMove(before: ModelDocument, after: ModelDocument): CutOverMove | undefined {
  const [from, to] = [cutOverOf(before.timeline), cutOverOf(after.timeline)];
  if (from === to) return undefined;
  const move = { unit: before.timeline.unit, from, to };
  if (to < from) return move;
  const { model, sheet } = runDocument(before);
  if (blockingIssues(model, sheet).length > 0) return move;
  const { actualCount: _, ...forecast } = standingForecast(model, sheet);
  return { ...move, forecast };
}

/** The moves of a history that still hold, each as far as it does. */
export function rollForwardsIn<Move extends CutOverMove>(moves: readonly Move[]): Move[] {
  return moves.reduce<Move[]>((held, move) => {
    const left = held.filter(({ from }) => from < move.to);
    return move.to > move.from
      ? [...left, move]
      : left.map((each) => ({ ...each, to: Math.min(each.to, move.to) }));
  }, []);
}

/** By a model's own periods; undefined where they are of another length, or it kept nothing. */
export function forecastAt(
  timeline: Timeline,
  { unit, from, forecast }: CutOverMove,
): StandingForecast | undefined {
  const actualCount = periodOfDay(timeline, from);
  const isFirstDay = firstDayIn(timeline, actualCount) === from;
  if (!forecast || unit !== timeline.unit || actualCount < 0 || !isFirstDay) return undefined;
  return { actualCount, ...forecast };
}

const cutOverOf = (timeline: Timeline) => firstDayIn(timeline, timeline.actualCount);

function firstDayIn(timeline: Timeline, at: number): DayNumber {
  return periodsOf(timeline, at, at + 1)[0]?.firstDay ?? 0;
}
