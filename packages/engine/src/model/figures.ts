/**
 * Figures as a person enters them. A list ends where it ends: what holds in the periods after it is
 * said, never guessed, so that a list that became too short is told and not carried on in silence.
 */
import { isRecord } from "./raw.ts";

/** One for every period; one for each period; or some for the first periods and one for all later. */
export type Figures = number | number[] | FiguresThenLater;

export type FiguresThenLater = { figures: number[]; later: number };

export function isFigures(value: unknown): value is Figures {
  if (Array.isArray(value)) return value.every((each) => typeof each === "number");
  return typeof value === "number" || (isRecord(value) && "figures" in value && "later" in value);
}

/** The figure of a period; undefined where none was given. */
export function figureAt(figures: Figures, period: number): number | undefined {
  if (typeof figures === "number") return figures;
  return Array.isArray(figures) ? figures[period] : (figures.figures[period] ?? figures.later);
}

/** Every figure that was written, in order. */
export function figuresIn(figures: Figures): number[] {
  if (typeof figures === "number") return [figures];
  return Array.isArray(figures) ? figures : [...figures.figures, figures.later];
}
