/** One bar of a bridge: a total that stands on zero, or a change that hangs between two amounts. */
import type { Reading } from "./drawing.ts";
import { type FigureFormat, readingTexts, scaledText } from "./figure-text.ts";

export type Step = {
  id: string;
  name: string;
  /** What a total is or by how much a change changes; null when it is missing. */
  figure: number | null;
  /** The amount before it and after it, a total's from zero; null when that cannot be known. */
  span: readonly [before: number, after: number] | null;
  isTotal: boolean;
};

export function inkOfStep({ figure, isTotal }: Step) {
  if (isTotal) return "total";
  return (figure ?? 0) < 0 ? "negative" : "positive";
}

/** Nothing for what is missing. */
export function stepText({ figure }: Step, format: FigureFormat): string {
  return figure === null ? "" : scaledText(figure, format);
}

export function stepReadings(step: Step, format: FigureFormat): Reading[] {
  const name = step.isTotal ? "Total" : "Change";
  const then = readingTexts(step.span ? step.span[1] : null, format);
  return [
    { id: "amount", name, ...readingTexts(step.figure, format), ink: inkOfStep(step) },
    ...(step.isTotal ? [] : [{ id: "then", name: "Then", ...then }]),
  ];
}
