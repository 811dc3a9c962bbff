/**
 * What a chart becomes: a flat list of plain marks that any drawer can put on its own ground. The
 * screen draws them as SVG, a PDF as vectors, so both show the same picture. Marks name their inks
 * by role; the drawer knows the colours. The order of marks is the order of painting.
 */
import type { FigureFormat } from "./figure-text.ts";

export type InkNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** From the ninth on the inks come again, with open markers and wider dashes. */
export type SeriesNumber = InkNumber | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16;

export type Ink =
  | `series-${InkNumber}`
  | "muted"
  | "positive"
  | "negative"
  | "total"
  | "grid"
  | "axis"
  | "cutover"
  | "floor"
  | "surface"
  | "actual-ground"
  | "band-half"
  | "band-most"
  | "heat-strong"
  | "heat-weak"
  | "heat-none";

/** Inks of text. Text never takes a series' colour. */
export type TextInk = "text" | "text-quiet" | "text-label" | "text-alert" | "text-heat";

export type Stroke = {
  ink: Ink;
  width: number;
  dash?: readonly number[];
  /** Round ends; dashes have flat ones, so that their gaps stay open. */
  isRound?: boolean;
};

export type PathMark = { kind: "path"; id: string; d: string; stroke?: Stroke; fill?: Ink };
export type LineMark = {
  kind: "line";
  id: string;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  stroke: Stroke;
};
export type RectMark = {
  kind: "rect";
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  fill: Ink;
  radius?: number;
};
export type TextMark = {
  kind: "text";
  id: string;
  x: number;
  /** Of the baseline. */
  y: number;
  anchor: "start" | "middle" | "end";
  look: TextLookName;
  text: string;
};
export type Mark = PathMark | LineMark | RectMark | TextMark;

export type TextLook = {
  size: number;
  weight: 400 | 500 | 600;
  ink: TextInk;
  /** Figures of one width, so that columns of them line up; words look better without. */
  isTabular?: boolean;
  /** Stands on lines: the ground shows around it. */
  hasHalo?: boolean;
};

export const TEXT_LOOKS = {
  tick: { size: 11, weight: 400, ink: "text-label", isTabular: true },
  period: { size: 11, weight: 400, ink: "text-label" },
  side: { size: 10.5, weight: 400, ink: "text-label", hasHalo: true },
  name: { size: 11, weight: 500, ink: "text", hasHalo: true },
  note: { size: 11, weight: 500, ink: "text", hasHalo: true },
  value: { size: 11, weight: 500, ink: "text", isTabular: true, hasHalo: true },
  quiet: { size: 11, weight: 400, ink: "text-quiet", isTabular: true },
  floor: { size: 10.5, weight: 400, ink: "text-alert", hasHalo: true },
  legend: { size: 11, weight: 400, ink: "text-quiet" },
  cell: { size: 11, weight: 400, ink: "text-quiet", isTabular: true },
  "cell-weak": { size: 11, weight: 500, ink: "text-alert", isTabular: true },
  "cell-strong": { size: 11, weight: 600, ink: "text-heat", isTabular: true },
} as const satisfies Record<string, TextLook>;

export type TextLookName = keyof typeof TEXT_LOOKS;

/** How wide a text is in a look, in pixels. */
export type MeasureText = (text: string, look: TextLook) => number;

/** A place a pointer or the arrow keys can stop at, and what is read there. */
export type Stop = {
  x: number;
  y: number;
  width: number;
  height: number;
  name: string;
  readings: readonly Reading[];
};

export type Reading = {
  id: string;
  name: string;
  /** As it is written, and as it is read aloud: "(5)" and "−5". */
  text: string;
  said: string;
  ink?: Ink;
  /** Where the figure stands in the picture; nowhere when it is missing. */
  at?: { x: number; y: number };
};

/** The figures behind the picture, in ones. */
export type ChartTable = {
  /** What the rows are: "Month". */
  rowHeading: string;
  columns: readonly { id: string; name: string }[];
  rows: readonly { id: string; name: string; figures: readonly (number | null)[] }[];
  /** What the picture says beside its figures: the floor, notes at points. */
  notes: readonly string[];
  format: FigureFormat;
};

export type Drawing = {
  width: number;
  height: number;
  marks: readonly Mark[];
  stops: readonly Stop[];
  /** What the stops are, for who moves among them by key: "Month", "Bar", "Row". */
  stopKind: string;
  table: ChartTable;
  /** What a reader who cannot see it must know, in a sentence. */
  description: string;
  /** Currency and units, to be stated once beside the picture: "AUD ’000". */
  unit: string;
};
