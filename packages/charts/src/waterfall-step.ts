/** One bar of a bridge: a total that stands on zero, or a change that hangs between two amounts. */
import type { Reading } from "./drawing.ts";
import { type FigureFormat, readingTexts } from "./figure-text.ts";

export type Step = {
  id: string;
  name: string;
  /** The amount before it and after it; a total stands on zero. */
  from: number;
  to: number;
  isTotal: boolean;
};

export function amountOf({ from, to, isTotal }: Step): number {
  return isTotal ? to : to - from;
}

export function inkOfStep(step: Step) {
  if (step.isTotal) return "total";
  return amountOf(step) < 0 ? "negative" : "positive";
}

export function stepReadings(step: Step, format: FigureFormat): Reading[] {
  const name = step.isTotal ? "Total" : "Change";
  return [
    { id: "amount", name, ...readingTexts(amountOf(step), format), ink: inkOfStep(step) },
    ...(step.isTotal ? [] : [{ id: "then", name: "Then", ...readingTexts(step.to, format) }]),
  ];
}
