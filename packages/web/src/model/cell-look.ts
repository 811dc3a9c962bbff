/**
 * How a cell of a table looks, as class names: the same in the table that is read and in the grid
 * that is edited. What is in a cell decides; nothing here adds anything up.
 */
import {
  canEditCell,
  cellIndex,
  isFavourable,
  type Mark,
  SCALES,
  type Table,
  type TableColumn,
  type TableRow,
} from "@app/engine/tables/table";
import { classNames } from "#ui/class-names.ts";

/** Differences are marked from an amount and a share on; a small one of either kind is none to look at. */
export type Marking = { amount: number; share: number };

/** Without `marking` every difference that is good or bad news is coloured; with it, few have a mark. */
export function cellClass(table: Table, row: number, column: number, marking?: Marking): string {
  const shown = table.shown[cellIndex(table, row, column)] ?? null;
  const isTold = !marking && isSeen(table, row, column);
  const good = isTold ? isFavourable(table, row, column) : undefined;
  const marked = marking && markAt(table, row, column, marking);
  return classNames(
    "figure",
    columnClass(table.columns, column),
    shown !== null && shown < 0 && "is-negative",
    shown === 0 && "is-zero",
    isPercent(table, row, column) && "is-percent",
    good === true && "is-favourable",
    good === false && "is-adverse",
    marked === true && "is-marked-up",
    marked === false && "is-marked-down",
    hasFigureOfOwn(table, row) && canEditCell(table, row, column) && "is-input",
    hasFigureOfOwn(table, row) && table.columns[column]?.standing === "actual" && "is-link",
    ...marksAt(table, row, column).map(({ kind }) => MARK_CLASSES[kind]),
  );
}

/** At the percentage, for the difference beside it: whether it is good news; undefined where it is small. */
function markAt(
  table: Table,
  row: number,
  column: number,
  { amount, share }: Marking,
): boolean | undefined {
  const at = table.columns[column];
  if (at?.role !== "differencePercent") return undefined;
  const isSamePair = (each: TableColumn) =>
    each.role === "difference" && String(each.between) === String(at.between);
  const difference = table.columns.findIndex(isSamePair);
  const [money, percent] = [difference, column].map((each) =>
    Math.abs(table.figures[cellIndex(table, row, each)] ?? 0),
  ) as [number, number];
  if (money < amount || percent < share) return undefined;
  return isFavourable(table, row, column);
}

/** A difference that only rounding made is neither good nor bad. */
function isSeen(table: Table, row: number, column: number): boolean {
  const { style, decimals } = table.rows[row]?.format ?? { style: "amount", decimals: 0 };
  const exact = Math.abs(table.figures[cellIndex(table, row, column)] ?? 0);
  if (table.columns[column]?.role !== "difference" || style !== "amount") return true;
  return exact >= SCALES[table.scale] / 10 ** decimals / 2;
}

const MARK_CLASSES: Record<Mark["kind"], string> = {
  override: "has-override",
  alert: "has-alert",
  error: "has-error",
  sensitivity: "has-alert",
};

/** Asked for every cell, and the same for all cells of a column. */
const columnClasses = new WeakMap<readonly TableColumn[], string[]>();

export function columnClass(columns: readonly TableColumn[], index: number): string {
  const classes = columnClasses.get(columns) ?? columns.map((_, at) => classOfColumn(columns, at));
  columnClasses.set(columns, classes);
  return classes[index] ?? "";
}

function classOfColumn(columns: readonly TableColumn[], index: number): string {
  const column = columns[index];
  return classNames(
    column?.standing === "actual" && column.role === "figure" && "is-actual",
    isCutOver(columns, index) && "is-cut-over",
    isGroupStart(columns, index) && "is-group-start",
    column?.role !== "figure" && "is-difference",
  );
}

export function rowClass({ kind, isFinal, level }: TableRow): string {
  return classNames(
    `row-${kind}`,
    isFinal && "is-final",
    level > 0 && `level-${Math.min(level, 4)}`,
  );
}

/** The one line between what happened and what is forecast. */
function isCutOver(columns: readonly TableColumn[], index: number): boolean {
  const [before, own] = [columns[index - 1], columns[index]];
  if (!before || !own || before.standing !== "actual") return false;
  return own.standing !== "actual" && isGroupStart(columns, index, true);
}

/** Cases of the same time stand together; a year stands apart from its months. */
function isGroupStart(columns: readonly TableColumn[], index: number, isAny = false): boolean {
  const [before, own] = [columns[index - 1], columns[index]];
  if (!before || !own || groupAt(columns, index - 1) === groupAt(columns, index)) return false;
  const isCompared = columns.some((each) => each.case !== own.case || each.between);
  return isAny || isCompared || before.unit !== own.unit;
}

/** The same for columns that stand together: of one case in two years, the year before is with its own. */
export function groupAt(columns: readonly TableColumn[], index: number): string {
  const pair = columns.find(({ between }) => between?.[1] === index)?.between;
  const { unit, label } = columns[pair?.[0] ?? index] ?? {};
  return `${unit}:${label}`;
}

function isPercent({ rows, columns }: Table, row: number, column: number): boolean {
  const { style } = rows[row]?.format ?? {};
  return columns[column]?.role === "differencePercent" || style === "percent" || style === "points";
}

/** Inputs are blue, and green where they have happened; what follows from a formula is neither. */
function hasFigureOfOwn({ rows }: Table, row: number): boolean {
  return rows[row]?.input?.holds === "figures";
}

const marksByCell = new WeakMap<Table, Map<number, Mark[]>>();

export function marksAt(table: Table, row: number, column: number): readonly Mark[] {
  let marks = marksByCell.get(table);
  if (!marks) {
    marks = new Map();
    for (const mark of table.marks) {
      const cell = cellIndex(table, mark.row, mark.column);
      marks.set(cell, [...(marks.get(cell) ?? []), mark]);
    }
    marksByCell.set(table, marks);
  }
  return marks.get(cellIndex(table, row, column)) ?? [];
}
