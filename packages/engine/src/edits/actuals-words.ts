/**
 * What a change of the actual periods is called as a whole: a roll-forward sets every account, and
 * nobody knows it by the first of them.
 */
import { BECAME_ACTUAL } from "#model/became-actual.ts";
import type { ModelDocument } from "#model/document.ts";
import { isRecord } from "#model/raw.ts";
import { periodsOf, type Timeline } from "#time/timeline.ts";
import type { Edit } from "./edit.ts";
import { namesIn } from "./place.ts";

export type ActualsChange = {
  /** "Rolled forward to Aug-26, Jun-26 restated": a sentence without its full stop. */
  sentence: string;
  /** "actuals of Jun-26": what there is to undo. */
  subject: string;
  /** What else was changed with it. */
  others: readonly Edit[];
};

/** Undefined for edits that neither move the cut-over nor set several accounts in actual periods. */
export function actualsChange(
  edits: readonly Edit[],
  before: ModelDocument,
  after: ModelDocument,
): ActualsChange | undefined {
  const accountCount = edits.filter(isOfActuals).length;
  const [from, to] = [before.timeline.actualCount, after.timeline.actualCount];
  if (accountCount < 2 && (accountCount === 0 || from === to)) return undefined;
  const moved = from === to ? [] : spread(Math.min(from, to), Math.max(from, to));
  const restated = restatedIn(before, after, Math.min(from, to));
  if (moved.length === 0 && restated.length === 0) return undefined;
  const { timeline } = after;
  const parts = [
    to > from && `Rolled forward to ${spanWords(timeline, [to - 1])}`,
    to < from && `${spanWords(timeline, moved)} forecast again`,
    restated.length > 0 && `${spanWords(timeline, restated)} restated`,
  ];
  return {
    sentence: parts.filter(Boolean).join(", "),
    subject: `actuals of ${spanWords(timeline, [...restated, ...moved])}`,
    others: edits.filter((edit) => !isOfRollForward(edit)),
  };
}

/** "Apr-26 to Jun-26 and Aug-26". */
export function spanWords(timeline: Timeline, periods: readonly number[]): string {
  const label = (period = 0) => periodsOf(timeline, period, period + 1)[0]?.label ?? "";
  const spans = runsOf(periods).map(([first, last]) =>
    first === last ? label(first) : `${label(first)} to ${label(last)}`,
  );
  return spans.length < 2 ? spans.join("") : `${spans.slice(0, -1).join(", ")} and ${spans.at(-1)}`;
}

function runsOf(periods: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const period of [...new Set(periods)].toSorted((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last?.[1] === period - 1) last[1] = period;
    else runs.push([period, period]);
  }
  return runs;
}

const spread = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);

/** Periods actual in both, in which some account moved otherwise. */
function restatedIn(before: ModelDocument, after: ModelDocument, count: number): number[] {
  const accounts = [...new Set([before, after].flatMap(({ actuals }) => Object.keys(actuals)))];
  const at = ({ actuals }: ModelDocument, id: string, period: number) => actuals[id]?.[period] ?? 0;
  return spread(0, count).filter((period) =>
    accounts.some((id) => at(before, id, period) !== at(after, id, period)),
  );
}

function isOfActuals(edit: Edit): boolean {
  return "place" in edit && namesIn(edit.place)[0] === "actuals";
}

/** Accounts that are new or stand elsewhere in the books, and what has happened already, come with it. */
function isOfRollForward(edit: Edit): boolean {
  if (edit.kind === "insert")
    return (
      edit.list === "accounts" ||
      edit.list === "replacedForecasts" ||
      (edit.list === "overrides" && hasHappened(edit.entry))
    );
  if (!("place" in edit)) return false;
  const [part, , field] = namesIn(edit.place);
  return (
    part === "actuals" ||
    part === "replacedForecasts" ||
    edit.place === "timeline/actualCount" ||
    (part === "accounts" && field === "sources")
  );
}

function hasHappened(entry: unknown): boolean {
  return isRecord(entry) && String(entry.note ?? "").startsWith(BECAME_ACTUAL);
}
