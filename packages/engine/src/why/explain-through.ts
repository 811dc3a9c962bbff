/** Past every figure that is nothing but another one: those say nothing new. */
import type { Explanation } from "#trace/explain.ts";
import type { FigureQuestion } from "./question.ts";

/** An account leads over its movement to what was posted; more would be a circle. */
export const STEPS_THROUGH_MOST = 6;

/** The figure that the asked one is and nothing else; undefined where it says something itself. */
export function throughTo(
  asked: FigureQuestion,
  explanation: Explanation,
): FigureQuestion | undefined {
  const told = explanation.parts.filter(({ contribution }) => contribution !== 0);
  const [only] = told;
  const isThen = only?.figure?.period === asked.period && only.figure.from === explanation.from;
  if (!only?.figure || told.length !== 1 || !isThen || isGiven(explanation)) return undefined;
  const { from: _, ...rest } = asked;
  const { line, period, from } = only.figure;
  return {
    ...{ ...rest, line, period, sign: only.sign === asked.sign ? 1 : -1 },
    ...(from === undefined ? {} : { from }),
  };
}

/** A driver's own formula is what it is, also where it names one other driver. */
function isGiven({ origin }: Explanation): boolean {
  return origin.kind !== "calculated" || origin.formula !== undefined;
}
