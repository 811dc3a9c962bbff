/** What a chart is made from: plain figures, with null for what is missing. */
import type { SeriesNumber } from "./drawing.ts";
import type { Unit } from "./figure-text.ts";

export type Figures = readonly (number | null)[];

export type Series = {
  id: string;
  name: string;
  figures: Figures;
  /** The base case is 1; a scenario keeps its colour everywhere. */
  colour: SeriesNumber;
  /** Something to compare with: thin and grey. */
  isQuiet?: boolean;
};

type Said = {
  /** What the figures are: "Closing cash". */
  title: string;
  unit: Unit;
};

type Timed = {
  /** The labels of periods as the engine writes them: "Feb-27", "5 Jul-26", "FY27". */
  periods: readonly string[];
  /** How many of the periods are actual. */
  actualCount: number;
};

/** A line not to fall below: a cash floor, a covenant. */
export type Floor = { name: string; figure: number };

/** Words at a point of a series; its figure when none are given. */
export type Note = { series: string; index: number; text?: string };

/** Series in order of importance: when room is short, the last lose their labels first. */
export type LineChart = Said &
  Timed & {
    kind: "line";
    series: readonly Series[];
    floor?: Floor;
    notes?: readonly Note[];
    /** The last figure under each name. */
    hasEndFigures?: boolean;
    /** Lets the axis start near the figures, where only their movement matters. */
    isZeroLeftOut?: boolean;
  };

export type SparkLineChart = Said &
  Timed & { kind: "spark-line"; series: readonly Series[]; floor?: Floor };

/** Kinds made of rows take the height they need; the others take what they are given. */
export type Size = { width: number; height: number };
