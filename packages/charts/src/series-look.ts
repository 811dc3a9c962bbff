import type { Series } from "./chart.ts";
import type { Ink, InkNumber, PathMark, SeriesNumber, Stroke } from "./drawing.ts";
import { inkNumber, isPatterned } from "./series-ink.ts";
import { placeText } from "./sheet.ts";

/** Each colour has its own dash and its own marker, so that colour is never the only key. */
const LOOKS: Record<InkNumber, { dash: readonly number[]; marker: string }> = {
  1: { dash: [5, 3.5], marker: "m-2.75,0a2.75,2.75 0 1,1 5.5,0a2.75,2.75 0 1,1 -5.5,0z" },
  2: { dash: [8, 4], marker: "m0,-3.75l3.25,3.75l-3.25,3.75l-3.25,-3.75z" },
  3: { dash: [4, 2.5], marker: "m0,-3.5l3.5,6h-7z" },
  4: { dash: [1.5, 2.5], marker: "m-2.5,-2.5h5v5h-5z" },
  5: { dash: [5, 2, 1.5, 2], marker: "m-1,-3.5h2v2.5h2.5v2h-2.5v2.5h-2v-2.5h-2.5v-2h2.5z" },
  6: { dash: [10, 3, 2, 3], marker: "m0,3.5l-3.5,-6h7z" },
  7: { dash: [3, 2, 3, 5], marker: "m-3.5,-1.25h7v2.5h-7z" },
  8: { dash: [12, 4], marker: "m-3,-3h6l-6,6h6z" },
};

type Look = Pick<Series, "colour" | "isQuiet">;

export function inkOf({ colour, isQuiet }: Look): Ink {
  return isQuiet ? "muted" : `series-${inkNumber(colour)}`;
}

/** Actual is solid, forecast is dashed. */
export function strokeOf(look: Look, part: "actual" | "forecast"): Stroke {
  const stroke: Stroke = { ink: inkOf(look), width: look.isQuiet ? 1.25 : 1.75 };
  if (part === "actual") return { ...stroke, isRound: true };
  return { ...stroke, dash: look.isQuiet ? [2, 2] : dashOf(look.colour) };
}

function dashOf(colour: SeriesNumber): readonly number[] {
  const { dash } = LOOKS[inkNumber(colour)];
  return isPatterned(colour) ? dash.map((length) => length * 2) : dash;
}

/** Filled, or open where the ink is another's too. */
export function markerInks(look: Look): Pick<PathMark, "fill" | "stroke"> {
  const ink = inkOf(look);
  return isPatterned(look.colour)
    ? { fill: "surface", stroke: { ink, width: 1.25 } }
    : { fill: ink };
}

/** One marker at each place, as one path: the outline is drawn from where the pen stands. */
export function markersPath({ colour }: Look, places: readonly { x: number; y: number }[]): string {
  const { marker } = LOOKS[inkNumber(colour)];
  return places.map((place) => `M${placeText(place)}${marker}`).join("");
}
