import type { Explanation } from "@app/engine/trace/explain";
import { STEPS_THROUGH_MOST, throughTo } from "@app/engine/why/explain-through";
import type { OpenDocument } from "./open-document.ts";
import type { FigureQuestion } from "./why-question.ts";

/** Asks why, past every figure that is nothing but another one. */
export async function explainThrough(
  document: Pick<OpenDocument, "explain">,
  asked: FigureQuestion,
): Promise<{ asked: FigureQuestion; explanation: Explanation }> {
  let next = asked;
  for (let step = 0; ; step++) {
    const { line, period, from, scenario, reference } = next;
    const { explanation } = await document.explain({ line, period, from, scenario, reference });
    const inner = step < STEPS_THROUGH_MOST ? throughTo(next, explanation) : undefined;
    if (!inner) return { asked: next, explanation };
    next = inner;
  }
}
