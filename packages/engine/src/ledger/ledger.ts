/**
 * Postings → accounts. Every account is a corkscrew: opening + movements = closing.
 *
 *   movement = the ledger's own in actual periods, debits − credits posted in forecast periods
 *   closing  = closing before + movement                    (balance sheet)
 *   current-year earnings = the year's profit so far
 *   retained earnings     = before + its own postings + last year's earnings, at a year's start
 *
 * No account is the difference of the others: cash moves by its postings and nothing else.
 */
import { type AccountOnLine, addLine, type Draft } from "#draft/draft.ts";
import type { Posting } from "#draft/posting.ts";
import { add, at, type Expression, iif, mul, neg, num, prev } from "#lines/expression.ts";
import { actualOf, closingOf, EARNINGS, IS_FORECAST, movementOf, PROFIT } from "./ledger-lines.ts";

const LEDGER = { unit: "currency", section: "ledger" } as const;

export function addLedgerLines(draft: Draft) {
  const accounts = [...draft.accounts.values()];
  const retained = accounts.find(({ standard }) => standard.id === "retainedEarnings");
  if (!retained) tellMissingRetained(draft);
  const posted = signedSums(draft.postings);
  for (const account of accounts)
    addAccount(draft, account, posted(account.id), account === retained);
  const profitAccounts = accounts.filter(({ standard }) => standard.statement === "profitAndLoss");
  const result = add(...profitAccounts.map(({ id }) => neg(at(movementOf(id)))));
  put(draft, PROFIT, "Profit for the period", "flow", result);
  // Debit positive like every balance of the ledger, so a profit stands here as a negative figure.
  const isKept = retained ? iif(at("calendar.isYearStart"), 0, 1) : num(1);
  const carried = mul(prev(EARNINGS), isKept);
  const earnings = add(carried, neg(at(PROFIT)));
  put(draft, EARNINGS, "Current-year earnings", "balance", earnings, [earningsBefore(accounts)]);
}

/** The year's profit before the first period, as a balance of the ledger. */
export function earningsBefore(accounts: readonly AccountOnLine[]): number {
  const ofProfit = accounts.filter(({ standard }) => standard.statement === "profitAndLoss");
  return ofProfit.reduce((sum, { opening = 0 }) => sum + opening, 0);
}

/** Profit that has nowhere to go stays where it is, so that the balance sheet still balances. */
function tellMissingRetained({ document, periods, issues }: Draft) {
  if (document.accounts.length === 0 || !periods.some(({ isYearStart }) => isYearStart)) return;
  issues.push({
    code: "missing-account",
    severity: "error",
    place: "accounts",
    message:
      "The chart has no account on the line for retained earnings, so the profit of earlier years stays with the current year's.",
  });
}

/** Of several accounts for retained earnings the first takes the year's profit: it rolls in once. */
function addAccount(
  draft: Draft,
  { id, name, standard, opening }: AccountOnLine,
  posted: Expression,
  isRolledInto: boolean,
) {
  addLine(draft, {
    ...LEDGER,
    id: actualOf(id),
    name: `${name}, actual movement`,
    measure: "flow",
    source: { kind: "given", values: draft.document.actuals[id] ?? [] },
  });
  const movement = iif(at(IS_FORECAST), posted, at(actualOf(id)));
  put(draft, movementOf(id), `${name}, movement`, "flow", movement);
  if (standard.statement === "profitAndLoss") return;
  const rolledIn = iif(at("calendar.isYearStart"), prev(EARNINGS), 0);
  const roll = isRolledInto ? rolledIn : 0;
  const closing = add(prev(closingOf(id)), at(movementOf(id)), roll);
  put(draft, closingOf(id), `${name}, closing balance`, "balance", closing, [opening ?? 0]);
}

/** Debits less credits, by account. */
export function signedSums(postings: readonly Posting[]): (account: string) => Expression {
  const terms = new Map<string, Expression[]>();
  const put = (account: string, term: Expression) => {
    const own = terms.get(account);
    if (own) own.push(term);
    else terms.set(account, [term]);
  };
  for (const { debit, credit, amount } of postings) {
    put(debit, at(amount));
    put(credit, neg(at(amount)));
  }
  return (account) => add(...(terms.get(account) ?? []));
}

function put(
  draft: Draft,
  id: string,
  name: string,
  measure: "flow" | "balance",
  expression: Expression,
  history?: number[],
) {
  const source = { kind: "calculated", expression, ...(history ? { history } : {}) } as const;
  addLine(draft, { ...LEDGER, id, name, measure, source });
}
