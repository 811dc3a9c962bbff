import type { Edit } from "@app/engine/edits/edit";
import type { ApiError } from "#lib/api.ts";

/** The edits of a save that somebody's level does not let them make, as the server tells by place. */
export function editsRefused(error: ApiError, edits: readonly Edit[]): Edit[] {
  if (!error.isAccessDenied) return [];
  return edits.filter((edit) => error.hasKey(keyOf(edit)));
}

export function isRefused(edit: Edit, refused: readonly Edit[]): boolean {
  return refused.some((each) => keyOf(each) === keyOf(edit));
}

function keyOf(edit: Edit): string {
  const place = "place" in edit ? edit.place : edit.list;
  return ["document", ...place.split("/")].join(".");
}
