/** What the entries and lines of a document are called on screen. */
import type { ModelDocument } from "#model/document.ts";
import type { Place } from "./edit.ts";
import { locate } from "./locate.ts";
import { lastNameIn, namesIn, parentOf, readName } from "./place.ts";
import { fieldWords, periodWords } from "./words.ts";

/** "Rent: prepaid, periods"; of a scenario's change, "Downside: Rent". */
export function subjectOf(document: ModelDocument, place: Place): string {
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
export function ownerWords(document: ModelDocument, place: Place): string {
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

export function kindOf(place: Place): string {
  return KINDS[lastNameIn(parentOf(place))] ?? "entry";
}

export function labelAt(document: ModelDocument, place: Place): string {
  const steps = locate(document, place).steps;
  return steps ? labelOf(document, steps.at(-1)?.value) : lastNameIn(place);
}

/** An entry by its name, or by what tells it from the others. */
export function labelOf(document: ModelDocument, entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return "";
  const { name, line, text, day, period } = entry as Record<string, unknown>;
  if (typeof name === "string") return name;
  if (typeof line === "string") return lineWords(document, line);
  if (typeof period === "number") return periodWords(document.timeline, period, period);
  return String(text ?? day ?? "");
}

/** "Loan: rate per year", "Debtor days". */
export function lineWords(document: ModelDocument, line: string): string {
  const [id = "", ...fields] = line.split(".");
  if (fields.length === 0) return entryName(document, "drivers", id);
  const words = fields.map(fieldWords).filter((each) => each !== "");
  return [entryName(document, "modules", id), ...words].join(", ");
}

export function entryName(
  document: ModelDocument,
  list: "accounts" | "drivers" | "modules" | "scenarios",
  id: string,
) {
  return document[list].find((entry) => entry.id === id)?.name ?? id;
}
