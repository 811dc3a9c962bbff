/**
 * An edit in words, for the list of changes, the audit trail and the question which of two to
 * keep: names instead of ids, and what was there before.
 */
import type { ModelDocument, Override } from "#model/document.ts";
import type { Figures } from "#model/figures.ts";
import { isRecord } from "#model/raw.ts";
import type { Schema } from "#model/schema/schema.ts";
import { changedFigures, isByPeriod } from "./changed-figures.ts";
import type { Edit, Place } from "./edit.ts";
import { entryName, kindOf, labelAt, labelOf, lineWords, ownerWords, subjectOf } from "./labels.ts";
import { formOf, locate } from "./locate.ts";
import type { EditOf } from "./made.ts";
import { lastNameIn, parentOf, placeUnder } from "./place.ts";
import { figureWords, isShare, periodWords, seriesWords } from "./words.ts";

/** `document` is the one before the edit. */
export function sentence(edit: Edit, document: ModelDocument): string {
  switch (edit.kind) {
    case "set":
      return capital(setWords(edit, document));
    case "insert":
      return capital(insertWords(edit, document));
    case "remove":
      return capital(removeWords(edit, document));
    case "move": {
      const { place, after } = edit;
      const where =
        after === null ? "to the top" : `after ${labelAt(document, siblingOf(place, after))}`;
      return capital(`${ownerWords(document, place)}moved ${labelAt(document, place)} ${where}`);
    }
    case "rename": {
      const label = labelAt(document, placeUnder(edit.list, edit.from));
      return capital(`${label}: name in formulas from ${edit.from} to ${edit.to}`);
    }
    case "figures":
      return capital(figuresWords(edit, document));
  }
}

function setWords({ place, value }: EditOf<"set">, document: ModelDocument): string {
  const steps = locate(document, place).steps ?? [];
  const [target, field] = [steps.at(-1), lastNameIn(place)];
  const subject = subjectOf(document, place);
  if (!target) return `${subject} set`;
  if (typeof target.key === "number")
    return `${ownerWords(document, place)}changed ${kindOf(place)} ${labelAt(document, place)}`;
  if (field === "name" && typeof value === "string")
    return `${target.value ?? "Model"} renamed to ${value}`;
  if (field === "isOff")
    return `${labelAt(document, parentOf(place))} switched ${value === true ? "off" : "on"}`;
  const isOfOne = isShareAt(document, place);
  const words = (each: unknown) => valueWords(document, each, target.schema, isOfOne);
  if (typeof value === "object" && !isFigures(value)) return `${subject} changed`;
  const changed =
    isFigures(target.value) &&
    isFigures(value) &&
    isByPeriod(place) &&
    changedWords(document, target.value, value, isOfOne);
  if (changed) return `${subject}: ${changed}`;
  if (target.value === undefined || (typeof target.value === "object" && !isFigures(target.value)))
    return `${subject} set to ${words(value)}`;
  return `${subject} from ${words(target.value)} to ${words(value)}`;
}

function figuresWords({ place, from, values }: EditOf<"figures">, document: ModelDocument): string {
  const periods = periodWords(document.timeline, from, from + values.length - 1);
  const figures = seriesWords(values, isShareAt(document, place));
  return `${subjectOf(document, place)}: ${periods} set to ${figures}`;
}

/** Of figures that became others in some periods, those alone. */
function changedWords(
  { timeline }: ModelDocument,
  before: Figures,
  after: Figures,
  isOfOne: boolean,
) {
  const changed = changedFigures(before, after, timeline.periodCount);
  if (!changed || changed.after.length === timeline.periodCount) return undefined;
  const [from, to] = [changed.before, changed.after].map((each) => seriesWords(each, isOfOne));
  return `${periodWords(timeline, changed.from, changed.to)} from ${from} to ${to}`;
}

function insertWords({ list, entry }: EditOf<"insert">, document: ModelDocument): string {
  const owner = ownerWords(document, placeUnder(list, ""));
  if (lastNameIn(list) === "overrides" && isOverride(entry))
    return `${owner}${overrideWords(document, entry)}`;
  return `${owner}added ${kindOf(placeUnder(list, ""))} ${labelOf(document, entry)}`;
}

function removeWords({ place }: EditOf<"remove">, document: ModelDocument): string {
  const target = locate(document, place).steps?.at(-1);
  if (typeof target?.key !== "number") return `${subjectOf(document, place)} no longer set`;
  return `${ownerWords(document, place)}removed ${kindOf(place)} ${labelAt(document, place)}`;
}

function isOverride(entry: unknown): entry is Override {
  return isRecord(entry) && typeof entry.line === "string" && typeof entry.value === "number";
}

function overrideWords(document: ModelDocument, override: Override): string {
  const { line, mode = "set", value, from = 0, to = document.timeline.periodCount - 1 } = override;
  const figure = figureWords(value, isShareOn(document, override));
  const verbs = { set: "set to", scale: "multiplied by", shift: "moved by" };
  const isAlways = override.from === undefined && override.to === undefined;
  const when = isAlways ? "" : ` in ${periodWords(document.timeline, from, to)}`;
  return `${lineWords(document, line)} ${verbs[mode]} ${figure}${when}`;
}

/** A driver says what its figures are; a module's figure is known by the name of its field. */
export function isShareAt(document: ModelDocument, place: Place): boolean {
  const [owner, field] = [locate(document, place).steps?.at(-2)?.value, lastNameIn(place)];
  if (isOverride(owner) && field === "value") return isShareOn(document, owner);
  const unit = isRecord(owner) && typeof owner.unit === "string" ? owner.unit : undefined;
  return isShare(field, unit);
}

function isShareOn(document: ModelDocument, { line, mode }: Override): boolean {
  const unit = document.drivers.find(({ id }) => id === line)?.unit;
  return mode !== "scale" && isShare(line.slice(line.lastIndexOf(".") + 1), unit);
}

function valueWords(
  document: ModelDocument,
  value: unknown,
  schema: Schema,
  isOfOne: boolean,
): string {
  if (isFigures(value)) return figuresSaid(value, isOfOne);
  if (typeof value === "boolean") return value ? "yes" : "no";
  const form = formOf(schema, value);
  const refersTo = "refersTo" in form ? form.refersTo : undefined;
  if (refersTo === "formula") return `"${value}"`;
  if (refersTo === "accounts" || refersTo === "modules" || refersTo === "scenarios")
    return entryName(document, refersTo, String(value));
  return refersTo === "line" ? lineWords(document, String(value)) : String(value);
}

/** What holds later is said by itself, as it is written. */
function figuresSaid(figures: Figures, isOfOne: boolean): string {
  if (typeof figures === "number" || Array.isArray(figures))
    return seriesWords([figures].flat(), isOfOne);
  const later = figureWords(figures.later, isOfOne);
  if (figures.figures.length === 0) return later;
  return `${seriesWords(figures.figures, isOfOne)} and later ${later}`;
}

function isFigures(value: unknown): value is Figures {
  if (isRecord(value)) return Array.isArray(value.figures);
  const figures = [value].flat();
  return figures.length > 0 && figures.every((each) => typeof each === "number");
}

function siblingOf(place: Place, name: string): Place {
  return placeUnder(parentOf(place), name);
}

function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
