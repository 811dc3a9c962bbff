/** What one edit makes of a document, and the check that a document stays one. */
import type { ModelDocument } from "#model/document.ts";
import type { Issue } from "#model/issue.ts";
import { validate } from "#model/schema/validate.ts";
import type { Edit, EditKind, Place } from "./edit.ts";
import { type Step, withValue } from "./locate.ts";
import { namesIn, placeUnder } from "./place.ts";

export type EditOf<Kind extends EditKind> = Extract<Edit, { kind: Kind }>;

export type Made =
  | { document: ModelDocument; inverse: Edit[]; places: Place[]; issues?: never }
  | { document?: never; issues: Issue[] };

export function refused(...issues: Issue[]): Made {
  return { issues };
}

/** Another value at the end of a path. */
export function made(steps: readonly Step[], value: unknown, inverse: Edit, places: Place[]): Made {
  return { document: withValue(steps, value) as ModelDocument, inverse: [inverse], places };
}

/**
 * What is wrong with a value at the end of a path; undefined leaves the field out. Where something
 * above it may have one of several forms, what has the form is checked, since another may fit too.
 */
export function faultsOf(steps: readonly Step[], place: Place, value: unknown): Issue[] {
  const form = steps.findIndex(({ schema }) => "anyOf" in schema);
  const depth = form < 0 ? steps.length - 1 : form;
  const checked = withValue(steps, value, depth);
  const schema = steps[depth]?.schema;
  if (checked === undefined || !schema) return [];
  const under = namesIn(place).slice(0, depth).join("/");
  return validate(schema, checked).map((issue) => ({
    ...issue,
    place: issue.place === "" ? under : placeUnder(under, issue.place),
  }));
}
