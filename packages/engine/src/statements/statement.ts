/** A statement as a value: rows in the order they are read, each naming the line with its figures. */
import { addLine, type Draft } from "#draft/draft.ts";
import type { Expression, LineId } from "#lines/expression.ts";

export type StatementKey = "profitAndLoss" | "balanceSheet" | "cashFlow" | "cashFlowDirect";

export type StatementRow = {
  line: LineId;
  label: string;
  kind: "account" | "subtotal" | "total";
  /** 0 stands at the margin. */
  level: number;
};

export type Statements = Record<StatementKey, StatementRow[]>;

/** Adds a statement's line and gives its row; `opening` is a balance before the first period. */
export function statementRow(
  draft: Draft,
  section: StatementKey,
  measure: "flow" | "balance",
  row: StatementRow,
  expression: Expression,
  opening?: number,
): StatementRow {
  const history = opening === undefined ? {} : { history: [opening + 0] };
  addLine(draft, {
    id: row.line,
    name: row.label,
    unit: "currency",
    measure,
    section,
    source: { kind: "calculated", expression, ...history },
  });
  return row;
}
