/**
 * The checks that must be zero in every period and scenario, whatever the model. A float64 sum of
 * millions carries an error far below a cent; `isWithinGate` says how far below it must stay.
 */
import type { Check, Draft } from "#build/draft.ts";
import { addLine } from "#build/draft.ts";
import { closingOf, EARNINGS } from "#ledger/ledger-lines.ts";
import { add, at, type Expression, sub } from "#lines/expression.ts";
import { isCash } from "#statements/cash-flow.ts";

export function addIntegrityChecks(draft: Draft) {
  const accounts = [...draft.accounts.values()];
  const balances = accounts.filter(({ standard }) => standard.statement === "balanceSheet");
  const cash = add(...accounts.filter(isCash).map(({ id }) => at(closingOf(id))));
  put(
    draft,
    "trialBalance",
    "The trial balance nets to zero",
    add(...balances.map(({ id }) => at(closingOf(id))), at(EARNINGS)),
  );
  put(
    draft,
    "balanceSheet",
    "Assets equal liabilities and equity",
    sub(at("bs.totalAssets"), at("bs.totalLiabilitiesAndEquity")),
  );
  put(draft, "cash", "Cash flow leads to the cash in the ledger", sub(cash, at("cf.closingCash")));
  put(
    draft,
    "directCash",
    "Both cash-flow methods agree",
    sub(at("cfd.operating"), at("cf.operating")),
  );
}

function put(draft: Draft, id: string, name: string, expression: Expression) {
  const line = `check.${id}`;
  addLine(draft, {
    id: line,
    name,
    unit: "currency",
    measure: "balance",
    section: "checks",
    source: { kind: "calculated", expression },
  });
  draft.checks.push({ id: line, name, class: "error", line } satisfies Check);
}

/** Sixteen roundings of the largest figure, and below half a cent. */
export function isWithinGate(check: number, totalAssets: number): boolean {
  const gate = 16 * 2 ** -52 * Math.max(Math.abs(totalAssets), 1);
  return Math.abs(check) <= Math.min(gate, 0.005);
}
