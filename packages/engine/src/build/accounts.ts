/** Puts the chart of accounts on its standard lines. An account without one cannot be forecast. */
import { standardLine } from "#model/standard-lines.ts";
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
}
