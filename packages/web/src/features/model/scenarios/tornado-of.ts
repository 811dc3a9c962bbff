/** How far each input moves a figure, as a tornado is drawn. */
import type { TornadoChart } from "@app/charts/chart";
import type { Sensitivity } from "@app/engine/analysis/sensitivity";

const SHOWN_MOST = 8;

type Said = {
  title: string;
  currency: string;
  caseName: string;
  /** What the figure is now. */
  now: number;
  floor: number | null;
  /** 0.1 is ten percent of each input. */
  step: number;
};

/** Those that move nothing are left out; `unmovedCount` says how many. */
export function tornadoOf(
  bars: readonly Sensitivity[],
  { title, currency, caseName, now, floor, step }: Said,
): { chart: TornadoChart; unmovedCount: number } {
  const moved = bars.filter(({ lowChange, highChange }) => isMove(lowChange) || isMove(highChange));
  const share = `${Math.round(step * 1000) / 10}%`;
  return {
    unmovedCount: bars.length - moved.length,
    chart: {
      kind: "tornado",
      title,
      unit: { name: currency, size: 1000 },
      base: { name: caseName, figure: now },
      ...(floor !== null && { floor: { name: "Floor", figure: floor } }),
      rows: moved.slice(0, SHOWN_MOST).map(({ line, name, low, high }) => ({
        ...{ id: line, name, changes: `${share} less / ${share} more` },
        ...{ first: low, second: high },
      })),
    },
  };
}

/** Less than a cent is a float's noise. */
function isMove(change: number): boolean {
  return Math.abs(change) >= 0.005;
}
