/**
 * Changes by hand have no ids, and those of one line bear one name; yet each is about some periods,
 * and what two people put into other periods of a line is not at odds.
 */
import type { Override } from "#model/document.ts";
import type { Edit, Place } from "./edit.ts";
import { lastNameIn } from "./place.ts";

/** The list of the base, or that of a scenario. */
export function isOfChangesByHand(list: Place): boolean {
  return lastNameIn(list) === "overrides";
}

/** The first period of a change that is put there and the one after its last; undefined for another edit. */
export function periodsByHand(edit: Edit): { from: number; end: number } | undefined {
  if (edit.kind !== "insert" || !isOfChangesByHand(edit.list)) return undefined;
  const { from = 0, to = Number.POSITIVE_INFINITY } = edit.entry as Override;
  return { from, end: Math.max(from, to) + 1 };
}
