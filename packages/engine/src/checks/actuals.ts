/** Every actual period nets to zero, and each account that moved in one is in the chart. */
import type { Draft } from "#draft/draft.ts";
import { differenceIn, HALF_CENT, wordsOf } from "./openings.ts";

export function checkActuals(draft: Draft) {
  const { actuals, timeline } = draft.document;
  const entries = Object.entries(actuals);
  for (const [account, movements] of entries) {
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
