/**
 * The months of a ledger as the actual figures of a model that is there: what every account stood at
 * when each ended, and the account of the model it is. Balances, and not movements, so that books
 * which begin later than the model, or were put right before their first month, are held against it.
 */
import type { BookedMonth } from "@app/engine/actuals/books";
import type { ModelDocument } from "@app/engine/model/document";
import { monthOfDay, readDay } from "@app/engine/time/day";
import { type Month, yearEndLabel } from "@app/engine/time/month";
import type { Account, Ledger, Minor } from "#ledger/ledger.ts";
import type { BooksMapping } from "./books-mapping.ts";
import { type BooksProblem, booksProblems } from "./books-problems.ts";
import { modelClosings, modelMonths } from "./model-months.ts";
import type { PlacedAccount } from "./place-accounts.ts";
import { placeMapped } from "./place-mapped.ts";

type LedgerAccount = PlacedAccount & Pick<Account, "code" | "name" | "class">;

export type LedgerActuals = {
  /** What has to be put right first; there are no months until then. */
  problems: BooksProblem[];
  accounts: LedgerAccount[];
  months: BookedMonth[];
};

export function ledgerActuals(
  ledger: Ledger,
  mapping: BooksMapping,
  document: Pick<ModelDocument, "accounts" | "currency" | "timeline">,
  through: Month,
): LedgerActuals {
  const misfit = misfitOf(ledger, document);
  if (misfit !== undefined)
    return { problems: [{ code: "periods", message: misfit }], accounts: [], months: [] };
  const from = Math.max(monthOfDay(readDay(document.timeline.start) ?? 0), ledger.firstMonth);
  const to = Math.min(through, ledger.lastMonth);
  const problems = booksProblems(ledger, mapping, modelMonths(ledger, from, to), from);
  if (problems.length > 0) return { problems, accounts: [], months: [] };
  const closings = modelClosings(ledger);
  const months = Array.from({ length: Math.max(to - from + 1, 0) }, (_, at) => ({
    month: from + at,
    are: "balances" as const,
    amounts: amountsOf(closings.get(from + at) ?? new Map()),
  }));
  // An account that holds nothing any more is still the one it was.
  const used = new Set([...closings.values()].flatMap((held) => [...held.keys()]));
  const accounts = ledger.accounts.filter(({ externalId }) => used.has(externalId));
  const last = months.at(-1);
  for (const { externalId } of accounts) if (last) last.amounts[externalId] ??= 0;
  const byId = new Map(accounts.map((account) => [account.externalId, account]));
  const placed = placeMapped(accounts, mapping, document.accounts).flatMap((place) => {
    const account = byId.get(place.accountId);
    if (!account) return [];
    const { code, name, class: kind } = account;
    return [{ ...place, name, class: kind, ...(code !== undefined && { code }) }];
  });
  return { problems: [], accounts: placed, months };
}

/** Why a ledger's months cannot be a model's, in a sentence. */
function misfitOf(
  { organisation }: Pick<Ledger, "organisation">,
  { currency, timeline }: Pick<ModelDocument, "currency" | "timeline">,
): string | undefined {
  const { baseCurrency, yearEndMonth } = organisation;
  if (timeline.unit === "week") return "Books are by month, and months do not say what a week was.";
  if (baseCurrency !== currency)
    return `The books are kept in ${baseCurrency}, and the model is in ${currency}.`;
  if (yearEndMonth !== timeline.yearEndMonth)
    return `The year of the books ends on ${yearEndLabel(yearEndMonth)}, and the model's on ${yearEndLabel(timeline.yearEndMonth)}.`;
  return undefined;
}

function amountsOf(closing: ReadonlyMap<string, Minor>): Record<string, number> {
  return Object.fromEntries(
    [...closing].filter(([, net]) => net !== 0n).map(([id, net]) => [id, Number(net)]),
  );
}
