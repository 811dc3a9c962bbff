/** Which account of the model each account of a file stands for, as far as it was decided. */
import type { AskedRollForward } from "@app/engine/actuals/plan-roll-forward";
import type { Account, ModelDocument } from "@app/engine/model/document";
import { type Section, standardLine } from "@app/engine/model/standard-lines";
import type { ActualsAccount, ActualsRead } from "./actuals-queries.ts";

/** What a file and a ledger have in common. */
export type PlacedBooks = Pick<ActualsRead, "accounts" | "decimals" | "months">;

/** A place that somebody chose, or that is sure by itself. */
export type Placed = { account: string; line: string; isNew: boolean };
export type Placing = Readonly<Record<string, Placed>>;

/** As sure as a person need not look: docs/connectors-mapping.md. */
const SURE = 0.9;

export function isSure({ confidence }: ActualsAccount): boolean {
  return confidence >= SURE;
}

/** Those that hold an amount somewhere; the others are nobody's question. */
export function accountsWithAmounts({
  accounts,
  months,
}: Pick<PlacedBooks, "accounts" | "months">): ActualsAccount[] {
  const held = new Set(months.flatMap(({ amounts }) => Object.keys(amounts)));
  return accounts.filter(({ accountId }) => held.has(accountId));
}

/** Where an account stands: as was chosen, else where it is sure; undefined while it is open. */
export function placeOf(account: ActualsAccount, chosen: Placing): Placed | undefined {
  const own = chosen[account.accountId];
  if (own) return own;
  if (!isSure(account)) return undefined;
  const { account: id, line, isNew } = account;
  return { account: id, line, isNew };
}

export type Choice = Placed & { label: string };

const SECTIONS: Record<ActualsAccount["class"], readonly Section[]> = {
  ASSET: ["currentAssets", "nonCurrentAssets"],
  LIABILITY: ["currentLiabilities", "nonCurrentLiabilities"],
  EQUITY: ["equity"],
  REVENUE: ["revenue", "otherIncome", "interest"],
  EXPENSE: ["costOfSales", "operatingExpenses", "depreciation", "interest", "incomeTax", "revenue"],
};

/** The class of an account is a wall: only accounts of its kind are offered, and a new one. */
export function choicesFor(account: ActualsAccount, { accounts }: ModelDocument): Choice[] {
  const sections = SECTIONS[account.class];
  const fitting = accounts.filter(({ line }) =>
    sections.includes(standardLine(line)?.section ?? "equity"),
  );
  const fresh = newPlace(account, accounts);
  const under = standardLine(fresh.line)?.name ?? fresh.line;
  return [
    ...fitting.map(({ id, name, line }) => ({ account: id, line, isNew: false, label: name })),
    { ...fresh, label: `New: ${account.name}, under ${under}` },
  ];
}

function newPlace(account: ActualsAccount, model: readonly Account[]): Placed {
  const suggested = [account, account.other].find((place) => place?.isNew);
  if (suggested) return { account: suggested.account, line: suggested.line, isNew: true };
  const base = `account${account.accountId.replace(/\W/g, "")}`;
  let id = base;
  for (let count = 2; model.some((each) => each.id === id); count++) id = `${base}_${count}`;
  return { account: id, line: account.line, isNew: true };
}

/** What the engine is asked with; undefined while an account with an amount has no place. */
export function booksOf(
  read: PlacedBooks,
  chosen: Placing,
): Pick<AskedRollForward, "books" | "newAccounts"> | undefined {
  const { accounts, decimals, months } = read;
  const placed = accountsWithAmounts(read).map((account) => ({
    account,
    place: placeOf(account, chosen),
  }));
  if (months.length === 0 || placed.some(({ place }) => !place)) return undefined;
  const places = placed.map(({ account, place }) => [account.accountId, place?.account ?? ""]);
  const fresh = new Map(
    placed.flatMap(({ account: { name }, place }) =>
      place?.isNew
        ? [[place.account, { id: place.account, name, line: place.line } satisfies Account]]
        : [],
    ) as [string, Account][],
  );
  const named = accounts.flatMap((account) => {
    const place = placeOf(account, chosen);
    return place && !place.isNew ? [place.account] : [];
  });
  return {
    books: { decimals, months, places: Object.fromEntries(places), named },
    newAccounts: [...fresh.values()],
  };
}
