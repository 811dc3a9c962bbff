/** What people typed into a line: its own figures, and those that changes by hand set. */
import type { Model } from "#build/build-model.ts";
import type { LineId } from "#lines/expression.ts";
import type { ModelDocument } from "#model/document.ts";
import { listOverrides } from "#overrides/list-overrides.ts";

/** Each once. None for a line that is calculated; what a scale, a shift or an average gives was not typed. */
export function typedFigures(models: ReadonlySet<Model>, line: LineId): readonly number[] {
  const [first] = models;
  if (first && models.size === 1) return typedIn(first, line);
  return [...models].flatMap((model) => typedIn(model, line));
}

const NONE: readonly number[] = [];

function typedIn({ document, program }: Model, line: LineId): readonly number[] {
  const source = program.lines[program.rowOf.get(line) ?? -1]?.source;
  if (source?.kind !== "given") return NONE;
  const given = distinct(source.entered ?? source.values);
  const set = setByHand(document).get(line);
  return set ? [...given, ...set] : given;
}

/** The figures of a line that nobody touches are the same list after each edit. */
const distinctOf = new WeakMap<readonly number[], readonly number[]>();

function distinct(figures: readonly number[]): readonly number[] {
  const known = distinctOf.get(figures) ?? [...new Set(figures)];
  distinctOf.set(figures, known);
  return known;
}

const setIn = new WeakMap<ModelDocument, ReadonlyMap<LineId, number[]>>();

function setByHand(document: ModelDocument): ReadonlyMap<LineId, number[]> {
  const known = setIn.get(document);
  if (known) return known;
  const byLine = new Map<LineId, number[]>();
  for (const { mode, line, value } of listOverrides(document))
    if (mode === "set") byLine.set(line, [...(byLine.get(line) ?? []), value]);
  setIn.set(document, byLine);
  return byLine;
}
