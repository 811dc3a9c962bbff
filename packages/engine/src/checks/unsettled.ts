/**
 * Every opening balance has something that unwinds it: customers pay, stock is sold, tax is paid.
 * A current balance that no module touches stays for good; that is seldom meant, so it is told.
 */
import { type AccountOnLine, type Draft, isCash } from "#draft/draft.ts";
import { HALF_CENT } from "./openings.ts";

export function checkUnsettled(draft: Draft) {
  const { postings, document, issues } = draft;
  if (document.timeline.actualCount === document.timeline.periodCount) return;
  const touched = new Set(postings.flatMap(({ debit, credit }) => [debit, credit]));
  for (const account of draft.accounts.values()) {
    if (touched.has(account.id) || !isCurrent(account) || !hasBalance(account, draft)) continue;
    issues.push({
      code: "unsettled",
      severity: "warning",
      place: `accounts/${account.id}`,
      message: `No module settles "${account.name}", so its balance stays as it is.`,
    });
  }
}

function isCurrent(account: AccountOnLine): boolean {
  const { section } = account.standard;
  return (section === "currentAssets" || section === "currentLiabilities") && !isCash(account);
}

/** Where the forecast starts. */
function hasBalance({ id, opening = 0 }: AccountOnLine, { document }: Draft): boolean {
  const actuals = (document.actuals[id] ?? []).slice(0, document.timeline.actualCount);
  const balance = actuals.reduce((sum, movement) => sum + movement, opening);
  return Math.abs(balance) >= HALF_CENT;
}
