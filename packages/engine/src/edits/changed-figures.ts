import { type Figures, figureAt } from "#model/figures.ts";
import { thenLater } from "#model/schema/schema.ts";
import type { Place } from "./edit.ts";
import { schemasAt } from "./schemas-at.ts";

/** Whether figures there are one for each period; months of a year and seasons are lists as well. */
export function isByPeriod(place: Place): boolean {
  return schemasAt(place).includes(thenLater);
}

/** From the first to the last period that differs, and what stood and stands there. */
export type ChangedFigures = { from: number; to: number; before: number[]; after: number[] };

/** Undefined where no period differs, whichever way the figures are written. */
export function changedFigures(
  before: Figures,
  after: Figures,
  periodCount: number,
): ChangedFigures | undefined {
  const [old, now] = [before, after].map((figures) =>
    Array.from({ length: periodCount }, (_, period) => figureAt(figures, period) ?? 0),
  ) as [number[], number[]];
  const isOther = (figure: number, period: number) => figure !== old[period];
  const from = now.findIndex(isOther);
  const to = now.findLastIndex(isOther);
  if (from < 0) return undefined;
  return { from, to, before: old.slice(from, to + 1), after: now.slice(from, to + 1) };
}
