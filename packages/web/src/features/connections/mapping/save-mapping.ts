import { getConnectionMapping, setConnectionMapping } from "@app/contract/connection-mapping";
import { ApiError, call } from "#lib/api.ts";
import type { Choices } from "./mapping-draft.ts";
import { type MergedChoices, mergeChoices } from "./mapping-merge.ts";
import { asked, type Mapping } from "./mapping-queries.ts";

/** Somebody placed the same accounts elsewhere meanwhile; nothing was saved. */
export class MappingConflict extends ApiError {
  readonly theirs: Mapping;
  readonly merged: MergedChoices;

  constructor(refusal: ApiError, theirs: Mapping, merged: MergedChoices) {
    super(refusal.status, refusal.errors);
    this.theirs = theirs;
    this.merged = merged;
  }
}

/**
 * Saves what a person chose in the mapping they opened. Where colleagues saved first, what they chose
 * for other accounts stays; what they chose for the same ones is a `MappingConflict`.
 */
export async function saveMapping(id: number, opened: Mapping, choices: Choices): Promise<Mapping> {
  const params = { id };
  const body = { version: opened.version, choices: asked(choices) };
  try {
    return await call(setConnectionMapping, { params, body });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 412)) throw error;
    const theirs = await call(getConnectionMapping, { params });
    const merged = mergeChoices(opened, choices, theirs);
    if (merged.conflicts.length > 0) throw new MappingConflict(error, theirs, merged);
    const isAnyLeft = Object.keys(merged.choices).length > 0;
    return isAnyLeft ? saveMapping(id, theirs, merged.choices) : theirs;
  }
}
