/** The periods under a plot: as many as fit, evenly, the year once. */

import { TEXT_LOOKS } from "./drawing.ts";
import { periodKind, periodLabel } from "./period-label.ts";
import type { Plot } from "./plot.ts";
import type { Sheet } from "./sheet.ts";

/** Every how many periods a label may stand, so that the same months or quarters are named. */
const STEPS: Record<string, readonly number[]> = {
  Week: [1, 2, 4, 13, 26, 52, 104, 260, 520],
  Month: [1, 2, 3, 6, 12, 24, 36, 60, 120, 240],
  Quarter: [1, 2, 4, 8, 12, 20, 40, 80],
  Year: [1, 2, 5, 10, 20, 40],
};
const PER_YEAR: Record<string, number> = { Week: 52, Month: 12, Quarter: 4 };
const ANY = [1, 2, 5, 10, 20, 50, 100, 200, 500];

const GAP = 8;
export const PERIOD_ROW = 14;

/** How many rows of text the labels take: the second has the years. */
export function periodRows(periods: readonly string[]): number {
  return periods.some((label) => periodLabel(label).year) ? 2 : 1;
}

export function drawPeriodAxis(
  sheet: Sheet,
  plot: Plot,
  periods: readonly string[],
  xOf: (index: number) => number,
) {
  const kind = periodKind(periods);
  const step = stepFor(sheet, periods, kind, Math.abs(xOf(1) - xOf(0)));
  const isYearly = step >= (PER_YEAR[kind] ?? Number.POSITIVE_INFINITY);
  let shownYear: string | undefined;
  for (let index = 0; index < periods.length; index += step) {
    const label = periods[index] ?? "";
    const { tick, year } = periodLabel(label);
    const place = { kind: "text", x: xOf(index), anchor: "middle", look: "period" } as const;
    const y = plot.bottom + 17;
    const isWritten = sheet.write({
      ...place,
      id: `period-${index}`,
      y,
      text: isYearly ? label : tick,
    });
    if (!isWritten || isYearly || !year || year === shownYear) continue;
    if (sheet.write({ ...place, id: `year-${index}`, y: y + PERIOD_ROW, text: year }))
      shownYear = year;
  }
}

function stepFor(sheet: Sheet, periods: readonly string[], kind: string, distance: number): number {
  const widthOf = (text: string) => sheet.measure(text, TEXT_LOOKS.period);
  const [ticks, labels] = [
    Math.max(0, ...periods.map((label) => widthOf(periodLabel(label).tick))),
    Math.max(0, ...periods.map(widthOf)),
  ];
  const fits = (step: number) =>
    step * distance >=
    GAP + (step >= (PER_YEAR[kind] ?? Number.POSITIVE_INFINITY) ? labels : ticks);
  return (STEPS[kind] ?? ANY).find(fits) ?? Math.max(1, periods.length);
}
