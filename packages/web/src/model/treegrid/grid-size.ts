/** The sizes of a grid: every row is as high and every column of figures as wide as the others. */
import { cellIndex, type Table, type TableColumn } from "@app/engine/tables/table";
import { textAt } from "@app/engine/tables/table-text";
import { isComparing } from "#model/table-head.ts";
import type { SideColumns } from "./side-columns.ts";

export type GridSize = {
  name: number;
  column: number;
  row: number;
  head: number;
  /** What stays in view at the left: the names and the texts beside them. */
  left: number;
  /** The texts at the right. */
  right: number;
  /** The last columns, which stay in view beside them: the year of the months before it. */
  pinnedCount: number;
  isPhone: boolean;
};

const PHONE_WIDTH = 560;
const CHARACTER_WIDTH = 7.2;
/** On a phone figures stand closer to each other, so that more of them are seen. */
const PHONE_CLOSER = 12;
/** On a phone the time above and the case below it stand on two lines each: cut, cases do not tell apart. */
const HEAD_OF_TWO_LINES_EACH = 72;
/** Wider, a figure would be too far from its neighbours to be read with them. */
const STRETCH_MAX = 1.5;

export function gridSize(
  column: number,
  width: number,
  columns: readonly TableColumn[],
  { before, after }: SideColumns,
): GridSize {
  const { name, isPhone } = nameSize(width);
  const beside = isPhone ? 0 : before.reduce((sum, each) => sum + each.width, 0);
  const right = isPhone ? 0 : after.reduce((sum, each) => sum + each.width, 0);
  const least = isPhone ? column - PHONE_CLOSER : column;
  const fitted = fitColumns(width - name - beside - right, least, columns.length);
  const left = name + fitted.over + beside;
  const years = isPhone || isComparing({ columns }) ? 0 : yearsAtTheEnd(columns);
  const isRoomy = years * fitted.column + right <= (width - left) / 2;
  return {
    ...{ name: name + fitted.over, left, right, isPhone, column: fitted.column },
    row: isPhone ? 42 : 26,
    head: isPhone && isComparing({ columns }) ? HEAD_OF_TWO_LINES_EACH : 44,
    pinnedCount: isRoomy ? years : 0,
  };
}

/**
 * All of them where they have room; otherwise as many as have it, with no part of one more: a figure that
 * is cut reads as another one. `over` is what is left over by then.
 */
function fitColumns(room: number, least: number, count: number): { column: number; over: number } {
  const fitting = Math.floor(room / least);
  if (count <= fitting) {
    const most = Math.min(room / Math.max(count, 1), least * STRETCH_MAX);
    return { column: Math.floor(most), over: 0 };
  }
  if (fitting < 1) return { column: least, over: 0 };
  const column = Math.floor(room / fitting);
  return { column, over: room - fitting * column };
}

/** How much of a width the names take. */
export function nameSize(width: number): Pick<GridSize, "name" | "isPhone"> {
  const isPhone = width < PHONE_WIDTH;
  return { name: isPhone ? 150 : 250, isPhone };
}

/** Years after the months or quarters they are made of. */
function yearsAtTheEnd(columns: readonly TableColumn[]): number {
  const isYear = ({ unit, periodUnit }: TableColumn) => unit === "year" && periodUnit !== "year";
  const last = columns.findLastIndex((column) => !isYear(column));
  return last < 0 ? 0 : columns.length - 1 - last;
}

/** Asked in every render, and the same for the same figures. */
const widths = new WeakMap<Table["shown"], number>();

export function columnWidth(table: Table): number {
  const width = widths.get(table.shown) ?? measuredWidth(table);
  widths.set(table.shown, width);
  return width;
}

/**
 * As wide as the longest figure. Of each row only the largest and the least can be it, and of what is
 * written in the same way only one that is further from zero: few are written to be measured.
 */
function measuredWidth(table: Table): number {
  const furthest = new Map<string, number>();
  let longest = 8;
  for (const [row, { format }] of table.rows.entries())
    for (const column of extremesOf(table, row)) {
      const shown = table.shown[cellIndex(table, row, column)] ?? 0;
      const role = table.columns[column]?.role;
      const key = `${format.style} ${format.decimals} ${role} ${shown < 0}`;
      if (Math.abs(shown) <= (furthest.get(key) ?? 0)) continue;
      furthest.set(key, Math.abs(shown));
      longest = Math.max(longest, textAt(table, row, column).length);
    }
  return Math.round(longest * CHARACTER_WIDTH + 24);
}

/** Of every row after each edit, so each figure is read once. */
function extremesOf(table: Table, row: number): [largest: number, least: number] {
  const first = cellIndex(table, row, 0);
  let [largest, least] = [0, 0];
  let [most, fewest] = [table.shown[first] ?? 0, table.shown[first] ?? 0];
  for (let column = 1; column < table.columns.length; column++) {
    const figure = table.shown[first + column] ?? 0;
    if (figure > most) [largest, most] = [column, figure];
    else if (figure < fewest) [least, fewest] = [column, figure];
  }
  return [largest, least];
}
