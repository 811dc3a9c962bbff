/**
 * A shock is something that happens to every business alike, such as dearer money or slower customers. In a model it
 * is what a person would change to feel it, from the first forecast period on: the changes that a scenario holds, so
 * that a shock can be kept as one.
 */
import type { Model } from "#build/build-model.ts";
import type { Program } from "#calculate/program.ts";
import type { LineId } from "#lines/expression.ts";
import type { ModelDocument, Override } from "#model/document.ts";
import { canOverride } from "#overrides/override-lines.ts";
import { concernOf, type Hold } from "./shock-holds.ts";

export const SHOCK_KINDS = [
  "interestRates",
  "wages",
  "debtorDays",
  "creditorDays",
  "revenue",
  "costOfSales",
  "overheads",
] as const;
export type ShockKind = (typeof SHOCK_KINDS)[number];

/** 0.01 is one point of interest, 0.03 three percent more; days are days. */
export type Shock = { kind: ShockKind; value: number };

export type ShockReach = {
  changes: Override[];
  /** Modules that it concerns and that cannot feel it, by their names. */
  missed: string[];
};

/** What a shock changes in a model. What follows from something that it changes by a formula is left to follow. */
export function shockReach({ document, program }: Model, shock: Shock): ShockReach {
  const concerned = concernedBy(document, shock).map(({ name, changes }) => ({
    name,
    changes: changes.filter(({ line }) => canChange(program, line)),
  }));
  const all = concerned.flatMap(({ changes }) => changes);
  const reached = new Set(all.map(({ line }) => line));
  const following = new Set([...reached].filter((line) => follows(program, line, reached)));
  return {
    changes: all.filter(({ line }) => !following.has(line)),
    missed: concerned.filter(({ changes }) => changes.length === 0).map(({ name }) => name),
  };
}

/** What a shock would change, module by module, if all of it can be changed. */
export function concernedBy(document: ModelDocument, { kind, value }: Shock) {
  return document.modules
    .filter(({ isOff }) => !isOff)
    .flatMap((module) => {
      const holds = concernOf(kind, module, document);
      if (!holds) return [];
      const changes = holds.flatMap((hold) => changesOf(document, module.id, hold, value));
      return [{ name: module.name, changes }];
    });
}

export function canChange({ lines, rowOf }: Program, id: LineId): boolean {
  const line = lines[rowOf.get(id) ?? -1];
  return line !== undefined && canOverride(line);
}

/** Whether a line reads one of the others, in whatever period and through whatever is between. */
function follows({ reads, rowOf }: Program, line: LineId, others: ReadonlySet<LineId>): boolean {
  const sought = new Set(
    [...others].filter((other) => other !== line).map((other) => rowOf.get(other)),
  );
  const waiting = [rowOf.get(line) ?? -1];
  const seen = new Set(waiting);
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop())
    for (const read of reads[row] ?? []) {
      if (sought.has(read.row)) return true;
      if (!seen.has(read.row)) waiting.push(read.row);
      seen.add(read.row);
    }
  return false;
}

function changesOf(
  { timeline }: ModelDocument,
  moduleId: string,
  { field, how, periods }: Hold,
  value: number,
): Override[] {
  const line = `${moduleId}.${field}`;
  const from = timeline.actualCount;
  const span = periods === undefined ? { from } : { from, to: from + periods - 1 };
  switch (how) {
    case "shift":
      return [{ line, mode: "shift", value, ...span }];
    case "scale":
      return [{ line, mode: "scale", value: 1 + value, ...span }];
    case "growth":
      // (1 + growth) × (1 + value) − 1, as a change of the growth.
      return [
        { line, mode: "scale", value: 1 + value, ...span },
        { line, mode: "shift", value, ...span },
      ];
  }
}
