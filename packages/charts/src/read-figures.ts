/** The door of every kind of chart: what is no figure is missing, from here to the table behind it. */
import type { Floor } from "./chart.ts";

/** Beyond this a float no longer holds every whole number. Sums of such figures may be larger. */
const FIGURE_MAX = 1e15;

export function readFigure(figure: number | null | undefined): number | null {
  return typeof figure === "number" && Math.abs(figure) <= FIGURE_MAX ? figure : null;
}

/** A floor without a figure is none. */
export function readFloor(floor: Floor | undefined): Floor | undefined {
  return readFigure(floor?.figure) === null ? undefined : floor;
}
