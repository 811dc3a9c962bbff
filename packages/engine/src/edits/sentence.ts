/**
 * An edit in words, for the list of changes, the audit trail and the question which of two to
 * keep: names instead of ids, and what was there before.
 */
import type { ModelDocument, Override } from "#model/document.ts";
import type { Figures } from "#model/figures.ts";
import { isRecord } from "#model/raw.ts";
import type { Schema } from "#model/schema/schema.ts";
import type { Edit, Place } from "./edit.ts";
import { formOf, locate, type Step } from "./locate.ts";
import type { EditOf } from "./made.ts";
import { lastNameIn, namesIn, parentOf, placeUnder, readName } from "./place.ts";
import { fieldWords, figureWords, isShare, periodWords, seriesWords } from "./words.ts";

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
  if (field === "name") return `${target.value ?? "Model"} renamed to ${value}`;
  if (field === "isOff")
    return `${labelAt(document, parentOf(place))} switched ${value === true ? "off" : "on"}`;
  const words = (each: unknown) =>
    valueWords(document, each, target.schema, isShareAt(document, steps, field));
  if (typeof value === "object" && !isFigures(value)) return `${subject} changed`;
  if (target.value === undefined || (typeof target.value === "object" && !isFigures(target.value)))
    return `${subject} set to ${words(value)}`;
  return `${subject} from ${words(target.value)} to ${words(value)}`;
}

function figuresWords({ place, from, values }: EditOf<"figures">, document: ModelDocument): string {
  const isOfOne = isShareAt(document, locate(document, place).steps ?? [], lastNameIn(place));
  const periods = periodWords(document.timeline, from, from + values.length - 1);
  return `${subjectOf(document, place)}: ${periods} set to ${seriesWords(values, isOfOne)}`;
}

function insertWords({ list, entry }: EditOf<"insert">, document: ModelDocument): string {
  const owner = ownerWords(document, placeUnder(list, ""));
  if (lastNameIn(list) === "overrides")
    return `${owner}${overrideWords(document, entry as Override)}`;
  return `${owner}added ${kindOf(placeUnder(list, ""))} ${labelOf(document, entry)}`;
}

function removeWords({ place }: EditOf<"remove">, document: ModelDocument): string {
  const target = locate(document, place).steps?.at(-1);
  if (typeof target?.key !== "number") return `${subjectOf(document, place)} no longer set`;
  return `${ownerWords(document, place)}removed ${kindOf(place)} ${labelAt(document, place)}`;
}

function overrideWords(document: ModelDocument, override: Override): string {
  const { line, mode = "set", value, from = 0, to = document.timeline.periodCount - 1 } = override;
  const figure = figureWords(value, isShareOn(document, override));
  const verbs = { set: "set to", scale: "multiplied by", shift: "moved by" };
  const isAlways = override.from === undefined && override.to === undefined;
  const when = isAlways ? "" : ` in ${periodWords(document.timeline, from, to)}`;
  return `${lineWords(document, line)} ${verbs[mode]} ${figure}${when}`;
}

/** "Rent: prepaid, periods"; of a scenario's change, "Downside: Rent". */
function subjectOf(document: ModelDocument, place: Place): string {
  const names = namesIn(place);
  const labels = names.flatMap((name, index) => {
    const upTo = names.slice(0, index + 1).join("/");
    const step = locate(document, upTo).steps?.at(-1);
    if (typeof step?.key === "number") return [labelAt(document, upTo)];
    const isList = index < names.length - 1 && Array.isArray(step?.value);
    if (isList) return [];
    const isRecord = index > 0 && names[index - 1] === "actuals";
    return [
      isRecord ? entryName(document, "accounts", readName(name)?.key ?? name) : fieldWords(name),
    ];
  });
  const [first = "", ...rest] = labels.filter((label) => label !== "");
  return rest.length === 0 ? first : `${first}: ${rest.join(", ")}`;
}

/** The scenario or module that a list within it belongs to, with a colon. */
function ownerWords(document: ModelDocument, place: Place): string {
  const [list, name, inner] = namesIn(place);
  return inner === undefined ? "" : `${labelAt(document, `${list}/${name}`)}: `;
}

const KINDS: Record<string, string> = {
  accounts: "account",
  drivers: "driver",
  modules: "module",
  scenarios: "scenario",
  overrides: "the change to",
  replacedForecasts: "the replaced forecast of",
  kpis: "KPI",
  checks: "rule",
  notes: "note",
  onCosts: "on-cost",
  disposals: "disposal of",
  draws: "draw of",
  entries: "entry",
};

function kindOf(place: Place): string {
  return KINDS[lastNameIn(parentOf(place))] ?? "entry";
}

function labelAt(document: ModelDocument, place: Place): string {
  const steps = locate(document, place).steps;
  return steps ? labelOf(document, steps.at(-1)?.value) : lastNameIn(place);
}

/** An entry by its name, or by what tells it from the others. */
function labelOf(document: ModelDocument, entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return "";
  const { name, line, text, day, period } = entry as Record<string, unknown>;
  if (typeof name === "string") return name;
  if (typeof line === "string") return lineWords(document, line);
  if (typeof period === "number") return periodWords(document.timeline, period, period);
  return String(text ?? day ?? "");
}

/** "Loan: rate per year", "Debtor days". */
function lineWords(document: ModelDocument, line: string): string {
  const [id = "", ...fields] = line.split(".");
  if (fields.length === 0) return entryName(document, "drivers", id);
  const words = fields.map(fieldWords).filter((each) => each !== "");
  return [entryName(document, "modules", id), ...words].join(", ");
}

function entryName(
  document: ModelDocument,
  list: "accounts" | "drivers" | "modules" | "scenarios",
  id: string,
) {
  return document[list].find((entry) => entry.id === id)?.name ?? id;
}

/** A driver says what its figures are; a module's figure is known by the name of its field. */
function isShareAt(document: ModelDocument, steps: readonly Step[], field: string): boolean {
  const owner = (steps.at(-2)?.value ?? {}) as Record<string, unknown>;
  if (typeof owner.unit === "string") return isShare(field, owner.unit);
  return typeof owner.line === "string" && field === "value"
    ? isShareOn(document, owner as Override)
    : isShare(field);
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
