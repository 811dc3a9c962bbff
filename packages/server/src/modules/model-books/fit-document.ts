import type { BooksProblem } from "@app/connectors/document/books-problems";
import { documentBooks } from "@app/connectors/document/document-books";
import { type FittedModel, type FitWishes, fitModel } from "@app/engine/fitting/fit-model";
import type { Account } from "@app/engine/model/document";
import { defineTask } from "#core/task.ts";
import type { ModelBooks } from "./model-books.ts";

export type Wishes = Required<FitWishes>;

type Problem = { message: string; accountId?: string };
type Made = { fitted: FittedModel; problems?: never } | { fitted?: never; problems: Problem[] };

/** A model from books, away from requests. */
export const fitDocument = defineTask({
  name: "fit_document",
  runsIn: "thread",
  timeoutMs: 20_000,
  heapMegabytesMax: 512,
  run: ({ books, wishes }: { books: ModelBooks; wishes: Wishes }): Made => fittedTo(books, wishes),
});

function fittedTo({ ledger, mapping, through }: ModelBooks, wishes: Wishes): Made {
  const start = ledger.firstMonth;
  const outcome = documentBooks(ledger, mapping, { unit: "month", start, through });
  if (outcome.problems) return { problems: outcome.problems.map(problemOf) };
  const made = fitModel(outcome.books, wishes);
  const accounts = made.document.accounts.map((account) => withSources(account, mapping));
  return { fitted: { ...made, document: { ...made.document, accounts } } };
}

function problemOf({ message, accountId }: BooksProblem): Problem {
  return { message, ...(accountId !== undefined && { accountId }) };
}

/** Which accounts of the source each is: next month's books find their places by it. */
function withSources(account: Account, mapping: ModelBooks["mapping"]): Account {
  const sources = mapping.flatMap((place) => (place.account === account.id ? place.accountId : []));
  return sources.length === 0 ? account : { ...account, sources: sources.toSorted() };
}
