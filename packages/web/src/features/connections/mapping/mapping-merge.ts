/** Choices of two people about one mapping, put together account by account. */
import { mergeThreeWays } from "#lib/merge.ts";
import type { Choices } from "./mapping-draft.ts";
import type { Mapping } from "./mapping-queries.ts";

export type MergedChoices = {
  /** Mine that stay to be saved: theirs about other accounts are saved already. */
  choices: Choices;
  /** Accounts that both placed, each under another line. */
  conflicts: readonly { accountId: string; mine: string | null; theirs: string | null }[];
};

/** `opened` is the mapping as it was when I began to choose, `theirs` as it is now. */
export function mergeChoices(opened: Mapping, mine: Choices, theirs: Mapping): MergedChoices {
  const ids = Object.keys(mine);
  const [before, now] = [linesOf(opened, ids), linesOf(theirs, ids)];
  const { merged, conflicts } = mergeThreeWays(before, { ...mine }, now);
  const left = ids.filter((id) => merged[id] === mine[id]);
  return {
    choices: Object.fromEntries(left.map((id) => [id, mine[id] ?? null])),
    conflicts: conflicts.map(String).map((id) => ({
      ...{ accountId: id, mine: mine[id] ?? null, theirs: now[id] ?? null },
    })),
  };
}

function linesOf({ accounts }: Mapping, ids: readonly string[]): Record<string, string | null> {
  const lines = new Map(accounts.map(({ accountId, line }) => [accountId, line]));
  return Object.fromEntries(ids.map((id) => [id, lines.get(id) ?? null]));
}
