/**
 * A figure of a model by its cell, so that whatever was said of it can be looked up: the line, its periods counted
 * from 0, and the scenario unless it is the base. "pl.profit@24-35", "cf.closingCash@35:downside".
 */
export type FigureCell = { line: string; from: number; to: number; case: string };

export const BASE_CASE = "base";

const CELL = /^([^@\s]{1,200})@(\d{1,4})(?:-(\d{1,4}))?(?::([^:\s]{1,100}))?$/;

export function cellText({ line, from, to, case: of }: FigureCell) {
  const periods = from === to ? String(from) : `${from}-${to}`;
  return `${line}@${periods}${of === BASE_CASE ? "" : `:${of}`}`;
}

/** Undefined where it is no cell. */
export function readCell(text: string): FigureCell | undefined {
  const [, line, first, last = first, of = BASE_CASE] = CELL.exec(text) ?? [];
  if (line === undefined) return undefined;
  return { line, from: Number(first), to: Number(last), case: of };
}
