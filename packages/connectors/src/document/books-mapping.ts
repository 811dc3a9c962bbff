/**
 * Where the accounts of a source stand in a model. It is kept beside the model and handed in with
 * every read, so that an account keeps its name in formulas whatever the source calls it later.
 */
import { accountsById } from "#checks/finding.ts";
import type { Account, Ledger } from "#ledger/ledger.ts";

export type AccountPlace = {
  /** The account's id at the source. */
  accountId: string;
  /** The account of the model; several of the source may share one. */
  account: string;
  /** The id of a standard line. */
  line: string;
  /** What the model calls it, where not as the source does. */
  name?: string;
};

export type BooksMapping = readonly AccountPlace[];

/** The way back, for "why": the source's accounts behind one of the model. */
export function sourceOf(
  account: string,
  mapping: BooksMapping,
  ledger: Pick<Ledger, "accounts">,
): Account[] {
  const byId = accountsById(ledger);
  return mapping
    .filter((place) => place.account === account)
    .flatMap(({ accountId }) => byId.get(accountId) ?? []);
}
