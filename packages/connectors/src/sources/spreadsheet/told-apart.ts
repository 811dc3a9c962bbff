/**
 * Accounts that a code or a name alone does not tell apart: 090 and 90, which are one where a
 * spreadsheet made a number of a code, and "Retirement" under two headings. Within one file both are
 * there, so codes count as they are written and names with what they stand under, in this file and
 * in those read with it.
 */
import { accountIdOf, type SheetRow } from "./sheet-rows.ts";

export type ToldRow = SheetRow & { id: string };

type ToldApart = {
  rows: ToldRow[];
  /** Ids that stand for more than one account. */
  ambiguous: string[];
};

export function toldApart(rows: readonly SheetRow[], known: readonly string[] = []): ToldApart {
  const places = new Map<string, SheetRow[]>();
  for (const row of rows)
    places.set(accountIdOf(row), [...(places.get(accountIdOf(row)) ?? []), row]);
  const found = [...places].filter(([, same]) => same.length > 1 && areDistinct(same));
  const ambiguous = new Set([...known, ...found.map(([id]) => id)]);
  return {
    rows: rows.map((row) => {
      const id = accountIdOf(row);
      return ambiguous.has(id) ? { ...row, ...inFull(row) } : { ...row, id };
    }),
    ambiguous: [...ambiguous],
  };
}

function areDistinct(rows: readonly SheetRow[]): boolean {
  return new Set(rows.map((row) => inFull(row).id)).size === rows.length;
}

/** The code as written, or the name with the heading it is indented under. */
function inFull({ code, name, under }: SheetRow): Pick<ToldRow, "id" | "name"> {
  if (code !== "") return { id: code, name };
  const path = under ? `${under}: ${name}` : name;
  return { id: path.toLowerCase(), name: path };
}
