/** Cells to look at: changed by hand, or with an alert or an error about them. */
import type { Model } from "#build/build-model.ts";
import { type Check, isCash } from "#draft/draft.ts";
import { closingOf } from "#ledger/ledger-lines.ts";
import type { LineId } from "#lines/expression.ts";
import { referencesOf } from "#lines/walk.ts";
import { lineageOf } from "#overrides/family.ts";
import { listOverrides } from "#overrides/list-overrides.ts";
import { readCheck } from "./check-figures.ts";
import type { Source } from "./read-figures.ts";
import type { Mark, TableRow } from "./table.ts";

export function marksOf(
  rows: readonly TableRow[],
  sources: readonly (Source | undefined)[],
): Mark[] {
  const rowOf = new Map(rows.flatMap(({ line }, row) => (line === undefined ? [] : [[line, row]])));
  const marksIn = new Map<Model, (source: Source, column: number) => Mark[]>();
  return sources.flatMap((source, column) => {
    if (!source) return [];
    const { model } = source.case;
    const find = marksIn.get(model) ?? marksFor(model, rowOf);
    marksIn.set(model, find);
    return find(source, column);
  });
}

function marksFor(model: Model, rowOf: ReadonlyMap<LineId, number>) {
  const { document } = model;
  const overrides = listOverrides(document).filter(({ line }) => rowOf.has(line));
  const watched = watchedIn(model).flatMap(({ check, line }) => {
    const row = rowOf.get(line);
    return row === undefined ? [] : [{ check, row }];
  });
  if (overrides.length === 0 && watched.length === 0) return () => [];
  return (source: Source, column: number): Mark[] => {
    const { from, to } = source.range;
    const owners = [undefined, ...lineageOf(document, source.case.scenario).map(({ id }) => id)];
    const changed = overrides.filter(
      (each) => owners.includes(each.scenario) && each.from <= to && each.to >= from,
    );
    const broken = watched.filter(({ check }) => readCheck(source, check));
    return [
      ...changed.map(({ line, note }): Mark => {
        const text = note === undefined ? "Changed by hand" : `Changed by hand: ${note}`;
        return { row: rowOf.get(line) ?? 0, column, kind: "override", text };
      }),
      ...broken.map(
        ({ check, row }): Mark => ({ row, column, kind: check.class, text: check.name }),
      ),
    ];
  };
}

type Watched = { check: Check; line: LineId };

const known = new WeakMap<Model, Watched[]>();

function watchedIn(model: Model): Watched[] {
  const lines =
    known.get(model) ??
    model.checks.flatMap((check) => [...watchedBy(model, check)].map((line) => ({ check, line })));
  known.set(model, lines);
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
