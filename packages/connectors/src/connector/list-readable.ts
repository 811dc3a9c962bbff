/**
 * Organisations, read one by one. What is wrong with one (a company nobody has set up yet, a year
 * that cannot be cut into months) is no reason to hide the others; it is told when none is left.
 */
import type { Organisation } from "#ledger/ledger.ts";
import { SourceError, type SourceErrorKind } from "#ledger/source-error.ts";

/** Kinds that concern one organisation and not the connection. */
const ITS_OWN: readonly SourceErrorKind[] = ["forbidden", "refused", "unreadable"];

export async function listReadable<Item>(
  items: readonly Item[],
  read: (item: Item) => Promise<Organisation>,
): Promise<Organisation[]> {
  const organisations: Organisation[] = [];
  let reason: SourceError | undefined;
  for (const item of items) {
    try {
      organisations.push(await read(item));
    } catch (error) {
      if (!(error instanceof SourceError && ITS_OWN.includes(error.kind))) throw error;
      reason ??= error;
    }
  }
  if (reason && organisations.length === 0) throw reason;
  return organisations;
}
