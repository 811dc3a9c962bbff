import type { ImportLook } from "./import-queries.ts";

type Counts = ImportLook["counts"];

const COUNTED: [keyof Counts, string][] = [
  ["add", "new"],
  ["update", "to update"],
  ["same", "already as in the list"],
  ["skip", "left out"],
  ["ask", "to decide about"],
  ["wrong", "wrong"],
];

/** "12 rows: 9 new, 2 to update, 1 wrong." */
export function summaryOf(counts: Counts): string {
  const parts = COUNTED.filter(([key]) => counts[key] > 0).map(
    ([key, words]) => `${counts[key].toLocaleString("en")} ${words}`,
  );
  const rows = counts.rows === 1 ? "1 row" : `${counts.rows.toLocaleString("en")} rows`;
  return parts.length === 0 ? `${rows}.` : `${rows}: ${parts.join(", ")}.`;
}

/** "2 lines are no clients and are left out." */
export function closingWords(count: number): string {
  if (count === 1) return "One line is no client and is left out.";
  return `${count.toLocaleString("en")} lines are no clients and are left out.`;
}

export function doneWords({ added, updated }: NonNullable<ImportLook["imported"]>): string {
  const parts = [
    added > 0 && `${added.toLocaleString("en")} added`,
    updated > 0 && `${updated.toLocaleString("en")} updated`,
  ];
  return `Clients imported: ${parts.filter(Boolean).join(", ")}`;
}

export const OUTCOMES: Record<ImportLook["rows"][number]["outcome"], string> = {
  ...{ add: "New", update: "Updated", same: "As it is", skip: "Left out" },
  ...{ ask: "Is there already", wrong: "Wrong" },
};
