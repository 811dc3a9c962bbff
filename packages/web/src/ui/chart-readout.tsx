import type { Stop } from "@app/charts/drawing";
import { inkColour } from "./chart-inks.ts";

type ReadoutProps = { stop: Stop; width: number };

/** Marks in the picture where the figures of a stop stand. */
export function ReadoutMarks({ stop }: { stop: Stop }) {
  const places = stop.readings.flatMap(({ at, id, ink }) => (at ? [{ ...at, id, ink }] : []));
  const x = places[0]?.x;
  const isOneLine = places.every((place) => place.x === x);
  return (
    <g pointerEvents="none">
      {isOneLine && x !== undefined && (
        <line x1={x} x2={x} y1={stop.y} y2={stop.y + stop.height} className="axis-line" />
      )}
      {places.map(({ id, x, y, ink = "axis" }) => (
        <circle key={id} cx={x} cy={y} r={4} fill={inkColour(ink)} className="chart-mark" />
      ))}
    </g>
  );
}

/** What the figures say at a stop, on the side of it that has more room. */
export function Readout({ stop, width }: ReadoutProps) {
  const middle = stop.x + stop.width / 2;
  const isLeft = middle > width / 2;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute z-(--z-sticky) min-w-36 max-w-64 rounded-sm border border-border-strong bg-surface-raised px-2.5 py-2 text-xs shadow-md"
      style={{
        top: stop.y + 4,
        ...(isLeft ? { right: `calc(100% - ${middle - 10}px)` } : { left: middle + 10 }),
      }}
    >
      <p className="font-medium">{stop.name}</p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4">
        {stop.readings.map(({ id, name, text, ink }) => (
          <div key={id} className="contents">
            <dt className="flex min-w-0 items-center gap-1.75 text-text-2">
              {ink && (
                <span
                  className="size-2 shrink-0 rounded-[2px]"
                  style={{ background: inkColour(ink) }}
                />
              )}
              <span className="truncate">{name}</span>
            </dt>
            <dd className="num font-medium">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The same in one line, for screen readers. */
export function readoutText({ name, readings }: Stop): string {
  return `${name}: ${readings.map((reading) => `${reading.name} ${reading.said}`).join(", ")}`;
}
