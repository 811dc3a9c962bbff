/** Lines through figures: solid where actual, dashed where forecast, open where one is missing. */
import type { Figures, Series } from "./chart.ts";
import type { Drawing, PathMark } from "./drawing.ts";
import { isFigure } from "./figure-text.ts";
import type { Values } from "./plot.ts";
import { readFigure } from "./read-figures.ts";
import { markerInks, markersPath, strokeOf } from "./series-look.ts";
import { half, placeText } from "./sheet.ts";

export type Place = { x: number; y: number };

/** Where a series goes; null where it has no figure. */
export type Places = readonly (Place | null)[];

export function placesOf(figures: Figures, xs: readonly number[], values: Values): Places {
  return xs.map((x, index) => {
    const figure = figures[index];
    return isFigure(figure) ? { x, y: half(values(figure)) } : null;
  });
}

/**
 * The marks of all series; the first is drawn last, on top of those that share its actual figures.
 * Three paths to a series, always, so that new figures only mean new outlines.
 */
export function seriesMarks(
  series: readonly Series[],
  places: readonly Places[],
  actualCount: number,
  distance: number,
): PathMark[] {
  const marks = series.map((each, order): PathMark[] => {
    const own = places[order] ?? [];
    const mark = (part: string) => ({ kind: "path", id: `line-${each.id}-${part}` }) as const;
    // The forecast starts at the last actual figure, so that the line is one.
    const forecast = actualCount < own.length ? own.slice(Math.max(0, actualCount - 1)) : [];
    const marked = markedPlaces(places, order, distance);
    return [
      { ...mark("actual"), d: pathOf(own.slice(0, actualCount)), stroke: strokeOf(each, "actual") },
      { ...mark("forecast"), d: pathOf(forecast), stroke: strokeOf(each, "forecast") },
      { ...mark("markers"), d: markersPath(each, marked), ...markerInks(each) },
    ];
  });
  return marks.reverse().flat();
}

/** Written by hand: with every key all lines of the workspace come through here. */
function pathOf(places: Places): string {
  let d = "";
  let pen = "M";
  for (const place of places) {
    if (place) d += `${pen}${placeText(place)}`;
    pen = place ? "L" : "M";
  }
  return d;
}

/**
 * The first line is plain; the others carry markers where they leave it, not closer than they can
 * be told apart. A figure between two missing ones has no line to be seen by, so it has one too.
 */
function markedPlaces(all: readonly Places[], order: number, distance: number): Place[] {
  const places = all[order] ?? [];
  const step = Math.max(1, Math.ceil(MARKERS_APART / distance));
  const marked: Place[] = [];
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index];
    if (!place) continue;
    const isAlone = !places[index - 1] && !places[index + 1];
    const isDue = order > 0 && (index + order) % step === 0 && all[0]?.[index]?.y !== place.y;
    if (isAlone || isDue) marked.push(place);
  }
  return marked;
}

const MARKERS_APART = 14;

export type PathUpdate = { id: string; d: string };

export type LivePlan = {
  drawing: Drawing;
  /** Undefined when the figures need other axes, and so another drawing. */
  pathsFor: (figures: readonly Figures[]) => readonly PathUpdate[] | undefined;
};

/** For every edit: the axes and the places of periods stay, only outlines are made. */
export function pathsFor(
  series: readonly Series[],
  { xs, values, distance }: { xs: readonly number[]; values: Values; distance: number },
  actualCount: number,
  next: readonly Figures[],
): readonly PathUpdate[] | undefined {
  const [least = 0, most = 0] = values.domain();
  const isBeyond = (figure: number | null) => isFigure(figure) && (figure < least || figure > most);
  const read = next.map((figures) => figures.map(readFigure));
  if (read.some((figures) => figures.some(isBeyond))) return undefined;
  const places = read.map((figures) => placesOf(figures, xs, values));
  return seriesMarks(series, places, actualCount, distance).map(({ id, d }) => ({ id, d }));
}
