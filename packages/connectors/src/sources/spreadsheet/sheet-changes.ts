/** What is different in this month's file from last month's, for the person who uploads it. */
import { formatAccount } from "./account-words.ts";
import { same } from "./locate-table.ts";
import type { SheetReading } from "./read-sheet.ts";
import { amountsAfter, sideFit } from "./sheet-evidence.ts";
import type { SheetMapping } from "./sheet-mapping.ts";

export type SheetChange = {
  kind:
    | "column-new"
    | "account-new"
    | "account-gone"
    | "account-renamed"
    | "class-changed"
    | "amounts-differ"
    | "signs-differ";
  message: string;
};

export function sheetChanges(
  mapping: SheetMapping,
  before: SheetReading,
  now: SheetReading,
): SheetChange[] {
  return [
    ...otherAmounts(before, now),
    ...newColumns(mapping, now),
    ...changedAccounts(before, now),
    ...goneAccounts(before, now),
  ];
}

/** A choice made for one file is held against the next: it may be of another kind. */
function otherAmounts(before: SheetReading, now: SheetReading): SheetChange[] {
  const changes: SheetChange[] = [];
  const proved = amountsAfter(now, before);
  const read = now.months[0]?.closings ? "balances" : "movements";
  if (proved && proved !== read) {
    const message = `The amounts are read as ${read}, and against the month before they are ${proved}.`;
    changes.push({ kind: "amounts-differ", message });
  }
  if ((sideFit(now) ?? 1) <= TURNED_MAX) {
    changes.push({ kind: "signs-differ", message: "Most accounts stand on the other side." });
  }
  return changes;
}

/** The part of the accounts on their own side, at or below which all seem to be turned. */
const TURNED_MAX = 0.3;

function newColumns(mapping: SheetMapping, now: SheetReading): SheetChange[] {
  const known = new Set(mapping.ignored.map(same));
  return now.columns
    .filter(({ role, heading }) => role === "unread" && !known.has(same(heading)))
    .map(({ heading }) => ({
      kind: "column-new",
      message: `The column "${heading}" is new and is not read.`,
    }));
}

function changedAccounts(before: SheetReading, now: SheetReading): SheetChange[] {
  const earlier = new Map(before.accounts.map((account) => [account.externalId, account]));
  return now.accounts.flatMap((account): SheetChange[] => {
    const then = earlier.get(account.externalId);
    const words = formatAccount(account);
    if (!then) return [{ kind: "account-new", message: `${words} is new.` }];
    const changes: SheetChange[] = [];
    if (then.name !== account.name) {
      changes.push({ kind: "account-renamed", message: `${words} was called ${then.name}.` });
    }
    if (then.class !== account.class) {
      const [was, is] = [then.class, account.class].map((each) => each.toLowerCase());
      changes.push({ kind: "class-changed", message: `${words} was ${was} and is now ${is}.` });
    }
    return changes;
  });
}

function goneAccounts(before: SheetReading, now: SheetReading): SheetChange[] {
  const present = new Set(now.accounts.map(({ externalId }) => externalId));
  return before.accounts
    .filter(({ externalId }) => !present.has(externalId))
    .map((account) => ({
      kind: "account-gone",
      message: `${formatAccount(account)} is no longer in the file and counts as nothing.`,
    }));
}
