/** A case keeps its colour everywhere: tag, switch, line. The base is always the first. */
import type { SeriesNumber } from "@app/charts/drawing";

export type CaseKey = string;
export type CaseColours = ReadonlyMap<CaseKey, SeriesNumber>;

type Coloured = { id: string; colour?: number };

/** What a scenario says itself; of the others, in the order of the document, each the next that is free. */
export function caseColours(scenarios: readonly Coloured[]): CaseColours {
  const colours = new Map<CaseKey, SeriesNumber>([["base", 1]]);
  for (const { id, colour } of scenarios) {
    const own = SCENARIO_COLOURS.find((each) => each === colour);
    if (own) colours.set(id, own);
  }
  for (const { id } of scenarios)
    if (!colours.has(id)) colours.set(id, freeColour(colours.values()));
  return colours;
}

/** The first that no case has; where all are taken, the first that fewest have. */
export function freeColour(taken: Iterable<SeriesNumber>): SeriesNumber {
  const all = [...taken];
  const countOf = (colour: SeriesNumber) => all.filter((each) => each === colour).length;
  return SCENARIO_COLOURS.toSorted((one, other) => countOf(one) - countOf(other))[0] ?? 2;
}

/** The same cases with their colours said, so that they stay whatever becomes of the others. */
export function withColours<Case extends Coloured>(scenarios: readonly Case[]): Case[] {
  const colours = caseColours(scenarios);
  return scenarios.map((each) => ({ ...each, colour: colours.get(each.id) ?? 2 }));
}

/**
 * Neighbours differ in lightness, and the floor's amber comes last. After all seven the same come
 * again, told apart by their pattern; the base's own does not.
 */
export const SCENARIO_COLOURS: readonly SeriesNumber[] = [
  4, 3, 5, 6, 7, 8, 2, 12, 11, 13, 14, 15, 16, 10,
];
