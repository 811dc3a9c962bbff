import type { Drawing as DrawingValue, Stop } from "@app/charts/drawing";
import { type PointerEvent, type Ref, useState } from "react";
import { ChartMarks } from "./chart-marks.tsx";
import { Readout, ReadoutMarks, readoutText } from "./chart-readout.tsx";
import { ChartFigures } from "./chart-table.tsx";

type DrawingProps = {
  drawing: DrawingValue;
  /** What the table behind it is called. */
  label: string;
  svg?: Ref<SVGSVGElement>;
};

/**
 * A chart on the screen: a picture with its sentence, figures under the pointer or by arrow keys,
 * and the table behind it.
 */
export function Drawing({ drawing, label, svg }: DrawingProps) {
  const { width, height, marks, stops } = drawing;
  const [index, setIndex] = useState<number | null>(null);
  const stop = index === null ? undefined : stops[index];
  const last = stops.length - 1;

  function point(event: PointerEvent<SVGSVGElement>) {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    setIndex(nearestStop(stops, event.clientX - left, event.clientY - top));
  }

  return (
    <>
      <div className="relative rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <svg
          ref={svg}
          role="img"
          aria-label={drawing.description}
          width={width}
          height={height}
          onPointerMove={point}
          onPointerLeave={() => setIndex(null)}
          className="block max-w-full touch-pan-y"
        >
          <ChartMarks marks={marks} />
          {stop && <ReadoutMarks stop={stop} />}
        </svg>
        {last >= 0 && (
          <input
            type="range"
            min={0}
            max={last}
            value={index ?? last}
            aria-label={drawing.stopKind}
            aria-valuetext={readoutText(stops[index ?? last] as Stop)}
            onChange={(event) => setIndex(Number(event.target.value))}
            onFocus={() => setIndex(last)}
            onBlur={() => setIndex(null)}
            className="sr-only"
          />
        )}
        {stop && <Readout stop={stop} width={width} />}
      </div>
      <ChartFigures table={drawing.table} label={label} />
    </>
  );
}

/** The stop under a point, the nearest one beside it. */
function nearestStop(stops: readonly Stop[], x: number, y: number): number | null {
  let [nearest, least]: [number | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const [index, stop] of stops.entries()) {
    const across = Math.max(stop.x - x, x - stop.x - stop.width, 0);
    const along = Math.max(stop.y - y, y - stop.y - stop.height, 0);
    if (across + along < least) [nearest, least] = [index, across + along];
  }
  return nearest;
}
