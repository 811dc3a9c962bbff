/**
 * A starter is put together from parts: what sells, what employs, what is taxed, each with its
 * accounts, drivers and modules. Opening balances are written as they are read, positive on the
 * account's own side; accumulated depreciation is written negative. What was kept in the business
 * before the first period is what the other openings leave.
 */
import {
  type Account,
  type CheckRule,
  type Driver,
  type Kpi,
  type ModelDocument,
  type Note,
  SCHEMA_VERSION,
  type Scenario,
} from "#model/document.ts";
import type { Module } from "#model/module.ts";
import { standardLine, standardLines } from "#model/standard-lines.ts";
import { timelineOf } from "./scale.ts";
import type { StarterChoice } from "./starter.ts";

export type Part = {
  accounts?: Account[];
  drivers?: Driver[];
  modules?: Module[];
  scenarios?: Scenario[];
  kpis?: Kpi[];
  checks?: CheckRule[];
  /** Where a note belongs, and what it says. */
  notes?: [place: string, text: string][];
};

export function assemble(choice: StarterChoice, parts: readonly Part[]): ModelDocument {
  const all = <Key extends keyof Part>(key: Key) =>
    parts.flatMap((part) => (part[key] ?? []) as NonNullable<Part[Key]>[number][]);
  return {
    schemaVersion: SCHEMA_VERSION,
    name: choice.name,
    currency: choice.currency,
    timeline: timelineOf(choice),
    accounts: withRetained(inOrder(all("accounts").map(toLedgerSide))),
    drivers: all("drivers"),
    modules: all("modules"),
    scenarios: all("scenarios"),
    overrides: [],
    actuals: {},
    kpis: all("kpis"),
    checks: all("checks"),
    notes: all("notes").map(
      ([place, text], index): Note => ({ id: `note${index + 1}`, place, text }),
    ),
  };
}

function toLedgerSide(account: Account): Account {
  const { opening } = account;
  if (!opening) return account;
  const isCredit = standardLine(account.line)?.side === "credit";
  return { ...account, opening: isCredit ? -opening : opening };
}

/** As the statements read, and once where two parts name the same account. */
function inOrder(accounts: readonly Account[]): Account[] {
  const placeOf = ({ line }: Account) => standardLines.findIndex(({ id }) => id === line);
  const once = [...new Map(accounts.map((account) => [account.id, account])).values()];
  return once.toSorted((left, right) => placeOf(left) - placeOf(right));
}

function withRetained(accounts: readonly Account[]): Account[] {
  const others = accounts.filter(({ line }) => line !== "retainedEarnings");
  const total = others.reduce((sum, { opening = 0 }) => sum + opening, 0);
  return accounts.map((account) =>
    account.line === "retainedEarnings" && total !== 0 ? { ...account, opening: -total } : account,
  );
}
