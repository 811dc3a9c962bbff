/**
 * The checks that must be zero in every period and scenario, whatever the model. A float64 sum of
 * millions carries an error far below a cent; `isWithinGate` says how far below it must stay.
 */
import { addLine, type Check, type Draft, isCash } from "#draft/draft.ts";
import { closingOf, EARNINGS } from "#ledger/ledger-lines.ts";
import { abs, add, at, type Expression, type LineId, max, prev, sub } from "#lines/expression.ts";
import type { Section } from "#model/standard-lines.ts";

export function addIntegrityChecks(draft: Draft) {
  addScale(draft);
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

/**
 * What the gate measures against: total assets, or total liabilities where a company owes more than
 * it has, with negative balances (overdrawn cash) counted by their size, and at their largest so
 * far, since a rounding once made is carried on.
 */
export const GATE_SCALE: LineId = "check.scale";

function addScale(draft: Draft) {
  const sizeOf = (sections: readonly Section[]) => {
    const accounts = [...draft.accounts.values()].filter(({ standard }) =>
      sections.includes(standard.section),
    );
    return {
      closing: add(...accounts.map(({ id }) => abs(at(closingOf(id))))),
      opening: accounts.reduce((sum, account) => sum + Math.abs(account.opening ?? 0), 0),
    };
  };
  const [assets, debts] = [sizeOf(ASSETS), sizeOf(DEBTS)];
  const expression = max(prev(GATE_SCALE), max(assets.closing, debts.closing));
  addLine(draft, {
    id: GATE_SCALE,
    name: "Total assets or liabilities by size, at their largest so far",
    unit: "currency",
    measure: "balance",
    section: "checks",
    source: {
      kind: "calculated",
      expression,
      history: [Math.max(assets.opening, debts.opening)],
    },
  });
}

const ASSETS: Section[] = ["currentAssets", "nonCurrentAssets"];
const DEBTS: Section[] = ["currentLiabilities", "nonCurrentLiabilities"];

/** Nothing but roundings, and below half a cent. */
export function isWithinGate(check: number, totalAssets: number): boolean {
  return isRounding(check, totalAssets) && Math.abs(check) <= 0.005;
}

/** Sixteen roundings of the largest figure: what float64 leaves behind, whatever it comes to in cents. */
export function isRounding(check: number, totalAssets: number): boolean {
  return Math.abs(check) <= 16 * 2 ** -52 * Math.max(Math.abs(totalAssets), 1);
}
