/**
 * Balance sheet: assets as debits, liabilities and equity as credits, with the current year's
 * earnings on a line of their own until the year turns.
 */
import type { Draft } from "#draft/draft.ts";
import { earningsBefore } from "#ledger/ledger.ts";
import { closingOf, EARNINGS } from "#ledger/ledger-lines.ts";
import { add, at, type Expression, type LineId, neg } from "#lines/expression.ts";
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
  const accounts = [...draft.accounts.values()];
  const openings = new Map<LineId, number>();
  const put = (row: StatementRow, expression: Expression, opening: number) => {
    openings.set(row.line, opening);
    return statementRow(draft, "balanceSheet", "balance", row, expression, opening);
  };
  const putSum = (row: StatementRow, parts: LineId[]) => {
    const opening = parts.reduce((sum, part) => sum + (openings.get(part) ?? 0), 0);
    return put(row, add(...parts.map((part) => at(part))), opening);
  };
  return SECTIONS.flatMap(({ section, label, isAsset }) => {
    const shown = (debits: Expression) => (isAsset ? debits : neg(debits));
    const rows = accounts
      .filter(({ standard }) => standard.section === section)
      .map(({ id, name, opening = 0 }) =>
        put(accountRow(id, name), shown(at(closingOf(id))), isAsset ? opening : -opening),
      );
    if (section === "equity") {
      const row = accountRow("currentYearEarnings", "Current-year earnings");
      rows.push(put(row, neg(at(EARNINGS)), -earningsBefore(accounts)));
    }
    const lines = rows.map(({ line }) => line);
    const total = putSum({ line: `bs.${section}`, label, kind: "subtotal", level: 0 }, lines);
    const after = TOTALS.filter((each) => each.after === section).map((each) =>
      putSum({ line: each.line, label: each.label, kind: "total", level: 0 }, each.parts),
    );
    return [...rows, total, ...after];
  });
}

function accountRow(id: string, label: string): StatementRow {
  return { line: `bs.account.${id}`, label, kind: "account", level: 1 };
}
