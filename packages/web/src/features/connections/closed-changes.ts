/** Changes of closed months, as somebody decides about them: an account with all its changes. */
export type Decision = { accept: string[]; hold: string[] };

type Change = { accountId: string; month: number };

/** Those that are accepted, and all others. */
export function decisionOf(items: readonly Change[], accepted: readonly string[]): Decision {
  const ids = [...new Set(items.map(({ accountId }) => accountId))];
  return {
    accept: ids.filter((id) => accepted.includes(id)),
    hold: ids.filter((id) => !accepted.includes(id)),
  };
}

/** By month, the newest first. */
export function monthsOf<Item extends Change>(items: readonly Item[]) {
  const months = [...new Set(items.map(({ month }) => month))].sort((one, other) => other - one);
  return months.map((month) => ({ month, items: items.filter((each) => each.month === month) }));
}
