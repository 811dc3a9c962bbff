/** What the looks mean, under the plot: for names that have no room beside what they name. */
import type { Series } from "./chart.ts";
import { type Ink, type Mark, type MeasureText, TEXT_LOOKS, type TextMark } from "./drawing.ts";
import { cutText } from "./measure-text.ts";
import { markerInks, markersPath, strokeOf } from "./series-look.ts";
import type { Sheet } from "./sheet.ts";

type Shape = Exclude<Mark, TextMark>;

export type LegendEntry = {
  id: string;
  name: string;
  /** Drawn in 20 pixels from `x`, around the middle `y`. */
  swatch: (x: number, y: number) => Shape[];
};

type PlacedEntry = LegendEntry & { x: number; row: number };

const SWATCH = 20;
const ROW = 18;
const GAP = 16;

export const legendHeight = (rows: number) => (rows > 0 ? rows * ROW + 4 : 0);

/** Entries in rows from the left; those beyond the last row are left to the table. */
export function layOutLegend(
  entries: readonly LegendEntry[],
  width: number,
  rowsMax: number,
  measure: MeasureText,
): PlacedEntry[] {
  const placed: PlacedEntry[] = [];
  let [x, row] = [0, 0];
  for (const entry of entries) {
    const name = cutText(entry.name, width - SWATCH - 8, TEXT_LOOKS.legend, measure);
    const entryWidth = SWATCH + 7 + measure(name, TEXT_LOOKS.legend);
    if (x > 0 && x + entryWidth > width) [x, row] = [0, row + 1];
    if (row >= rowsMax || !name) break;
    placed.push({ ...entry, name, x, row });
    x += entryWidth + GAP;
  }
  return placed;
}

export function legendRows(entries: readonly PlacedEntry[]): number {
  return Math.max(0, ...entries.map(({ row }) => row + 1));
}

export function drawLegend(sheet: Sheet, entries: readonly PlacedEntry[], top: number) {
  for (const { id, name, swatch, x, row } of entries) {
    const y = top + row * ROW + ROW / 2;
    const isWritten = sheet.write({
      kind: "text",
      id: `legend-${id}`,
      x: x + SWATCH + 7,
      y: y + 4,
      anchor: "start",
      look: "legend",
      text: name,
    });
    if (isWritten) sheet.put(...swatch(x, y));
  }
}

export function lineEntry(
  series: Series,
  part: "actual" | "forecast",
  hasMarker: boolean,
): LegendEntry {
  return {
    id: series.id,
    name: series.name,
    swatch: (x, y) => [
      {
        kind: "line",
        id: `swatch-${series.id}`,
        x1: x,
        x2: x + SWATCH,
        y1: y,
        y2: y,
        stroke: strokeOf(series, part),
      },
      {
        kind: "path",
        id: `swatch-${series.id}-marker`,
        d: hasMarker ? markersPath(series, [{ x: x + SWATCH / 2, y }]) : "",
        ...markerInks(series),
      },
    ],
  };
}

export function fillEntry(id: string, name: string, fill: Ink): LegendEntry {
  const place = {
    kind: "rect",
    id: `swatch-${id}`,
    width: 16,
    height: 8,
    fill,
    radius: 1,
  } as const;
  return { id, name, swatch: (x, y) => [{ ...place, x: x + 4, y: y - 4 }] };
}
