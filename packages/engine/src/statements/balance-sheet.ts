/**
 * Balance sheet: assets as debits, liabilities and equity as credits, with the current year's
 * earnings on a line of their own until the year turns.
 */
import type { Draft } from "#build/draft.ts";
import { closingOf, EARNINGS } from "#ledger/ledger-lines.ts";
import { add, at, type Expression, neg } from "#lines/expression.ts";
import type { Section } from "#model/standard-lines.ts";
import { type StatementRow, statementRow } from "./statement.ts";

const SECTIONS: { section: Section; label: string; isAsset: boolean }[] = [
  { section: "currentAssets", label: "Current assets", isAsset: true },
  { section: "nonCurrentAssets", label: "Non-current assets", isAsset: true },
  { section: "currentLiabilities", label: "Current liabilities", isAsset: false },
  { section: "nonCurrentLiabilities", label: "Non-current liabilities", isAsset: false },
  { section: "equity", label: "Equity", isAsset: false },
];

const TOTALS: { after: Section; line: string; label: string; parts: string[] }[] = [
  {
    after: "nonCurrentAssets",
    line: "bs.totalAssets",
    label: "Total assets",
    parts: ["bs.currentAssets", "bs.nonCurrentAssets"],
  },
  {
    after: "nonCurrentLiabilities",
    line: "bs.totalLiabilities",
    label: "Total liabilities",
    parts: ["bs.currentLiabilities", "bs.nonCurrentLiabilities"],
  },
  {
    after: "equity",
    line: "bs.totalLiabilitiesAndEquity",
    label: "Total liabilities and equity",
    parts: ["bs.totalLiabilities", "bs.equity"],
  },
];

export function addBalanceSheet(draft: Draft): StatementRow[] {
  return SECTIONS.flatMap(({ section, label, isAsset }) => {
    const accounts = [...draft.accounts.values()].filter(
      ({ standard }) => standard.section === section,
    );
    const rows = accounts.map(({ id, name }) =>
      accountRow(draft, id, name, isAsset ? at(closingOf(id)) : neg(at(closingOf(id)))),
    );
    if (section === "equity")
      rows.push(
        accountRow(draft, "currentYearEarnings", "Current-year earnings", neg(at(EARNINGS))),
      );
    const total = { line: `bs.${section}`, label, kind: "subtotal", level: 0 } as const;
    const sum = add(...rows.map(({ line }) => at(line)));
    const after = TOTALS.filter((each) => each.after === section).map(({ line, label, parts }) =>
      statementRow(
        draft,
        "balanceSheet",
        "balance",
        { line, label, kind: "total", level: 0 },
        add(...parts.map((part) => at(part))),
      ),
    );
    return [...rows, statementRow(draft, "balanceSheet", "balance", total, sum), ...after];
  });
}

function accountRow(draft: Draft, id: string, label: string, expression: Expression) {
  const row: StatementRow = { line: `bs.account.${id}`, label, kind: "account", level: 1 };
  return statementRow(draft, "balanceSheet", "balance", row, expression);
}
