/**
 * A table as a plain value: what a grid, a PDF, a CSV file, a slide, the API and a test draw. All
 * figures are in it, added up and rounded; whoever draws it adds nothing up.
 */
import type { LineId } from "#lines/expression.ts";
import type { Measure, Unit } from "#lines/line.ts";
import type { Issue } from "#model/issue.ts";
import type { TimeUnit } from "#time/timeline.ts";
import type { FigureFormat } from "./format-figure.ts";

export type Table = {
  title: string;
  /** ISO 4217. */
  currency: string;
  /** What amounts are counted in; said once, above the table. */
  scale: Scale;
  columns: TableColumn[];
  rows: TableRow[];
  /** Row by row, exact, with the row's sign; null where there is nothing honest to show. */
  figures: (number | null)[];
  /** The same as they are shown: rounded, adding up, and amounts counted in the scale. */
  shown: (number | null)[];
  /** Cells that a person should look at, few among many. */
  marks: Mark[];
  /** Why the figures do not hold; none where they do. Whoever draws the table tells them with it. */
  blockedBy: readonly Issue[];
};

export type Scale = "ones" | "thousands" | "millions";
export const SCALES = { ones: 1, thousands: 1e3, millions: 1e6 } as const;

export type TableColumn = {
  key: string;
  /** "Feb-27", "FY27", "Jul-26 to Oct-26". */
  label: string;
  /** Whose figures: "base", a scenario's id, or the name under which another model was given. */
  case: string;
  caseName: string;
  scenario?: string;
  /** The document that is held beside the model, where the figures are of one. */
  reference?: string;
  /** Where it is another than the table's. */
  currency?: string;
  /** The periods of the case's own model, first and last; both −1 where it has none of them. */
  from: number;
  to: number;
  unit: TimeUnit | "range";
  /** What the periods it holds are. */
  periodUnit: TimeUnit;
  standing: "actual" | "forecast" | "mixed";
  /** How many periods it holds, and how many of them are actual. */
  periodCount: number;
  actualCount: number;
  /** False for a year, quarter or month that the timeline cuts off. */
  isComplete: boolean;
  role: "figure" | "difference" | "differencePercent";
  /** For a difference: the columns it is between, the second taken from the first. */
  between?: [number, number];
  /** Why a difference is left empty: "12 against 9 months", "AUD against USD". */
  emptyBecause?: string;
  /** One forecast period of the model itself, so that an input can be typed into it. */
  canEdit: boolean;
};

export type TableRow = {
  key: string;
  label: string;
  /** 0 stands at the margin. */
  level: number;
  kind: "heading" | "line" | "subtotal" | "total" | "ratio" | "check";
  /** The last line of a statement, with a double rule below it. */
  isFinal: boolean;
  /** Whose figures it shows; none for a heading. */
  line?: LineId;
  unit?: Unit;
  measure?: Measure;
  /** −1 where the line is shown the other way round, as costs are. */
  sign: 1 | -1;
  format: FigureFormat;
  /** The row it folds into. */
  parent?: string;
  isCollapsible: boolean;
  /** No figure in any column: it may be folded away, and never left out. */
  isZero: boolean;
  /** Undefined where more is neither better nor worse. */
  isHigherBetter?: boolean;
  /** What a person can set; its cells take input in columns that can be edited. */
  input?: RowInput;
  /** What whoever set it says about it. */
  note?: string;
};

/**
 * Figures are typed over at their place in the document. A formula or a setting holds for all
 * periods: there, and in a scenario, one cell is changed by hand, as an override.
 */
export type RowInput = { place: string; holds: "figures" | "formula" | "setting" };

export type Mark = {
  row: number;
  column: number;
  kind: "override" | "alert" | "error" | "sensitivity";
  /** What to look at, in words. */
  text: string;
};

/** The figure to explain: a line over periods, first and last, of a case. */
export type Reference = Pick<TableColumn, "case" | "scenario" | "reference" | "from" | "to"> & {
  line: LineId;
};

export function cellIndex({ columns }: Table, row: number, column: number): number {
  return row * columns.length + column;
}

/** What explains a cell: one figure, or for a difference the two it is between. */
export function referencesAt(table: Table, row: number, column: number): Reference[] {
  const line = table.rows[row]?.line;
  const at = table.columns[column];
  if (line === undefined || !at) return [];
  if (at.between) return at.between.flatMap((each) => referencesAt(table, row, each));
  if (at.from < 0) return [];
  const { scenario, reference, from, to } = at;
  return [
    {
      ...{ line, case: at.case, from, to },
      ...(scenario === undefined ? {} : { scenario }),
      ...(reference === undefined ? {} : { reference }),
    },
  ];
}

export function canEditCell(table: Table, row: number, column: number): boolean {
  return table.rows[row]?.input !== undefined && table.columns[column]?.canEdit === true;
}

/** Whether a difference is good news; undefined where it is neither. */
export function isFavourable(table: Table, row: number, column: number): boolean | undefined {
  const isHigherBetter = table.rows[row]?.isHigherBetter;
  const difference = table.shown[cellIndex(table, row, column)];
  const isDifference = table.columns[column]?.role !== "figure";
  if (isHigherBetter === undefined || !isDifference || !difference) return undefined;
  return difference > 0 === isHigherBetter;
}
