/** Every actual period nets to zero, and each account that moved in one is in the chart. */
import type { Draft } from "#draft/draft.ts";
import { differenceIn, HALF_CENT, wordsOf } from "./openings.ts";

export function checkActuals(draft: Draft) {
  const { actuals, timeline } = draft.document;
  const entries = Object.entries(actuals);
  for (const [account, movements] of entries) {
    const missing = timeline.actualCount - movements.length;
    if (missing > 0) tellMissing(draft, account, missing);
    const known = draft.document.accounts.some(({ id }) => id === account);
    if (known || movements.every((movement) => Math.abs(movement) < HALF_CENT)) continue;
    draft.issues.push({
      code: "unmapped",
      severity: "error",
      place: `actuals/${account}`,
      message: `"${account}" has actual movements but is not in the chart of accounts, so they count nowhere.`,
    });
  }
  for (const [period, { label }] of draft.periods.slice(0, timeline.actualCount).entries()) {
    const sum = differenceIn(entries.map(([, movements]) => movements[period] ?? 0));
    if (sum === 0) continue;
    draft.issues.push({
      code: "unbalanced",
      severity: "error",
      place: `actuals/${period}`,
      message: `The actual figures of ${label} do not net to zero: ${wordsOf(sum)}.`,
    });
  }
}

/** An account that is not named has not moved; one that is named has a figure for every period. */
function tellMissing({ accounts, document, issues }: Draft, account: string, missing: number) {
  const { actualCount } = document.timeline;
  const name = accounts.get(account)?.name ?? account;
  issues.push({
    code: "missing-figures",
    severity: "error",
    place: `actuals/${account}`,
    message: `Actual figures of "${name}" are missing in ${missing} of ${actualCount} periods and count as zero there.`,
  });
}
