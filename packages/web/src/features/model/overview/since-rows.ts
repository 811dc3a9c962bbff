/** What happened since somebody was last here, in money: a row for each change, and who made it. */
import type { Edit } from "@app/engine/edits/edit";
import type { Comparison, Edits } from "#features/model/history/history-queries.ts";
import { subjectOf } from "#features/model/history/history-words.ts";

export type SinceRow = {
  name: string;
  /** "Tom, Tue"; empty where it cannot be told. */
  who: string;
  amounts: (number | null)[];
};

type Save = Pick<Edits[number], "authorName" | "isYou" | "at"> & { edits: unknown[] };

const ROWS_MOST = 6;

/**
 * Of a comparison as it is shown: those that moved anything, the largest first by the first figure.
 * What more there is stands in one row, so that every column adds up.
 */
export function sinceRows({ changes }: Comparison, saves: readonly Save[], now: Date): SinceRow[] {
  const rows = changes
    .filter(({ parts }) => parts.some((part) => part !== 0))
    .map((change) => ({
      name: subjectOf(change),
      who: whoOf(lastAt(change.place, saves), now),
      amounts: change.parts,
    }))
    .toSorted((one, other) => sizeOf(other) - sizeOf(one));
  if (rows.length <= ROWS_MOST) return rows;
  const others = rows.slice(ROWS_MOST - 1);
  return [
    ...rows.slice(0, ROWS_MOST - 1),
    { name: `${others.length} others`, who: "", amounts: sumOf(others) },
  ];
}

const sizeOf = ({ amounts }: SinceRow) =>
  amounts.reduce<number>((most, amount) => Math.max(most, Math.abs(amount ?? 0)), 0);

function sumOf(rows: readonly SinceRow[]) {
  const [first] = rows;
  return (first?.amounts ?? []).map((_, at) =>
    rows.reduce<number | null>((sum, { amounts }) => {
      const amount = amounts[at] ?? null;
      return sum === null || amount === null ? null : sum + amount;
    }, 0),
  );
}

/** The last who changed the place, a part of it, or what holds it. */
function lastAt(place: string, saves: readonly Save[]): Save | undefined {
  const isOver = (one: string, other: string) => one === other || other.startsWith(`${one}/`);
  return saves.findLast(({ edits }) =>
    (edits as Edit[]).some((edit) => {
      const at = placeOf(edit);
      return isOver(at, place) || isOver(place, at);
    }),
  );
}

function placeOf(edit: Edit): string {
  if (edit.kind === "insert") return `${edit.list}/${nameOf(edit.entry)}`;
  if (edit.kind === "rename") return `${edit.list}/${edit.to}`;
  return edit.place;
}

function nameOf(entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return "";
  return String("id" in entry ? entry.id : "line" in entry ? entry.line : "");
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

function whoOf(save: Save | undefined, now: Date): string {
  if (!save) return "";
  const at = new Date(save.at);
  const day =
    now.getTime() - at.getTime() < WEEK_MS
      ? at.toLocaleDateString("en-AU", { weekday: "short" })
      : at.toLocaleDateString("en-AU", { day: "numeric", month: "short" });
  return `${save.isYou ? "you" : save.authorName}, ${day}`;
}
