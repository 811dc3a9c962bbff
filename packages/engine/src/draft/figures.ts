/** Figures as a person enters them, one for each period. */

/** One figure stays on for every period; of several, the last one does. */
export function spread(value: number | readonly number[], periodCount: number): number[] {
  const values = typeof value === "number" ? [value] : value;
  return Array.from({ length: periodCount }, (_, period) => values[period] ?? values.at(-1) ?? 0);
}
