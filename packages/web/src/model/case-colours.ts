/** A case keeps its colour everywhere: tag, switch, line. The base is always the first. */
import type { SeriesNumber } from "@app/charts/drawing";

export type CaseKey = string;
export type CaseColours = ReadonlyMap<CaseKey, SeriesNumber>;

/**
 * What a scenario says itself; otherwise the order of the document decides, so that leaving a case out
 * changes no other's colour.
 */
export function caseColours(scenarios: readonly { id: string; colour?: number }[]): CaseColours {
  const others = scenarios.map(({ id, colour }, index) => {
    const own = SCENARIO_COLOURS.find((each) => each === colour);
    return [id, own ?? SCENARIO_COLOURS[index % 5] ?? 2] as const;
  });
  return new Map<CaseKey, SeriesNumber>([["base", 1], ...others]);
}

/** Neighbours differ in lightness, and none is the floor's amber next to it. */
export const SCENARIO_COLOURS: readonly SeriesNumber[] = [4, 3, 5, 6, 2];
