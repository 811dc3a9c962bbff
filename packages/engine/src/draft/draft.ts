/** A model while it is being built: what the steps of the pipeline read and add to. */

import type { LineId } from "#lines/expression.ts";
import type { Line } from "#lines/line.ts";
import type { Account, ModelDocument } from "#model/document.ts";
import type { Issue } from "#model/issue.ts";
import type { StandardLine } from "#model/standard-lines.ts";
import type { Period } from "#time/timeline.ts";
import { placeOfLine } from "./line-place.ts";
import type { Posting } from "./posting.ts";

export type Draft = {
  document: ModelDocument;
  periods: Period[];
  lines: Map<LineId, Line>;
  accounts: Map<string, AccountOnLine>;
  postings: Posting[];
  checks: Check[];
  issues: Issue[];
  /** Lines whose figures were looked at to decide what to build. */
  consulted: Set<LineId>;
  /** Lines that read plans in actual periods, where those would lead back to them. */
  plannedReads: PlannedReads[];
};

/** `readers` take what they read of `reads` as planned if any of it leads to any of them. */
export type PlannedReads = { name: string; readers: LineId[]; reads: LineId[] };

/** An account with its place on the statements. */
export type AccountOnLine = Account & { standard: StandardLine };

export function isCash({ standard }: AccountOnLine): boolean {
  return standard.id === "cash";
}

/**
 * A line that is zero when all is well. An error must be zero; an alert is news; a sensitivity
 * tells that another case than the base is showing.
 */
export type Check = {
  id: string;
  name: string;
  class: "error" | "alert" | "sensitivity";
  line: LineId;
  module?: string;
};

/** Two lines of one name would silently replace each other; the second is refused, with false. */
export function addLine(draft: Draft, line: Line): boolean {
  if (draft.lines.has(line.id)) {
    draft.issues.push({
      code: "duplicate",
      severity: "error",
      place: placeOfLine(line) ?? line.section,
      message: `"${line.id}" is there twice; the first one counts.`,
    });
    return false;
  }
  draft.lines.set(line.id, line);
  return true;
}
