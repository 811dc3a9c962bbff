/**
 * Why a figure is what it is: where it comes from and what it adds up from. One step at a time;
 * each part that is a figure itself can be explained in turn, down to what a person or the ledger
 * said. Nothing is stored for it: the expression and the figures are all it takes.
 */
import { movementOf } from "#ledger/ledger-lines.ts";
import type { LineId } from "#lines/expression.ts";
import { type Origin, originOf } from "./origin.ts";
import { type Part, partsOf } from "./parts.ts";
import { type Figure, figureIn, lineIn, placeIn, type View } from "./view.ts";

export type Explanation = Figure & {
  origin: Origin;
  /** Their contributions add up to the value; none where the figure was given. */
  parts: Part[];
  /** Of a figure that is nothing: the next period in which the line is something. */
  next?: Figure;
};

export function explain(view: View, id: LineId, period: number): Explanation {
  const { source } = lineIn(view, id);
  const figure = figureIn(view, id, period);
  const origin = originOf(view, id, period);
  const isGiven = source.kind === "given" || period < 0;
  const parts = isGiven ? [] : partsOf(placeIn(view, period), source.expression);
  addPostings(view, id, period, parts);
  return { ...figure, origin, parts };
}

/** In forecast periods an account moves by its postings, one part each, in their order. */
function addPostings({ model }: View, id: LineId, period: number, parts: Part[]) {
  if (period < model.document.timeline.actualCount) return;
  const account = id.slice("account.".length, id.lastIndexOf("."));
  if (!model.accounts.has(account) || id !== movementOf(account)) return;
  const postings = model.postings.filter(
    ({ debit, credit }) => debit === account || credit === account,
  );
  if (postings.length !== parts.length) return;
  for (const [index, part] of parts.entries()) {
    const posting = postings[index];
    if (posting) part.posting = posting;
  }
}
