/** How far each input moves a figure, as a tornado is drawn. */
import type { TornadoChart } from "@app/charts/chart";
import type { Sensitivity } from "@app/engine/analysis/sensitivity";
import { formatAmount } from "#lib/format.ts";

const SHOWN_MOST = 8;

type Said = {
  title: string;
  currency: string;
  caseName: string;
  /** What the figure is now. */
  now: number;
  /** What is to be kept, where the figure is cash. */
  floor: number | null;
  /** Whether an overdraft is drawn to keep it. */
  isToppedUp: boolean;
  /** 0.1 is ten percent of each input. */
  step: number;
};

/** The widest as bars; the notes tell of all others, and of what holds a bar back. */
export function tornadoOf(
  bars: readonly Sensitivity[],
  { title, currency, caseName, now, floor, isToppedUp, step }: Said,
): { chart: TornadoChart; notes: string[] } {
  const moving = bars.filter((bar) => reachOf(bar) >= LEAST_MOVE);
  const shown = moving.slice(0, SHOWN_MOST);
  const share = `${Math.round(step * 1000) / 10}%`;
  const isHeld = shown.some(({ low, high }) => [low, high].some((end) => isSame(end, floor)));
  return {
    notes: [
      ...othersWords(moving.slice(SHOWN_MOST), bars.length - moving.length),
      ...(isToppedUp && isHeld
        ? ["Where a bar ends at the floor, the overdraft tops cash up."]
        : []),
    ],
    chart: {
      kind: "tornado",
      title,
      unit: { name: currency, size: 1000 },
      base: { name: caseName, figure: now },
      ...(floor !== null && { floor: { name: "Floor", figure: floor } }),
      rows: shown.map(({ line, name, low, high }) => ({
        ...{ id: line, name, changes: [`${share} less`, `${share} more`] },
        ...{ first: low, second: high },
      })),
    },
  };
}

/** Less than a unit is not seen, and may be a float's noise. */
const LEAST_MOVE = 0.5;

function reachOf({ lowChange, highChange }: Sensitivity): number {
  return Math.max(Math.abs(lowChange), Math.abs(highChange));
}

function isSame(figure: number, floor: number | null): boolean {
  return floor !== null && Math.abs(figure - floor) < 0.005;
}

/** "37 others move it by up to 4,820. 14 do not move it." */
function othersWords(moving: readonly Sensitivity[], stillCount: number): string[] {
  const most = formatAmount(Math.max(0, ...moving.map(reachOf)));
  const still = stillCount === 1 ? "1 input does" : `${stillCount} inputs do`;
  return [
    ...(moving.length === 1 ? [`1 other moves it by ${most}.`] : []),
    ...(moving.length > 1 ? [`${moving.length} others move it by up to ${most}.`] : []),
    ...(stillCount > 0 ? [`${still} not move it.`] : []),
  ];
}
