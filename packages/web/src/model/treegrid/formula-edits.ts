/** A formula that was written becomes a rule for all periods, or figures of some. */
import type { Edit } from "@app/engine/edits/edit";
import type { Table } from "@app/engine/tables/table";
import type { OpenDocument } from "#model/open-document.ts";
import type { CellChange } from "./cell-edits.ts";
import type { Range } from "./grid-selection.ts";

/** Without a text the formula goes, and the figures beside it hold again. */
export function ruleEdit(place: string, text: string): Edit {
  const isEmpty = text.trim() === "";
  return isEmpty ? { kind: "remove", place } : { kind: "set", place, value: text };
}

/** Period by period, as a driver of its own would have them; or what is wrong with it. */
export async function valuesOf(
  open: OpenDocument,
  formula: string,
  scenario: string | undefined,
): Promise<readonly number[] | string> {
  const id = freeId(open.state().document.drivers.map((driver) => driver.id));
  const entry = { id, name: "Tried", unit: "rate", formula };
  const read = { shows: { title: "Tried", lines: [id] }, cases: [scenario] };
  const tried = await open.tryOut(
    [{ kind: "insert", list: "drivers", entry, after: null }],
    [read],
  );
  if (tried.kind === "refused") return tried.issues[0]?.message ?? "";
  return (tried.tables[0]?.figures ?? []).map((figure) => figure ?? 0);
}

function freeId(taken: readonly string[]): string {
  let id = "tried";
  while (taken.includes(id)) id += "1";
  return id;
}

/** The selected cells of a row that are single forecast periods, each with the figure of its own. */
export function cellsWith(
  figures: readonly number[],
  { columns }: Table,
  row: number,
  { left, right }: Range,
): CellChange[] {
  return columns.slice(left, right + 1).flatMap(({ from, to, canEdit }, index) => {
    const value = figures[from];
    if (!canEdit || from !== to || value === undefined) return [];
    return [{ row, column: left + index, value }];
  });
}
