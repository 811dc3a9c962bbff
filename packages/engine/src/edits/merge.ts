/**
 * Two people's work since the same version. What they have saved stands; mine is made on top of
 * it, as edits that fit the version they left. Where both cannot be, a person decides.
 */
import type { ModelDocument } from "#model/document.ts";
import type { Issue } from "#model/issue.ts";
import { applyEdits } from "./apply-edits.ts";
import { type Conflict, conflictsBetween } from "./conflicts.ts";
import type { Edit, Place } from "./edit.ts";
import { followRenames, standAgain } from "./follow.ts";
import type { Rename } from "./line-names.ts";
import { locate } from "./locate.ts";
import { makeEdit } from "./make-edit.ts";
import { renamedPlace } from "./renamed-place.ts";
import { touchesOf } from "./touches.ts";

/** A conflict with what stood there, and what each of the two made of it; undefined: nothing. */
export type ShownConflict = Conflict & {
  values: { before: unknown; mine: unknown; theirs: unknown };
};

export type Merged =
  /** `edits` are mine, for the version with theirs; `document` has both. */
  | { edits: Edit[]; document: ModelDocument; conflicts: []; issues: [] }
  | { edits?: never; document?: never; conflicts: ShownConflict[]; issues: Issue[] };

/**
 * `settled` are edits of mine that a person has decided for: they are made over theirs. `given` are
 * those that give way, and what stood after one of them stands after the one before. `issues` tell
 * what is refused although nobody is at odds.
 */
export function merge(
  base: ModelDocument,
  mine: readonly Edit[],
  theirs: readonly Edit[],
  settled: ReadonlySet<Edit> = new Set(),
  given: ReadonlySet<Edit> = new Set(),
): Merged {
  const [own, other] = [applyEdits(base, mine), applyEdits(base, theirs)];
  if (!own.document || !other.document)
    return { conflicts: [], issues: [...own.issues, ...other.issues] };
  const held = mine.filter((edit) => !given.has(edit));
  const conflicts = conflictsBetween(held, theirs, settled);
  const after = { base, mine: own.document, theirs: other.document };
  if (conflicts.length > 0)
    return { conflicts: conflicts.map((each) => shown(each, after, mine, theirs)), issues: [] };
  const edits = rebased(base, mine, theirs, other.document, given);
  const both = applyEdits(other.document, edits);
  return both.document
    ? { edits, document: both.document, conflicts: [], issues: [] }
    : { conflicts: [], issues: both.issues };
}

/** Mine, one after the other, beside what it was made in and beside what it is to be made in. */
function rebased(
  base: ModelDocument,
  mine: readonly Edit[],
  theirs: readonly Edit[],
  document: ModelDocument,
  given: ReadonlySet<Edit>,
): Edit[] {
  const renames = renamesIn(theirs);
  const isRenamed = renames.length + renamesIn(mine).length > 0;
  const known = new Set(touchesOf(theirs).map(({ text }) => text));
  const textOf = new Map(touchesOf(mine).map(({ edit, text }) => [edit, text]));
  let [own, both] = [base, document];
  return mine.flatMap((edit) => {
    const following = followRenames(own, edit, renames);
    const standing = standAgain(following, { own, both, renames, isRenamed, edit });
    own = makeEdit(own, edit).document ?? own;
    if (given.has(edit) || known.delete(textOf.get(edit) ?? "")) return [];
    both = makeEdit(both, standing).document ?? both;
    return [standing];
  });
}

function renamesIn(edits: readonly Edit[]): Rename[] {
  return edits.filter((edit) => edit.kind === "rename");
}

function shown(
  conflict: Conflict,
  after: { base: ModelDocument; mine: ModelDocument; theirs: ModelDocument },
  mine: readonly Edit[],
  theirs: readonly Edit[],
): ShownConflict {
  const valueIn = (document: ModelDocument, edits: readonly Edit[]) => {
    const place: Place = renamesIn(edits).reduce(renamedPlace, conflict.place);
    return locate(document, place).steps?.at(-1)?.value;
  };
  const values = {
    before: valueIn(after.base, []),
    mine: valueIn(after.mine, mine),
    theirs: valueIn(after.theirs, theirs),
  };
  return { ...conflict, values };
}
