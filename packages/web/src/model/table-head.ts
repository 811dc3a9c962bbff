/** The heads of a table's columns: one row for one case, two where cases stand beside each other. */
import type { TableColumn } from "@app/engine/tables/table";
import { groupAt } from "./cell-look.ts";

export type HeadGroup = { span: number; first: number };

export function isComparing({ columns }: { columns: readonly TableColumn[] }): boolean {
  return columns.some((column) => column.between || column.case !== columns[0]?.case);
}

/** Columns of the same stretch of time, which stand next to each other. */
export function headGroups(columns: readonly TableColumn[]): HeadGroup[] {
  const groups: HeadGroup[] = [];
  columns.forEach((_, index) => {
    const last = groups.at(-1);
    if (last && groupAt(columns, index - 1) === groupAt(columns, index)) last.span += 1;
    else groups.push({ span: 1, first: index });
  });
  return groups;
}
