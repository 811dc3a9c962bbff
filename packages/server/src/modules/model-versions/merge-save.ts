import { applyEdits } from "@app/engine/edits/apply-edits";
import { CONFLICTS_MOST } from "@app/engine/edits/conflicts";
import type { Edit } from "@app/engine/edits/edit";
import { merge, type ShownConflict } from "@app/engine/edits/merge";
import type { ModelDocument } from "@app/engine/model/document";
import type { Issue } from "@app/engine/model/issue";

/** What one save of others did. */
export type OtherSave = { version: number; edits: Edit[] };

/** Edits of mine, by index, that a person decided for, having seen what others saved up to a version. */
export type Settled = { version: number; edits: readonly number[] };

export type FoundConflict = Omit<ShownConflict, "mine" | "theirs"> & {
  mineIndex: number;
  /** The version in which the others' edit was saved. */
  theirVersion: number;
};

export type MergedSave =
  /** `before` has what others saved; `edits` are mine for it, and `document` has both. */
  | { before: ModelDocument; edits: Edit[]; document: ModelDocument }
  | { conflicts: FoundConflict[] }
  | { refused: Issue[] };

/**
 * Puts a save on top of what others saved since the same version. Nothing of theirs is written
 * over unless a person saw it and decided so.
 */
export function mergeSave(
  base: ModelDocument,
  mine: Edit[],
  others: readonly OtherSave[],
  settled: Settled = { version: 0, edits: [] },
): MergedSave {
  const theirs = others.flatMap(({ edits }) => edits);
  const versionOf = new Map(
    others.flatMap(({ version, edits }) => edits.map((edit) => [edit, version] as const)),
  );
  const found = ({ place, reason, values, ...each }: ShownConflict): FoundConflict => ({
    ...{ place, reason, values },
    mineIndex: mine.indexOf(each.mine),
    theirVersion: versionOf.get(each.theirs) ?? 0,
  });
  const decided = new Set(mine.filter((_, index) => settled.edits.includes(index)));
  const isSeen = decided.size === 0 || others.every(({ version }) => version <= settled.version);
  if (!isSeen) {
    const unseen = unseenOf(merge(base, mine, theirs).conflicts.map(found), settled);
    if (unseen.length > 0) return { conflicts: unseen };
  }
  const { document, edits, conflicts, issues } = merge(base, mine, theirs, decided);
  if (conflicts.length > 0) return { conflicts: conflicts.map(found) };
  if (!document) return { refused: issues };
  return { before: applyEdits(base, theirs).document ?? base, edits, document };
}

/** Those that nobody has decided, or that came after the decision; all where not all are known. */
function unseenOf(conflicts: FoundConflict[], settled: Settled): FoundConflict[] {
  if (conflicts.length === CONFLICTS_MOST) return conflicts;
  return conflicts.filter(
    ({ mineIndex, theirVersion }) =>
      !settled.edits.includes(mineIndex) || theirVersion > settled.version,
  );
}
