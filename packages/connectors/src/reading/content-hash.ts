/**
 * The fingerprint of a ledger: the same books give the same one, in whatever order a source
 * listed them. Amounts of nothing do not count, since some sources list them and some do not;
 * nor do the source's own controls and its lock date, which are about the books and not in them.
 */
import { createHash } from "node:crypto";
import type { Ledger } from "#ledger/ledger.ts";

export function contentHash(ledger: Ledger): string {
  const { organisation, accounts, openings, movements, tracking } = ledger;
  const hash = createHash("sha256");
  const { externalId, name, baseCurrency, currencyDecimals, yearEndMonth, basis } = organisation;
  const head = [ledger.sourceId, externalId, name, baseCurrency, currencyDecimals, yearEndMonth];
  hash.update(JSON.stringify([...head, basis, ledger.firstMonth, ledger.lastMonth]));
  for (const line of [
    ...sortedLines("account", accounts, (each) => [
      each.externalId,
      each.code ?? "",
      each.name,
      each.class,
      each.sourceType,
      each.subType ?? "",
      each.parentId ?? "",
      each.isPosting,
      each.isRetainedEarnings,
      each.currency ?? "",
      each.status,
    ]),
    ...sortedLines(
      "opening",
      openings.filter(({ net }) => net !== 0n),
      (each) => [each.accountId, String(each.net)],
    ),
    ...sortedLines(
      "movement",
      movements.filter(({ debit, credit }) => debit !== 0n || credit !== 0n),
      (each) => [
        each.month,
        each.accountId,
        each.trackingKey,
        each.isYearEndClose === true,
        String(each.debit),
        String(each.credit),
      ],
    ),
    ...sortedLines("tracking", tracking, (each) => [each.externalId, each.name, ...each.options]),
  ]) {
    hash.update(`\n${line}`);
  }
  return hash.digest("hex");
}

type Word = string | number | boolean;

function sortedLines<T>(kind: string, items: readonly T[], wordsOf: (item: T) => Word[]): string[] {
  return items.map((item) => JSON.stringify([kind, ...wordsOf(item)])).sort();
}
