/** Names for a model's accounts: readable in formulas, each used once, made once and then kept. */
import type { Account } from "#ledger/ledger.ts";

const LENGTH_MAX = 40;

/** `tradeDebtors` from "Trade debtors"; with its code, or a number, where that name is taken. */
export function accountIdFor(
  { name, code = "" }: Pick<Account, "name" | "code">,
  isTaken: (id: string) => boolean,
): string {
  const number = code.replace(/\W/g, "");
  const words = camelCase(name);
  // Names in another alphabet, or that begin with a digit, cannot begin a name in a formula.
  const base = /^[a-z]/i.test(words) ? words : `account${number || words}`;
  // What every object has would be found where nobody put it.
  const isFree = (id: string) => !isTaken(id) && !(id in {});
  if (isFree(base)) return base;
  if (number && isFree(base + number)) return base + number;
  let count = 2;
  while (!isFree(`${base}_${count}`)) count++;
  return `${base}_${count}`;
}

function camelCase(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}|['’]/gu, "");
  const [first = "", ...others] = plain.match(/[A-Za-z0-9]+/g) ?? [];
  const rest = others.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase());
  return (first.toLowerCase() + rest.join("")).slice(0, LENGTH_MAX);
}
