/**
 * The model of a document that differs from a model's own in figures alone, without building it:
 * given lines hold other figures and all else is the same, so that only figures need calculating.
 * What comes back is equal to what building would give; wherever that is not certain, nothing does.
 */
import { missingCount, moved, spreadFigures, usedCountOf } from "#draft/spread.ts";
import type { LineId } from "#lines/expression.ts";
import type { Given, Line } from "#lines/line.ts";
import type { ModelDocument } from "#model/document.ts";
import { changedLines } from "#overrides/changed-lines.ts";
import { listOverrides } from "#overrides/list-overrides.ts";
import { canBeMade } from "#overrides/override-lines.ts";
import type { Model } from "./build-model.ts";
import { type FigureChange, figureChangesOf } from "./figure-changes.ts";

/** Undefined when the document has to be built. */
export function withFigures(model: Model, document: ModelDocument): Model | undefined {
  const changes = figureChangesOf(model.document, document);
  // Of two entries with one name only the first counts, and places do not tell them apart.
  if (!changes || model.issues.some(({ code }) => code === "duplicate")) return undefined;
  if (changes.areOverridesChanged && !hasSameRoom(model, document)) return undefined;
  const entered = enteredLines(model, changes.figures);
  if (!entered) return undefined;
  const { program } = model;
  const changed = changesByHand(model, document, entered);
  const lines = program.lines.map((line) => {
    const next = changed.get(line.id) ?? entered.get(line.id) ?? asEntered(line);
    return hasSameFigures(line, next) ? line : next;
  });
  return { ...model, document, program: { ...program, lines } };
}

/** The lines with other figures entered; undefined where one of them is more than a figure. */
function enteredLines(
  { document, program, consulted }: Model,
  changes: readonly FigureChange[],
): Map<LineId, Line> | undefined {
  const { periodCount } = document.timeline;
  const entered = new Map<LineId, Line>();
  for (const { place, before, after, shift } of changes) {
    const usedCount = usedCountOf(periodCount, shift);
    // Figures that are missing are told when the model is built.
    if (missingCount(before, usedCount) > 0 || missingCount(after, usedCount) > 0) return undefined;
    const line = program.lines.find(({ source }) => "place" in source && source.place === place);
    if (line?.source.kind !== "given" || consulted.has(line.id)) return undefined;
    const values = moved(spreadFigures(after, usedCount), shift, periodCount, line.measure);
    entered.set(line.id, { ...line, source: withoutChanges(line.source, values) });
  }
  return entered;
}

/** The line without its changes by hand. */
function asEntered(line: Line): Line {
  const { source } = line;
  if (source.kind !== "given" || !source.entered) return line;
  return { ...line, source: withoutChanges(source, source.entered) };
}

function withoutChanges({ entered: _, ...source }: Given, values: readonly number[]): Given {
  return { ...source, values };
}

function changesByHand(
  { program }: Model,
  document: ModelDocument,
  entered: ReadonlyMap<LineId, Line>,
): Map<LineId, Line> {
  const lineOf = (id: LineId) => {
    const line = program.lines[program.rowOf.get(id) ?? -1];
    return entered.get(id) ?? (line && asEntered(line));
  };
  const sound = listOverrides(document).filter(
    (each) => each.scenario === undefined && canBeMade(each, lineOf(each.line)),
  );
  const changed = changedLines(sound, lineOf, program.periodCount);
  return new Map(changed.map((line) => [line.id, line]));
}

/** Kept as they are, lines need not be calculated again. */
function hasSameFigures({ source: before }: Line, { source: after }: Line): boolean {
  if (before === after) return true;
  if (before.kind !== "given" || after.kind !== "given") return false;
  return isSameSeries(before.values, after.values) && isSameSeries(before.entered, after.entered);
}

function isSameSeries(before: readonly number[] = [], after: readonly number[] = []): boolean {
  if (before === after) return true;
  return before.length === after.length && before.every((each, at) => Object.is(each, after[at]));
}

/**
 * Whether the changes by hand of another document find the same lines to be laid over: each can be
 * made, the same formulas are open to them, and no figure that was looked at is changed otherwise.
 */
function hasSameRoom(
  { document: before, program, issues, consulted }: Model,
  after: ModelDocument,
) {
  if (issues.some(({ place }) => /(?:^|\/)overrides\//.test(place))) return false;
  const lineOf = (id: LineId) => program.lines[program.rowOf.get(id) ?? -1];
  const isFormula = (id: LineId) => lineOf(id)?.source.kind === "calculated";
  const overrides = [before, after].map(listOverrides);
  const [openBefore, openAfter] = overrides.map((listed) => {
    const onFormulas = listed.filter(({ line }) => isFormula(line));
    const relative = new Set(
      onFormulas.filter(({ mode }) => mode !== "set").map((each) => each.line),
    );
    const open = new Set(onFormulas.map(({ line }) => line));
    return [...open].map((line) => `${line} ${relative.has(line)}`).join();
  });
  const [lookedAtBefore, lookedAtAfter] = overrides.map((listed) =>
    JSON.stringify(
      listed.filter(({ line }) => consulted.has(line)).map(({ place: _, ...own }) => own),
    ),
  );
  return (
    openBefore === openAfter &&
    lookedAtBefore === lookedAtAfter &&
    overrides[1]?.every((each) => canBeMade(each, lineOf(each.line)))
  );
}
