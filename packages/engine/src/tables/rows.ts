/** Rows: what a table shows of a model, in the order in which it is read. */
import type { Model } from "#build/build-model.ts";
import type { Check } from "#draft/draft.ts";
import type { LineId } from "#lines/expression.ts";
import { type Line, nameUnder } from "#lines/line.ts";
import { canOverride, OVERRIDES } from "#overrides/override-lines.ts";
import { CASH_TOGETHER, statementTree, type TreeNode } from "#roll-up/statement-tree.ts";
import type { StatementKey, StatementRow } from "#statements/statement.ts";
import { inputOf } from "./row-input.ts";
import type { TableRow } from "./table.ts";

/** Everything of a row that does not come from its figures. */
export type RowPlan = Omit<TableRow, "format" | "isZero"> & {
  /** The statement it adds up on. */
  statement?: StatementKey;
  check?: Check;
};

export const STATEMENT_NAMES = {
  profitAndLoss: "Profit and loss",
  balanceSheet: "Balance sheet",
  cashFlow: "Cash flow",
  cashFlowDirect: "Cash flow, direct method",
} as const satisfies Record<StatementKey, string>;

/** More is better on these; on a balance sheet more is neither better nor worse. */
const WITH_SENSE: readonly StatementKey[] = ["profitAndLoss", "cashFlow", "cashFlowDirect"];

/** Lines of the reader's choice below a row of a statement: a margin, the drivers behind it. */
export type Insert = {
  below: LineId;
  lines: readonly LineId[];
  /** They fold into the row above; a line may then stand below several. */
  isFolding?: boolean;
};

/**
 * A line has the sign with which it counts towards the last line, costs negative: so every total is
 * the plain sum of what stands above it, and a negative difference is always worse for profit.
 */
export function statementRows(
  models: readonly Model[],
  statement: StatementKey,
  inserts: readonly Insert[] = [],
): RowPlan[] {
  const insertedBelow = (id: LineId) => inserts.filter(({ below }) => below === id);
  const all = mergedRows(models, statement).map(({ row, model }) => ({
    model,
    plan: under(statement, statementRow(model, ownStatement(statement, row), row)),
  }));
  const same = saidByTotals(all.map(({ plan }) => plan));
  const shown = all.filter(({ plan }) => !same.has(plan.key) || insertedBelow(plan.key).length > 0);
  const foldable = new Set([
    ...shown.map(({ plan }) => plan.parent),
    ...inserts.filter(({ isFolding }) => isFolding).map(({ below }) => below),
  ]);
  return shown.flatMap(({ plan, model }): RowPlan[] => {
    const inserted = insertedBelow(plan.key).flatMap((insert) => insertedRows(model, plan, insert));
    return [{ ...plan, isCollapsible: foldable.has(plan.key) }, ...inserted];
  });
}

function insertedRows(
  model: Model,
  { key: parent, level }: RowPlan,
  { lines, isFolding }: Insert,
): RowPlan[] {
  const rows = lines.flatMap((line) => lineRows(model, line, level + 1));
  return isFolding ? rows.map((row) => ({ ...row, key: `${parent}/${row.key}`, parent })) : rows;
}

/** Lines that are all there is of a total of their own name: the total's row says the same. */
function saidByTotals(plans: readonly RowPlan[]): Set<string> {
  const labelOf = new Map(plans.map(({ key, label }) => [key, label]));
  const partCount = new Map<string | undefined, number>();
  for (const { parent } of plans) partCount.set(parent, (partCount.get(parent) ?? 0) + 1);
  const isSame = ({ parent, label }: RowPlan) =>
    parent !== undefined && partCount.get(parent) === 1 && labelOf.get(parent) === label;
  return new Set(plans.filter(isSame).map(({ key }) => key));
}

/** Several statements under each other, each below its name, into which all of it folds. */
export function rowsUnderNames(
  statements: readonly StatementKey[],
  rowsOf: (statement: StatementKey) => readonly RowPlan[],
): RowPlan[] {
  return statements.flatMap((statement) =>
    rowsUnder(statement, STATEMENT_NAMES[statement], rowsOf(statement)),
  );
}

export function rowsUnder(key: string, label: string, rows: readonly RowPlan[]): RowPlan[] {
  return [headingRow(key, label), ...rows.map((row): RowPlan => ({ parent: key, ...row }))];
}

/** What follows operations is the same by both methods, and adds up on the indirect statement. */
function ownStatement(statement: StatementKey, { line }: StatementRow): StatementKey {
  return statement === "cashFlowDirect" && !line.startsWith("cfd.") ? "cashFlow" : statement;
}

/** A row of another statement has a key of its own, since both may stand in one table. */
function under(statement: StatementKey, plan: RowPlan): RowPlan {
  if (plan.statement === statement) return plan;
  const { key, parent } = plan;
  return {
    ...plan,
    key: `${statement}/${key}`,
    ...(parent === undefined ? {} : { parent: `${statement}/${parent}` }),
  };
}

/** The direct method tells operations alone; investing, financing and cash follow as they always do. */
function rowsOf({ statements }: Model, statement: StatementKey): readonly StatementRow[] {
  if (statement !== "cashFlowDirect") return statements[statement];
  const last = statements.cashFlow.findIndex(({ line }) => line === "cf.operating");
  return [...statements.cashFlowDirect, ...statements.cashFlow.slice(last + 1)];
}

function statementRow(model: Model, statement: StatementKey, row: StatementRow): RowPlan {
  const { nodes, indexOf } = statementTree(model, statement);
  const node = nodes[indexOf.get(row.line) ?? -1];
  const line = model.program.lines[model.program.rowOf.get(row.line) ?? -1];
  const isSum = row.kind !== "account";
  return {
    key: row.line,
    label: row.label,
    level: row.level,
    kind: isSum ? (node?.isTotal ? "total" : "subtotal") : "line",
    isFinal: isSum && node?.parent === undefined && row.line !== "cfd.operating",
    line: row.line,
    unit: "currency",
    measure: line?.measure ?? "flow",
    sign: node?.rootSign ?? 1,
    ...(isSum ? {} : foldedInto(nodes, node)),
    isCollapsible: false,
    ...(WITH_SENSE.includes(statement) ? { isHigherBetter: true } : {}),
    statement,
  };
}

/** An account folds into the subtotal above it in the tree; what a total is made of stays in view. */
function foldedInto(nodes: readonly TreeNode[], node: TreeNode | undefined) {
  const above = nodes[node?.parent ?? -1];
  const sum = above?.line === CASH_TOGETHER ? nodes[above.parent ?? -1] : above;
  return sum && !sum.isTotal ? { parent: sum.line } : {};
}

/** Every account of every model once: one that only a budget has stands where the budget has it. */
function mergedRows([first, ...others]: readonly Model[], statement: StatementKey) {
  const rows = first ? rowsOf(first, statement) : [];
  const merged = rows.flatMap((row) => (first ? [{ row, model: first }] : []));
  for (const model of new Set(others)) {
    if (model === first) continue;
    let place = 0;
    for (const row of rowsOf(model, statement)) {
      const found = merged.findIndex((each) => each.row.line === row.line);
      if (found < 0) merged.splice(place, 0, { row, model });
      place = (found < 0 ? place : found) + 1;
    }
  }
  return merged;
}

export function kpiRows(model: Model): RowPlan[] {
  return model.document.kpis.flatMap(({ id, isHigherBetter }) =>
    lineRows(model, `kpi.${id}`, 0).map((row) =>
      isHigherBetter === undefined ? row : { ...row, isHigherBetter },
    ),
  );
}

/** What a person gives, under the module it belongs to; each row says where that is. */
export function driverRows(model: Model): RowPlan[] {
  const { program, document } = model;
  const isInput = (line: Line) => canOverride(line) && line.section !== OVERRIDES;
  const inputs = program.lines.filter(isInput);
  const noteOf = new Map(document.drivers.map(({ id, note }) => [id, note]));
  const withNote = (row: RowPlan): RowPlan => {
    const note = noteOf.get(row.key);
    return note === undefined ? row : { ...row, note };
  };
  const rowsUnder = (heading: string, label: string, lines: readonly Line[]) =>
    lines.length === 0
      ? []
      : [
          headingRow(heading, label),
          ...lines
            .flatMap(({ id }) => lineRows(model, id, 1, heading))
            .map((row) => withNote({ ...row, label: nameUnder(label, row.label) })),
        ];
  return [
    ...rowsUnder(
      "drivers",
      "Drivers",
      inputs.filter(({ section }) => section === "drivers"),
    ),
    ...document.modules.flatMap(({ id, name }) =>
      rowsUnder(
        `modules/${id}`,
        name,
        inputs.filter(({ module, section }) => module === id && section !== "drivers"),
      ),
    ),
  ];
}

const CHECK_CLASSES = [
  { key: "error", label: "Errors" },
  { key: "sensitivity", label: "Sensitivity" },
  { key: "alert", label: "Alerts" },
] as const;

export function checkRows(model: Model): RowPlan[] {
  return CHECK_CLASSES.flatMap(({ key, label }) => {
    const checks = model.checks.filter((check) => check.class === key);
    const heading = `checks/${key}`;
    const rows = checks.flatMap((check) =>
      lineRows(model, check.line, 1, heading).map(
        ({ input: _, ...row }): RowPlan => ({ ...row, label: check.name, kind: "check", check }),
      ),
    );
    return rows.length === 0 ? [] : [headingRow(heading, label), ...rows];
  });
}

export function headingRow(key: string, label: string): RowPlan {
  return { key, label, level: 0, kind: "heading", isFinal: false, sign: 1, isCollapsible: true };
}

/** None for a line that is not in the model. */
export function lineRows(model: Model, id: LineId, level: number, parent?: string): RowPlan[] {
  const line = model.program.lines[model.program.rowOf.get(id) ?? -1];
  if (!line) return [];
  const input = inputOf(line);
  return [
    {
      key: id,
      label: line.name,
      level,
      kind: line.measure === "rate" && line.unit !== "currency" ? "ratio" : "line",
      isFinal: false,
      line: id,
      unit: line.unit,
      measure: line.measure,
      sign: 1,
      ...(parent === undefined ? {} : { parent }),
      isCollapsible: false,
      ...(input === undefined ? {} : { input }),
    },
  ];
}
