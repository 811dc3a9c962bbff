/**
 * Reads edits from anywhere: either edits that can be tried on a document, or what is wrong with
 * them, by their number in the list. Hard bounds come first, so that a hostile list costs little.
 */
import type { Issue } from "#model/issue.ts";
import { validate } from "#model/schema/validate.ts";
import type { Edit } from "./edit.ts";
import { EDIT_DEPTH_MOST, EDIT_PARTS_MOST, editsSchema, RENAMES_MOST } from "./edit-schema.ts";
import { refusal } from "./locate.ts";
import { schemasAt } from "./schemas-at.ts";

export type ReadEdits = { edits: Edit[]; issues: [] } | { edits?: never; issues: Issue[] };

export function readEdits(value: unknown): ReadEdits {
  const fault = faultOfSize(value);
  if (fault) return { issues: [refusal("", fault)] };
  const issues = validate(editsSchema, value);
  if (issues.length > 0) return { issues };
  const edits = value as Edit[];
  if (edits.filter(({ kind }) => kind === "rename").length > RENAMES_MOST)
    return { issues: [refusal("", `There are more than ${RENAMES_MOST} new names.`)] };
  const lost = edits.flatMap((edit, index) => {
    const place = "place" in edit ? edit.place : edit.list;
    const isNowhere = schemasAt(place).length === 0;
    return isNowhere ? [refusal(String(index), `There is no place "${place}" in a model.`)] : [];
  });
  return lost.length > 0 ? { issues: lost } : { edits, issues: [] };
}

/** Walks without calling itself, so that depth costs no stack. */
function faultOfSize(value: unknown): string | undefined {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  let parts = 1;
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value !== "object" || next.value === null) continue;
    if (next.depth >= EDIT_DEPTH_MOST) return "The edits are nested too deeply.";
    if (Object.hasOwn(next.value, "__proto__")) return 'A model has no part called "__proto__".';
    const inside = Object.values(next.value);
    parts += inside.length;
    if (parts > EDIT_PARTS_MOST) return "The edits are too large.";
    for (const each of inside) open.push({ value: each, depth: next.depth + 1 });
  }
  return undefined;
}
