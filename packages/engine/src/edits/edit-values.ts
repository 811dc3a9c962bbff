/** A value set at a place, or a field left out. */
import type { ModelDocument } from "#model/document.ts";
import { isObjectSchema } from "#model/schema/validate.ts";
import type { Edit, Place } from "./edit.ts";
import { type Entries, entriesOf, keyOf, nameAt } from "./entries.ts";
import { formOf, locate, refusal, type Step, withValue } from "./locate.ts";
import { type EditOf, faultsOf, type Made, made, refused } from "./made.ts";
import { namesIn, parentOf } from "./place.ts";

export function setValue(document: ModelDocument, edit: EditOf<"set">): Made {
  const { place, value } = edit;
  const { steps, issue } = locate(document, place);
  if (issue) return refused(issue);
  const old = steps.at(-1)?.value;
  if (isOwnId(steps) || hasOtherId(steps, value))
    return refused(refusal(place, "An id is changed by renaming, which changes it everywhere."));
  if (isChoice(steps) && value !== old)
    return refused(
      refusal(place, `Set ${parentOf(place)} whole: another choice has other fields.`),
    );
  if (value === undefined) return refused(refusal(place, "This is missing."));
  if (old === undefined && isFull(steps.at(-2)))
    return refused(refusal(place, "There are too many entries."));
  const issues = faultsOf(steps, place, value);
  if (issues.length > 0) return { issues };
  const then = placeAfter(steps, place, value);
  const inverse: Edit =
    old === undefined ? { kind: "remove", place: then } : { kind: "set", place: then, value: old };
  return made(
    steps,
    value,
    inverse,
    then === place ? [place] : calledOtherwise(steps, place, then),
  );
}

/** An entry that is called otherwise leaves its name to a twin: all of both may be another's. */
function calledOtherwise(steps: readonly Step[], place: Place, then: Place): Place[] {
  const isEntry = typeof steps.at(-1)?.key === "number";
  return isEntry ? [place, then] : [parentOf(place), parentOf(then)];
}

export function removeValue(document: ModelDocument, { place }: EditOf<"remove">): Made {
  const { steps, issue } = locate(document, place);
  if (issue) return refused(issue);
  const [target, above] = [steps.at(-1), steps.at(-2)];
  if (target?.value === undefined) return refused(refusal(place, "This is not there."));
  const form = above && formOf(above.schema, above.value);
  const isNeeded = form && isObjectSchema(form) && form.required.includes(String(target.key));
  if (isNeeded) return refused(refusal(place, "This cannot be left out."));
  const issues = faultsOf(steps, place, undefined);
  if (issues.length > 0) return { issues };
  return made(steps, undefined, { kind: "set", place, value: target.value }, [place]);
}

/** The id of an entry itself, as in "modules/rent/id". */
function isOwnId(steps: readonly Step[]): boolean {
  return steps.at(-1)?.key === "id" && entriesAbove(steps.slice(0, -1))?.hasIds === true;
}

/** A kind or form: it decides which fields stand beside it. */
function isChoice(steps: readonly Step[]): boolean {
  const last = steps.at(-1);
  return steps.length > 2 && last !== undefined && "const" in last.schema;
}

function hasOtherId(steps: readonly Step[], value: unknown): boolean {
  const entries = entriesAbove(steps);
  if (!entries?.hasIds || typeof value !== "object" || value === null) return false;
  return keyOf(value, entries) !== keyOf(steps.at(-1)?.value, entries);
}

/** How the list names its entries, when the last step is one. */
function entriesAbove(steps: readonly Step[]): Entries | undefined {
  const above = steps.at(-2);
  return above && Array.isArray(above.value)
    ? entriesOf(formOf(above.schema, above.value))
    : undefined;
}

function isFull(above: Step | undefined): boolean {
  const schema = above && formOf(above.schema, above.value);
  if (!schema || !("maxProperties" in schema)) return false;
  return Object.keys(above.value as object).length >= schema.maxProperties;
}

/** The place once the value is set: an entry without an id is called by the field that was set. */
function placeAfter(steps: readonly Step[], place: Place, value: unknown): Place {
  const isEntry = typeof steps.at(-1)?.key === "number";
  const depth = isEntry ? steps.length - 1 : steps.length - 2;
  const entries = entriesAbove(steps.slice(0, depth + 1));
  const index = steps[depth]?.key;
  if (!entries || entries.hasIds || typeof index !== "number") return place;
  const list = withValue(steps, value, depth - 1) as unknown[];
  const names = namesIn(place).with(depth - 1, nameAt(list, index, entries));
  return names.join("/");
}
