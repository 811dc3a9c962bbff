/** What a person looks for among rows of drivers: changed by hand, without a note, not working out. */
import { namesIn } from "@app/engine/edits/place";
import type { Driver, ModelDocument } from "@app/engine/model/document";
import type { Issue } from "@app/engine/model/issue";
import type { Module } from "@app/engine/model/module";
import type { Remarks } from "@app/engine/model/remarks";
import type { Table, TableRow } from "@app/engine/tables/table";
import type { DriversSearch } from "./drivers-search.ts";

export type Facts = {
  document: ModelDocument;
  issues: readonly Issue[];
  /** The case that is showing: its changes by hand count, and its parents'. */
  scenario: string | undefined;
};

/** "drivers/price" or "modules/rent" of a row that is about one. */
export function placeOfRow({ key, input }: TableRow): string | undefined {
  const [list, id] = namesIn(input?.place ?? key);
  return list === "drivers" || list === "modules" ? `${list}/${id}` : undefined;
}

type Entry = Driver | Module;

/** Thousands of rows look their entry up, so a document is gone through once. */
const known = new WeakMap<ModelDocument, ReadonlyMap<string, Entry>>();

function entriesOf(document: ModelDocument): ReadonlyMap<string, Entry> {
  const found = known.get(document);
  if (found) return found;
  const entries = new Map<string, Entry>([
    ...document.drivers.map((driver) => [`drivers/${driver.id}`, driver] as const),
    ...document.modules.map((module) => [`modules/${module.id}`, module] as const),
  ]);
  known.set(document, entries);
  return entries;
}

/** The driver or module whose figure a row is, which carries what is said about it. */
export function entryOf(document: ModelDocument, row: TableRow): Entry | undefined {
  return entriesOf(document).get(placeOfRow(row) ?? "");
}

export function remarksOf(document: ModelDocument, row: TableRow): Remarks | undefined {
  return row.input && entryOf(document, row);
}

export type Filter = NonNullable<DriversSearch["filter"]>;

type Test = (row: TableRow) => boolean;

function testsOf({ document, issues, scenario }: Facts): Record<Filter, Test> {
  const changed = changedLines(document, scenario);
  const errors = issues.filter(({ severity }) => severity === "error");
  return {
    overrides: ({ line, input }) => input !== undefined && changed.has(line ?? ""),
    noNote: (row) => isSaidByPerson(row) && !remarksOf(document, row)?.note,
    errors: (row) => errors.some((issue) => isAbout(issue, row)),
  };
}

/** The formula of a module is how it is wired; a figure or a driver is what somebody thought. */
function isSaidByPerson({ input }: TableRow): boolean {
  if (!input) return false;
  return input.place.startsWith("drivers/") || input.holds === "figures";
}

/** A module's own row tells what is wrong in it, where no row of a figure does. */
function isAbout({ place }: Issue, { key, input }: TableRow): boolean {
  if (!input) return place === key || place.startsWith(`${key}/`);
  const [list, id] = namesIn(input.place);
  return list === "drivers" ? place.startsWith(`drivers/${id}/`) : place === input.place;
}

export function changedLines(
  { overrides, scenarios }: ModelDocument,
  scenario: string | undefined,
): ReadonlySet<string> {
  const lines = new Set(overrides.map(({ line }) => line));
  const seen = new Set<string>();
  for (let id = scenario; id !== undefined && !seen.has(id); ) {
    seen.add(id);
    const own = scenarios.find((each) => each.id === id);
    for (const { line } of own?.overrides ?? []) lines.add(line);
    id = own?.parent;
  }
  return lines;
}

/** How many rows each filter would leave. */
export function countsOf({ rows }: Table, facts: Facts): Record<Filter, number> {
  const { overrides, noNote, errors } = testsOf(facts);
  const count = (test: Test) => rows.filter((row) => row.line !== undefined && test(row)).length;
  return { overrides: count(overrides), noNote: count(noNote), errors: count(errors) };
}

/** The keys of the rows that are shown, with what they stand under; undefined for all of them. */
export function shownKeys(
  { rows }: Table,
  facts: Facts,
  { filter, evidence }: Pick<DriversSearch, "filter" | "evidence">,
): ReadonlySet<string> | undefined {
  if (!filter && !evidence) return undefined;
  const test = filter ? testsOf(facts)[filter] : () => true;
  const isRight = (row: TableRow) =>
    test(row) && (!evidence || remarksOf(facts.document, row)?.evidence === evidence);
  const parentOf = new Map(rows.map(({ key, parent }) => [key, parent]));
  const shown = new Set<string>();
  for (const row of rows) {
    if (row.line === undefined || !isRight(row)) continue;
    for (let key: string | undefined = row.key; key !== undefined; key = parentOf.get(key))
      shown.add(key);
  }
  return shown;
}

/** Whether the same is said of the same drivers and modules, whatever their figures are. */
export function isSaidAlike(before: ModelDocument, after: ModelDocument): boolean {
  return areSaidAlike(before.drivers, after.drivers) && areSaidAlike(before.modules, after.modules);
}

function areSaidAlike(before: readonly Entry[], after: readonly Entry[]): boolean {
  if (before.length !== after.length) return false;
  return after.every((entry, index) => {
    const old = before[index];
    if (entry === old) return true;
    return entry.id === old?.id && entry.note === old.note && entry.evidence === old.evidence;
  });
}
