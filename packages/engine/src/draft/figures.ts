/** Figures as a person enters them, one for each period. */

/** One figure stays on for every period; of several, the last one does. */
export function spread(value: number | readonly number[], periodCount: number): number[] {
  if (typeof value === "number") return new Array<number>(periodCount).fill(value);
  const last = value.at(-1) ?? 0;
  return new Array<number>(periodCount).fill(last).map((_, period) => value[period] ?? last);
}
