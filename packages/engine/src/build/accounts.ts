/** Puts the chart of accounts on its standard lines. An account without one cannot be forecast. */
import { standardLine } from "#model/standard-lines.ts";
import { isCash } from "#statements/cash-flow.ts";
import type { Draft } from "./draft.ts";

export function addAccounts(draft: Draft) {
  for (const account of draft.document.accounts) {
    const standard = standardLine(account.line);
    const place = `accounts/${account.id}`;
    if (!standard) {
      draft.issues.push({
        code: "unmapped",
        severity: "error",
        place,
        message: `"${account.name}" has no line on the statements, so nothing can be forecast with it.`,
      });
    } else if (draft.accounts.has(account.id)) {
      const message = `The account "${account.id}" is there twice; the first one counts.`;
      draft.issues.push({ code: "duplicate", severity: "error", place, message });
    } else draft.accounts.set(account.id, { ...account, standard });
  }
  checkCash(draft);
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
