/** Asks why, past every figure that is nothing but another one: those say nothing new. */
import type { Explanation } from "@app/engine/trace/explain";
import type { OpenDocument } from "./open-document.ts";
import type { FigureQuestion } from "./why-question.ts";

/** An account leads over its movement to what was posted; more would be a circle. */
const STEPS_MOST = 6;

export async function explainThrough(
  document: Pick<OpenDocument, "explain">,
  asked: FigureQuestion,
): Promise<{ asked: FigureQuestion; explanation: Explanation }> {
  let next = asked;
  for (let step = 0; ; step++) {
    const { line, period, from, scenario, reference } = next;
    const answer = await document.explain({ line, period, from, scenario, reference });
    const { explanation } = answer;
    const told = explanation.parts.filter(({ contribution }) => contribution !== 0);
    const [only] = told;
    const isThen = only?.figure?.period === period && only.figure.from === explanation.from;
    const isPlain = told.length === 1 && isThen && !isGiven(explanation);
    if (!isPlain || !only?.figure || step === STEPS_MOST) return { asked: next, explanation };
    const { line: inner, period: then, from: since } = only.figure;
    next = {
      ...withoutFrom(next),
      ...{ line: inner, period: then, sign: only.sign === next.sign ? 1 : -1 },
      ...(since === undefined ? {} : { from: since }),
    };
  }
}

/** A driver's own formula is what it is, also where it names one other driver. */
function isGiven({ origin }: Explanation): boolean {
  return origin.kind !== "calculated" || origin.formula !== undefined;
}

function withoutFrom({ from: _, ...rest }: FigureQuestion): FigureQuestion {
  return rest;
}
