/** Loaded with the first figures: whoever loses the line right after them can still type. */
import type { Model } from "#build/build-model.ts";
import { withFigures } from "#build/with-figures.ts";
import { applyEdits } from "#edits/apply-edits.ts";
import type { Edit, Place } from "#edits/edit.ts";
import { ownEditsSchema } from "#edits/edit-schema.ts";
import type { ModelDocument } from "#model/document.ts";
import type { Issue } from "#model/issue.ts";
import { validate } from "#model/schema/validate.ts";

export type PlannedEdits =
  | { issues: Issue[] }
  /** The next model where only figures change; without it one is built. */
  | { document: ModelDocument; inverse: Edit[]; places: Place[]; model: Model | undefined };

export function planEdits(model: Model, edits: readonly Edit[]): PlannedEdits {
  const faults = validate(ownEditsSchema, edits);
  if (faults.length > 0) return { issues: faults };
  const { document, issues, inverse, places } = applyEdits(model.document, edits);
  if (!document) return { issues };
  return { document, inverse, places, model: withFigures(model, document) };
}
