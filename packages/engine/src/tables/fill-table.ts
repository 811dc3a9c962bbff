/**
 * Rows and columns become a table: one way for all of them. A figure comes from its line and its
 * column; a difference from the two figures beside it as they are shown, so that a table adds up
 * down and across.
 */
import { blockingIssues } from "#build/blocking.ts";
import type { Model } from "#build/build-model.ts";
import { HALF_CENT } from "#checks/openings.ts";
import type { LineId } from "#lines/expression.ts";
import type { Issue } from "#model/issue.ts";
import { roundTo } from "#roll-up/rounded.ts";
import { mergedTree, type StatementTree, statementTree } from "#roll-up/statement-tree.ts";
import type { StatementKey } from "#statements/statement.ts";
import { readCheck } from "./check-figures.ts";
import type { ColumnPlan } from "./columns.ts";
import { type Filling, fillOrder } from "./fill-order.ts";
import { type StatementFiller, statementFiller } from "./fill-statement.ts";
import { marksOf } from "./marks.ts";
import { readLine, type Source, sourceOf } from "./read-figures.ts";
import { formatOf } from "./row-format.ts";
import type { RowPlan } from "./rows.ts";
import { type Mark, SCALES, type Scale, type Table, type TableRow } from "./table.ts";
import type { TableCase } from "./table-case.ts";
import { type Owners, ownersOf, typedFigures } from "./typed-figures.ts";

export type TablePlan = {
  title: string;
  rows: readonly RowPlan[];
  columns: readonly ColumnPlan[];
  scale?: Scale | undefined;
  /** Digits after the point of an amount; none unless said, and two of millions. */
  decimals?: number | undefined;
};

/** In whole millions most lines of a firm would be nothing. */
const DECIMALS: Record<Scale, number> = { ones: 0, thousands: 0, millions: 2 };

/** Cells stand row by row, and an empty one is not a number. */
type Cells = { figures: Float64Array; shown: Float64Array };

/** A table while it is filled. */
type Draft = Cells & {
  /** The models of the cases that have a figure in some column, and whose changes these have taken. */
  owners: Owners;
  last: Last | undefined;
  plans: readonly RowPlan[];
  columns: readonly ColumnPlan[];
  /** What fills each column; undefined for a difference and where the case has no such periods. */
  sources: readonly (Source | undefined)[];
  scale: Scale;
  decimals: number;
  layout: Layout;
};

/** What follows from the rows and columns alone, and stays while only figures move. */
type Layout = {
  order: readonly Filling[];
  /** The rows of each statement in the table, and of each line. */
  rowsOf: ReadonlyMap<StatementKey, readonly number[]>;
  rowsOfLine: ReadonlyMap<LineId, readonly number[]>;
  /** Each once, as they were when the table was made. */
  cases: readonly TableCase[];
};

/** More would not be exact for amounts of a business. */
const DECIMALS_MAX = 6;

/** A table with what it is made of, so that it can be filled again. */
export type FilledTable = Cells & {
  plan: TablePlan;
  rows: TableRow[];
  marks: Mark[];
  blockedBy: readonly Issue[];
  /** By row: what people typed into it. */
  typed: readonly (readonly number[])[];
  layout: Layout;
};

const filledOf = new WeakMap<Table, FilledTable>();

export function fillTable(plan: TablePlan): Table {
  const filled = fill(plan);
  const table = tableOf(filled);
  filledOf.set(table, filled);
  return table;
}

export function filledTable(table: Table): FilledTable {
  const filled = filledOf.get(table);
  if (!filled) throw new RangeError("this table was not filled here");
  return filled;
}

/**
 * The same table with the figures that its cases have now, by their keys; only figures of the lines
 * that moved may have become others since, and changes by hand. What stays as it was is the same value.
 */
export function refill(
  before: FilledTable,
  caseOf: CaseByKey,
  moved: ReadonlySet<LineId>,
): FilledTable {
  return fill(before.plan, caseOf, { before, moved });
}

/** A case with its figures of now; one that is not there has those it had. */
type CaseByKey = ReadonlyMap<string, TableCase>;

const AS_PLANNED: CaseByKey = new Map();

/** The same table with the figures it had last, and the lines that may have others by now. */
type Last = { before: FilledTable; moved: ReadonlySet<LineId> };

function fill(plan: TablePlan, caseOf = AS_PLANNED, last?: Last): FilledTable {
  const before = last?.before;
  const { rows: plans, columns, scale = "ones" } = plan;
  const { decimals = DECIMALS[scale] } = plan;
  if (!(Number.isInteger(decimals) && decimals >= 0 && decimals <= DECIMALS_MAX))
    throw new RangeError(`decimals are 0 to ${DECIMALS_MAX}, not ${decimals}`);
  const figures = new Float64Array(plans.length * columns.length).fill(Number.NaN);
  const shown = figures.slice();
  const sources = columns.map((each) => sourceIn(each, caseOf));
  const owners = ownersOf(new Set(sources.flatMap((source) => source?.case ?? [])));
  const layout = before?.layout ?? layoutOf(plan);
  const draft = {
    ...{ owners, last, plans, columns, sources, figures, shown, scale, decimals, layout },
  };
  fillStatements(draft);
  const typed = plans.map((each) => typedIn(draft, each));
  const rows = plans.map((each, row) => fillRow(draft, each, row, typed[row] ?? NOTHING_TYPED));
  fillDifferences(draft, rows);
  const told = rows.map((row, index) => withZero(row, isZeroRow(draft, row, index)));
  return {
    ...{ plan, figures, shown, typed, layout },
    rows: keptList(before?.rows, told),
    marks: keptList(before?.marks, marksOf(layout.rowsOfLine, sources), isSameMark),
    blockedBy: keptList(before?.blockedBy, blockedBy(layout.cases, caseOf), isSameIssue),
  };
}

function layoutOf({ rows, columns }: TablePlan): Layout {
  const rowsOf = rowsBy(rows, ({ statement }) => statement);
  return {
    ...{ rowsOf, order: rowsOf.size > 0 ? fillOrder(columns) : [] },
    rowsOfLine: rowsBy(rows, ({ line }) => line),
    cases: [...new Set(columns.flatMap(({ side }) => side?.case ?? []))],
  };
}

function rowsBy<Key>(rows: readonly RowPlan[], keyOf: (row: RowPlan) => Key | undefined) {
  const rowsOf = new Map<Key, number[]>();
  for (const [row, plan] of rows.entries()) {
    const key = keyOf(plan);
    if (key !== undefined) rowsOf.set(key, [...(rowsOf.get(key) ?? []), row]);
  }
  return rowsOf;
}

export function tableOf({ plan, rows, figures, shown, marks, blockedBy }: FilledTable): Table {
  const { title, columns, scale = "ones" } = plan;
  return {
    title,
    currency: columns[0]?.side?.case.model.document.currency ?? "",
    scale,
    columns: columns.map(({ column }) => column),
    ...{ rows, figures: withNulls(figures), shown: withNulls(shown), marks, blockedBy },
  };
}

/** The list from before where the new one says the same. */
function keptList<Item, List extends readonly Item[]>(
  before: List | undefined,
  after: List,
  isSame: (one: Item, other: Item) => boolean = Object.is,
): List {
  if (before?.length !== after.length) return after;
  return after.every((item, index) => isSame(item, before[index] as Item)) ? before : after;
}

function isSameMark(one: Mark, other: Mark): boolean {
  return (
    one.row === other.row &&
    one.column === other.column &&
    one.kind === other.kind &&
    one.text === other.text
  );
}

function isSameIssue(one: Issue, other: Issue): boolean {
  return one.place === other.place && one.message === other.message;
}

function withZero(row: TableRow, isZero: boolean): TableRow {
  return row.isZero === isZero ? row : { ...row, isZero };
}

/** Of each case once; two cases of a model have most of it in common. */
function blockedBy(cases: readonly TableCase[], caseOf: CaseByKey): Issue[] {
  const issues = cases.flatMap((each) => issuesOf(caseOf.get(each.key) ?? each));
  return [...new Map(issues.map((issue) => [`${issue.place} ${issue.message}`, issue])).values()];
}

/** A case is a model with its figures as they are: every table that shows it is blocked alike. */
const issuesIn = new WeakMap<TableCase, Issue[]>();

function issuesOf(own: TableCase): Issue[] {
  const issues = issuesIn.get(own) ?? blockingIssues(own.model, own.sheet, own.overflow);
  issuesIn.set(own, issues);
  return issues;
}

function sourceIn({ side, column }: ColumnPlan, caseOf: CaseByKey): Source | undefined {
  if (!side || column.from < 0) return undefined;
  return sourceOf(caseOf.get(side.case.key) ?? side.case, side.span, column);
}

/** The indirect cash flow before the direct one, which leads to the same figure. */
const FILLED: readonly StatementKey[] = [
  "profitAndLoss",
  "balanceSheet",
  "cashFlow",
  "cashFlowDirect",
];

function fillStatements(draft: Draft) {
  const { columns, sources, layout } = draft;
  const operating = new Array<number | undefined>(columns.length);
  for (const statement of FILLED) {
    const rows = layout.rowsOf.get(statement);
    if (!rows) continue;
    const fillerOf = statementFillers(draft, statement);
    const nodesIn = placesOf(draft, rows);
    for (const filling of layout.order) {
      const { column, from } = filling;
      const source = sources[column];
      const filler = source && fillerOf(source.case.model);
      if (!filler) continue;
      // Models whose lines stand elsewhere have no difference line by line.
      const isShared = from === undefined || fillerOf(sources[from]?.case.model) === filler;
      const root = statement === "cashFlowDirect" ? operating[column] : undefined;
      filler.fill(source, isShared ? filling : { column, alike: [] }, root);
      placeColumn(draft, rows, nodesIn(filler.tree), filler, column);
      if (statement === "cashFlow")
        operating[column] = filler.shownAt(column, filler.tree.indexOf.get("cf.operating") ?? -1);
    }
  }
}

/** By row, where its line stands in a tree. */
function placesOf({ plans }: Draft, rows: readonly number[]) {
  const known = new Map<StatementTree, readonly (number | undefined)[]>();
  return (tree: StatementTree) => {
    const nodes = known.get(tree) ?? rows.map((row) => tree.indexOf.get(plans[row]?.line ?? ""));
    known.set(tree, nodes);
    return nodes;
  };
}

/** One filler for all models, as long as their lines stand under the same totals. */
function statementFillers({ owners, sources, scale, decimals }: Draft, statement: StatementKey) {
  const models = [...owners.keys()];
  const trees = models.map((model) => statementTree(model, statement));
  const fillerFor = (tree: StatementTree) =>
    statementFiller(tree, SCALES[scale] / 10 ** decimals, sources.length);
  const merged = mergedTree(trees);
  const shared = merged && fillerFor(merged);
  const fillers = new Map(
    models.map((model) => [model, shared ?? fillerFor(statementTree(model, statement))]),
  );
  return (model: Model | undefined) => model && fillers.get(model);
}

function placeColumn(
  draft: Draft,
  rows: readonly number[],
  nodes: readonly (number | undefined)[],
  { exactAt, shownAt }: StatementFiller,
  column: number,
) {
  const power = 10 ** draft.decimals;
  for (const [index, row] of rows.entries()) {
    const sign = draft.plans[row]?.sign ?? 1;
    // An account that only another model has is nothing here, and not unknown: totals are whole.
    const node = nodes[index];
    const [exact, shown] =
      node === undefined ? [0, 0] : [exactAt(column, node), shownAt(column, node)];
    put(draft, row, column, sign * exact, (sign * shown) / power);
  }
}

function typedIn({ owners }: Draft, { input, line }: RowPlan): readonly number[] {
  if (input?.holds !== "figures" || line === undefined) return NOTHING_TYPED;
  return typedFigures(owners, line);
}

/** Rows that are no part of a sum are rounded each by itself. */
function fillRow(draft: Draft, plan: RowPlan, row: number, typed: readonly number[]): TableRow {
  const { statement, check, line, sign } = plan;
  const { sources, decimals, last } = draft;
  const known = last?.before.rows[row];
  if (statement || line === undefined) return known ?? rowOf(plan, { style: "amount", decimals });
  const hasSameTyped = known !== undefined && last?.before.typed[row] === typed;
  // Whether a check holds also follows from how large all figures are.
  if (hasSameTyped && !check && !last.moved.has(line)) {
    keepRow(draft, last.before, row);
    return known;
  }
  const read = check
    ? sources.map((source) => source && readCheck(source, check))
    : readLine(sources, line);
  if (hasSameTyped && isSameRow(draft, last.before, row, read, sign)) {
    keepRow(draft, last.before, row);
    return known;
  }
  // The mean of a year has digits that nobody typed; they are not the row's.
  const figures =
    typed.length > 0 ? read.filter((_, column) => isOnePeriod(sources[column])) : read;
  const format = formatOf({ plan, figures, typed, scale: SCALES[draft.scale], decimals });
  const scale = format.style === "amount" ? SCALES[draft.scale] : 1;
  const digits = format.style === "percent" ? format.decimals + 2 : format.decimals;
  read.forEach((figure, column) => {
    if (figure === undefined) return;
    put(draft, row, column, sign * figure, roundTo((sign * figure) / scale, digits));
  });
  const isSameFormat =
    known?.format.style === format.style && known.format.decimals === format.decimals;
  return isSameFormat ? known : rowOf(plan, format);
}

function rowOf(
  { statement: _, check: __, ...rest }: RowPlan,
  format: TableRow["format"],
): TableRow {
  return { ...rest, format, isZero: false };
}

const NOTHING_TYPED: readonly number[] = [];

/** Whether a row has the figures it had; they are then shown as they were. */
function isSameRow(
  { sources }: Draft,
  before: Cells,
  row: number,
  read: readonly (number | undefined)[],
  sign: 1 | -1,
): boolean {
  const first = row * read.length;
  return read.every((figure, column) => {
    // A difference is filled after all rows.
    if (!sources[column]) return true;
    const was = before.figures[first + column] as number;
    const isFigure = figure !== undefined && Number.isFinite(figure);
    return isFigure ? was === sign * figure : Number.isNaN(was);
  });
}

/** With its differences, which are filled anew from the same figures. */
function keepRow({ figures, shown, columns }: Draft, before: Cells, row: number) {
  const [first, end] = [row * columns.length, (row + 1) * columns.length];
  figures.set(before.figures.subarray(first, end), first);
  shown.set(before.shown.subarray(first, end), first);
}

function isOnePeriod(source: Source | undefined): boolean {
  return source?.range.from === source?.range.to;
}

function put(
  { sources, figures, shown }: Draft,
  row: number,
  column: number,
  figure: number,
  rounded: number,
) {
  const cell = row * sources.length + column;
  if (!Number.isFinite(figure)) return;
  // Adding zero takes the sign off a negative zero.
  figures[cell] = figure + 0;
  shown[cell] = rounded + 0;
}

function fillDifferences(draft: Draft, rows: readonly TableRow[]) {
  const { columns, figures, shown } = draft;
  columns.forEach(({ column: { role, between, emptyBecause } }, column) => {
    if (!between || emptyBecause !== undefined) return;
    const [left, right] = between;
    rows.forEach(({ format, unit }, row) => {
      const at = row * columns.length;
      const [figure, other] = [figures[at + left] ?? 0, figures[at + right] ?? 0];
      const exact = figure - other;
      if (role === "difference") {
        const digits = format.style === "percent" ? format.decimals + 2 : format.decimals;
        const apart = (shown[at + left] ?? 0) - (shown[at + right] ?? 0);
        put(draft, row, column, exact, roundTo(apart, digits));
      } else if (unit !== "percent" && unit !== "rate" && Math.abs(other) >= HALF_CENT) {
        const share = exact / Math.abs(other);
        put(draft, row, column, share, roundTo(share, 3));
      }
    });
  });
}

/** Of what is calculated less than half a cent is nothing; a price of 0.004 that was typed is one. */
function isZeroRow({ columns, figures }: Draft, row: TableRow, index: number): boolean {
  const { line, unit, input } = row;
  if (line === undefined) return false;
  const least = unit === "currency" && !input ? HALF_CENT : Number.MIN_VALUE;
  const first = index * columns.length;
  for (let cell = first; cell < first + columns.length; cell++)
    if (Math.abs(figures[cell] ?? 0) >= least) return false;
  return true;
}

function withNulls(figures: Float64Array): (number | null)[] {
  return Array.from(figures, (figure) => (Number.isNaN(figure) ? null : figure));
}
