/** What a movement of an account is called in a cash flow, where it has a name of its own there. */
import type { AccountOnLine } from "#draft/draft.ts";
import type { Posting } from "#draft/posting.ts";
import type { CashFlowClass } from "#model/standard-lines.ts";

/** The account's own name where there is no better one. */
export function cashFlowName(
  { id, name, standard }: AccountOnLine,
  cashFlow: CashFlowClass,
  postings: readonly Posting[],
): string {
  if (cashFlow === "financing" && DIVIDENDS.has(standard.id)) return "Dividends paid";
  if (cashFlow === "financing" && LOANS.has(standard.id)) return `${name}, drawn less repaid`;
  if (cashFlow === "investing" && ASSETS.has(standard.id)) {
    const isSold = postings.some((each) => each.cashFlow === cashFlow && each.credit === id);
    return `${isSold ? "Purchase and sale" : "Purchase"} of ${withinSentence(name)}`;
  }
  return name;
}

const DIVIDENDS = new Set(["dividendsPayable", "retainedEarnings"]);
const LOANS = new Set(["overdraft", "shortTermLoans", "loans", "ownerLoans"]);
const ASSETS = new Set(["fixedAssets", "intangibles", "investments"]);

/** "Plant and equipment" begins small, "IT equipment" does not. */
function withinSentence(name: string): string {
  const [first = "", second = ""] = name.slice(0, 2);
  const isWord = first !== first.toLowerCase() && second !== second.toUpperCase();
  return isWord ? first.toLowerCase() + name.slice(1) : name;
}
