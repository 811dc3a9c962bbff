/**
 * Puts the chart of accounts on its standard lines. An account without one cannot be forecast: with
 * a balance it blocks the forecast, without one it only waits to be placed.
 */
import { HALF_CENT } from "#checks/openings.ts";
import { type Draft, isCash } from "#draft/draft.ts";
import type { Account } from "#model/document.ts";
import { standardLine } from "#model/standard-lines.ts";

export function addAccounts(draft: Draft) {
  for (const account of draft.document.accounts) {
    const standard = standardLine(account.line);
    const place = `accounts/${account.id}`;
    if (!standard) {
      const hasBalance = isUsed(account, draft);
      const message = hasBalance
        ? `"${account.name}" has a balance but no line on the statements. Choose one: until then the forecast is not to be relied on.`
        : `"${account.name}" has no line on the statements, so nothing can be forecast with it.`;
      const severity = hasBalance ? "error" : "warning";
      draft.issues.push({ code: "unmapped", severity, place, message });
    } else if (draft.accounts.has(account.id)) {
      const message = `The account "${account.id}" is there twice; the first one counts.`;
      draft.issues.push({ code: "duplicate", severity: "error", place, message });
    } else draft.accounts.set(account.id, { ...account, standard });
  }
  checkCash(draft);
}

function isUsed({ id, opening = 0 }: Account, { document }: Draft): boolean {
  return [opening, ...(document.actuals[id] ?? [])].some((figure) => Math.abs(figure) >= HALF_CENT);
}

/** Without cash nothing can be paid or received, so no module can post. */
function checkCash({ accounts, document, issues }: Draft) {
  const isNeeded = document.modules.some(({ isOff }) => !isOff);
  if (!isNeeded || [...accounts.values()].some(isCash)) return;
  issues.push({
    code: "missing-account",
    severity: "error",
    place: "accounts",
    message: "The chart has no account on the line for cash, so nothing can be paid or received.",
  });
}
