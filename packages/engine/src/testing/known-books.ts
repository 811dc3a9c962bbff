/** Books whose rules are known: a model is run, its first months are what happened, and a fit must find the rules again. */
import type { FittedBooks } from "#fitting/history.ts";
import { movementOf } from "#ledger/ledger-lines.ts";
import type { ModelDocument } from "#model/document.ts";
import { calculateModel } from "./calculate-model.ts";

/** The first so many months of a forecast, as the books of a company that it came true for. */
export function booksOf(plan: ModelDocument, months: number): FittedBooks {
  const { read } = calculateModel(plan);
  const { currency, accounts, timeline } = plan;
  const actuals = Object.fromEntries(
    accounts.map(({ id }) => [id, read(movementOf(id)).slice(0, months)]),
  );
  return { currency, accounts, actuals, timeline: { ...timeline, actualCount: months } };
}
