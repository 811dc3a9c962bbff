/** What people typed into a line: its own figures, and those that changes by hand set. */
import type { Model } from "#build/build-model.ts";
import type { LineId } from "#lines/expression.ts";
import type { ModelDocument } from "#model/document.ts";
import { lineageOf, type ScenarioId } from "#overrides/family.ts";
import { type ListedOverride, listOverrides } from "#overrides/list-overrides.ts";
import type { TableCase } from "./table-case.ts";

/** By model, whose changes its cases have taken: the base's, and those of the scenarios they are built on. */
export type Owners = ReadonlyMap<Model, ReadonlySet<ScenarioId>>;

export function ownersOf(cases: Iterable<TableCase>): Owners {
  const owners = new Map<Model, Set<ScenarioId>>();
  for (const { model, scenario } of cases) {
    const own = owners.get(model) ?? new Set([undefined]);
    owners.set(model, own);
    for (const { id } of lineageOf(model.document, scenario)) own.add(id);
  }
  return owners;
}

/**
 * Each once. None for a line that is calculated; what a scale, a shift or an average gives was not
 * typed. A line that nobody changed by hand gives the same list each time.
 */
export function typedFigures(owners: Owners, line: LineId): readonly number[] {
  const typed = [...owners].map(([model, own]) => typedIn(model, own, line));
  return typed.length === 1 ? (typed[0] ?? NONE) : typed.flat();
}

const NONE: readonly number[] = [];

function typedIn(
  { document, program }: Model,
  owners: ReadonlySet<ScenarioId>,
  line: LineId,
): readonly number[] {
  const source = program.lines[program.rowOf.get(line) ?? -1]?.source;
  if (source?.kind !== "given") return NONE;
  const given = distinct(source.entered ?? source.values);
  const set = (setByHand(document).get(line) ?? []).filter(({ scenario }) => owners.has(scenario));
  return set.length > 0 ? [...given, ...set.map(({ value }) => value)] : given;
}

/** The figures of a line that nobody touches are the same list after each edit. */
const distinctOf = new WeakMap<readonly number[], readonly number[]>();

function distinct(figures: readonly number[]): readonly number[] {
  const known = distinctOf.get(figures) ?? [...new Set(figures)];
  distinctOf.set(figures, known);
  return known;
}

const setIn = new WeakMap<ModelDocument, ReadonlyMap<LineId, ListedOverride[]>>();

function setByHand(document: ModelDocument): ReadonlyMap<LineId, ListedOverride[]> {
  const known = setIn.get(document);
  if (known) return known;
  const byLine = new Map<LineId, ListedOverride[]>();
  for (const each of listOverrides(document))
    if (each.mode === "set") byLine.set(each.line, [...(byLine.get(each.line) ?? []), each]);
  setIn.set(document, byLine);
  return byLine;
}
