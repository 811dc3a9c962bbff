/** Cells to look at: changed by hand, or with an alert or an error about them. */
import type { Model } from "#build/build-model.ts";
import { type Check, isCash } from "#draft/draft.ts";
import { closingOf } from "#ledger/ledger-lines.ts";
import type { LineId } from "#lines/expression.ts";
import { referencesOf } from "#lines/walk.ts";
import { lineageOf, type ScenarioId } from "#overrides/family.ts";
import { listOverrides } from "#overrides/list-overrides.ts";
import { readCheck } from "./check-figures.ts";
import type { Source } from "./read-figures.ts";
import type { Mark } from "./table.ts";

/** `rowsOf` has the rows of each line in the table. */
export function marksOf(
  rowsOf: ReadonlyMap<LineId, readonly number[]>,
  sources: readonly (Source | undefined)[],
): Mark[] {
  const marksIn = new Map<Model, (source: Source, column: number) => Mark[]>();
  const marks: Mark[] = [];
  for (const [column, source] of sources.entries()) {
    if (!source) continue;
    const { model } = source.case;
    const find = marksIn.get(model) ?? marksFor(model, rowsOf);
    marksIn.set(model, find);
    marks.push(...find(source, column));
  }
  return marks;
}

/** A driver may stand below several lines of a statement. */
function marksFor(model: Model, rowsOf: ReadonlyMap<LineId, readonly number[]>) {
  const { document } = model;
  const overrides = listOverrides(document).filter(({ line }) => rowsOf.has(line));
  const watched = watchedIn(model).flatMap(({ check, line }) =>
    (rowsOf.get(line) ?? []).map((row) => ({ check, row })),
  );
  return (source: Source, column: number): Mark[] => {
    const marks: Mark[] = [];
    const { from, to } = source.range;
    const owners = overrides.length > 0 ? ownersIn(model, source) : [];
    for (const { line, note, scenario, ...change } of overrides) {
      if (!owners.includes(scenario) || change.from > to || change.to < from) continue;
      const text = note === undefined ? "Changed by hand" : `Changed by hand: ${note}`;
      for (const row of rowsOf.get(line) ?? []) marks.push({ row, column, kind: "override", text });
    }
    for (const { check, row } of watched)
      if (readCheck(source, check))
        marks.push({ row, column, kind: check.class, text: check.name });
    return marks;
  };
}

/** Whose changes a case has taken: the base's, and those of every scenario it is built on. */
function ownersIn({ document }: Model, source: Source): ScenarioId[] {
  return [undefined, ...lineageOf(document, source.case.scenario).map(({ id }) => id)];
}

type Watched = { check: Check; line: LineId };

/** Checks are the same value while only figures change. */
const known = new WeakMap<Model["checks"], Watched[]>();

function watchedIn(model: Model): Watched[] {
  const lines =
    known.get(model.checks) ??
    model.checks.flatMap((check) => [...watchedBy(model, check)].map((line) => ({ check, line })));
  known.set(model.checks, lines);
  return lines;
}

/** The check itself, and for an alert the lines that its own formula names. */
function watchedBy({ program, accounts }: Model, { line, class: kind }: Check): Set<LineId> {
  const source = program.lines[program.rowOf.get(line) ?? -1]?.source;
  const named =
    kind === "alert" && source?.kind === "calculated" ? referencesOf(source.expression) : [];
  const lines = new Set([line, ...named.map((reference) => reference.line)]);
  for (const account of accounts.values()) {
    if (!lines.has(closingOf(account.id))) continue;
    lines.add(`bs.account.${account.id}`);
    if (isCash(account)) lines.add("cf.closingCash");
  }
  return lines;
}
