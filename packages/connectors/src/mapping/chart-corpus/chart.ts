/** Charts of accounts placed by hand, to measure suggestions on. */
import type { AccountClass } from "#ledger/ledger.ts";
import type { MappedAccount } from "#mapping/line-suggestion.ts";

export type Chart = {
  name: string;
  country: string;
  /** The first line is the one meant; the others are as good. */
  accounts: { account: MappedAccount; lines: string[] }[];
};

const CLASSES: Readonly<Record<string, AccountClass>> = {
  A: "ASSET",
  L: "LIABILITY",
  E: "EQUITY",
  R: "REVENUE",
  X: "EXPENSE",
};

/** One account a line: `512 A Banques > cash`. */
export function chart(name: string, country: string, text: string): Chart {
  const accounts = text.split("\n").map((line) => {
    const [, code = "", letter = "", words = "", places = ""] =
      /^\s*(\S+) ([ALERX]) (.*) > (.*)$/.exec(line) ?? [];
    const accountClass = CLASSES[letter];
    if (!accountClass) throw new Error(`${name}: ${line.trim()} is no account`);
    const account = { externalId: code, code, name: words, class: accountClass, sourceType: "" };
    return { account, lines: places.split(", ") };
  });
  return { name, country, accounts };
}
