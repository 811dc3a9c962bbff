import type { Account } from "#ledger/ledger.ts";

/** "4000 Sales", or the name alone. */
export function formatAccount({ code, name }: Pick<Account, "code" | "name">): string {
  return code ? `${code} ${name}` : name;
}
