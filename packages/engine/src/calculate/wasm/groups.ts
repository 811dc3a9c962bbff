/**
 * Steps that share one loop over time. Two kinds never mix: parallel lines do not read their own
 * past, so two periods can be calculated side by side; the others go period by period. Steps are
 * taken in an order that keeps each kind together as long as what they read is ready, and a group
 * ends where it would grow too large to be compiled quickly.
 */

import type { Program } from "#calculate/program.ts";
import type { Read } from "#calculate/reads.ts";
import type { Expression } from "#lines/expression.ts";
import { partsOf } from "#lines/walk.ts";

export type Group = { steps: number[]; rows: number[]; isParallel: boolean };

/** Measured: from 60 to 400 the speed is the same, and larger groups take longer to reach it. */
const WEIGHT_MAX = 160;

type Step = { index: number; rows: number[]; reads: Read[]; isParallel: boolean; weight: number };

export function groupsOf(program: Program): Group[] {
  const steps = program.steps.map(({ rows }, index): Step => {
    const own = rows.flatMap((row) => program.reads[row] ?? []);
    const expressions = rows.map((row) => expressionAt(program, row));
    return {
      index,
      rows,
      reads: own,
      isParallel: isParallel(rows, own) && !expressions.some(callsOut),
      weight: expressions.reduce((sum, expression) => sum + weightOf(expression), 0),
    };
  });
  return cut(arrange(steps, program.lines.length));
}

/** The expression of a calculated row; a given row is never asked for. */
export function expressionAt(program: Program, row: number): Expression {
  const source = program.lines[row]?.source;
  if (source?.kind !== "calculated") throw new RangeError(`row ${row} is not calculated`);
  return source.expression;
}

function isParallel(rows: number[], reads: Read[]) {
  return rows.length === 1 && !reads.some(({ row }) => row === rows[0]);
}

function callsOut(expression: Expression): boolean {
  return (
    expression.kind === "round" || expression.kind === "root" || partsOf(expression).some(callsOut)
  );
}

function weightOf(expression: Expression): number {
  const own = expression.kind === "rolling" ? Math.min(expression.periods, WEIGHT_MAX) : 1;
  return partsOf(expression).reduce((sum, part) => sum + weightOf(part), own);
}

/** Takes every step of one kind that is ready, then every one of the other, until none is left. */
function arrange(steps: Step[], rowCount: number): Step[] {
  const isWaiting = new Uint8Array(rowCount);
  for (const { rows } of steps) for (const row of rows) isWaiting[row] = 1;
  const taken: Step[] = [];
  let left = steps;
  for (let takesParallel = true; left.length > 0; takesParallel = !takesParallel) {
    left = left.filter((step) => {
      const isReady = step.reads.every(({ row }) => !isWaiting[row] || step.rows.includes(row));
      if (step.isParallel !== takesParallel || !isReady) return true;
      for (const row of step.rows) isWaiting[row] = 0;
      taken.push(step);
      return false;
    });
  }
  return taken;
}

/**
 * Two periods stored side by side cannot be read back at once one period later without waiting
 * for the store, so a parallel line that reads an earlier period of its own group starts another.
 */
function cut(steps: Step[]): Group[] {
  const groups: Group[] = [];
  let weight = 0;
  for (const step of steps) {
    const last = groups.at(-1);
    weight += step.weight;
    const looksBack =
      step.isParallel && step.reads.some(({ row, reach }) => reach > 0 && last?.rows.includes(row));
    if (last && last.isParallel === step.isParallel && weight <= WEIGHT_MAX && !looksBack) {
      last.steps.push(step.index);
      last.rows.push(...step.rows);
    } else {
      groups.push({ steps: [step.index], rows: [...step.rows], isParallel: step.isParallel });
      weight = step.weight;
    }
  }
  return groups;
}
