/**
 * A shock is something that happens to every business alike, such as dearer money or slower customers. In a model it
 * is what a person would change to feel it, from the month it is on and never in what is actual: the changes that a
 * scenario holds, so that a shock can be kept as one.
 */
import type { Model } from "#build/build-model.ts";
import type { Program } from "#calculate/program.ts";
import type { LineId } from "#lines/expression.ts";
import type { ModelDocument, Override } from "#model/document.ts";
import { canOverride } from "#overrides/override-lines.ts";
import { firstDayOf } from "#time/day.ts";
import type { Month } from "#time/month.ts";
import { periodOfDay } from "#time/timeline.ts";
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

/**
 * The period in which shocks begin: that of the month, or the first forecast period where that is later. A model that
 * nobody rolled forward is not shocked in what has passed; past the last period there is nothing to shock.
 */
export function shockStart({ timeline }: ModelDocument, month: Month): number {
  return Math.max(timeline.actualCount, periodOfDay(timeline, firstDayOf(month)));
}

/** What a shock changes in a model. What follows from something that it changes by a formula is left to follow. */
export function shockReach({ document, program }: Model, shock: Shock, from: number): ShockReach {
  const concerned = concernedBy(document, shock, from).map(({ name, changes }) => ({
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
export function concernedBy(document: ModelDocument, { kind, value }: Shock, from: number) {
  if (from >= document.timeline.periodCount) return [];
  return document.modules
    .filter(({ isOff }) => !isOff)
    .flatMap((module) => {
      const holds = concernOf(kind, module, document);
      if (!holds) return [];
      const changes = holds.flatMap((hold) => changesOf(module.id, hold, value, from));
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
  moduleId: string,
  { field, how, periods }: Hold,
  value: number,
  from: number,
): Override[] {
  const line = `${moduleId}.${field}`;
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
