/** What a chart is made from: plain figures; null, NaN and what is infinite are missing. */
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

export type StackedBarChart = Said &
  Timed & {
    kind: "stacked-bar";
    series: readonly Series[];
    /** Beside one another, where cases are compared and a sum would mean nothing. */
    isSideBySide?: boolean;
  };

/** Bars and lines on one axis; a second axis would let any two things look alike. */
export type CombinationChart = Said &
  Timed & {
    kind: "combination";
    bars: readonly Series[];
    lines: readonly Series[];
    /** Bars are differences: what is above zero is good, what is below is not. */
    hasSignedBars?: boolean;
    floor?: Floor;
  };

/** The closing figure is not given: it is the opening one and the changes. */
export type WaterfallChart = Said & {
  kind: "waterfall";
  opening: { name: string; figure: number | null };
  changes: readonly { id: string; name: string; figure: number | null }[];
  closing: { name: string };
};

/** Where runs with random drivers lie. Percentiles are null in actual periods. */
export type FanChart = Said &
  Timed & {
    kind: "fan";
    /** Actual figures, then the median. */
    median: Figures;
    p5: Figures;
    p25: Figures;
    p75: Figures;
    p95: Figures;
    floor?: Floor;
    runCount: number;
  };

/** How far a figure moves when each driver changes alone. */
export type TornadoChart = Said & {
  kind: "tornado";
  base: { name: string; figure: number | null };
  floor?: Floor;
  rows: readonly {
    id: string;
    name: string;
    /** Each change in words: "5 more", "5 fewer". */
    changes: readonly [first: string, second: string];
    /** The figure after one change and after the other. */
    first: number | null;
    second: number | null;
  }[];
};

/** 0 is below the floor, 1 is near it, 2 is enough. */
export type Level = 0 | 1 | 2;

export type MatrixChart = Said & {
  kind: "matrix";
  /** What the rows are: "Client". */
  rowHeading: string;
  columns: readonly string[];
  levelNames: readonly [string, string, string];
  rows: readonly { id: string; name: string; figures: Figures; levels: readonly Level[] }[];
};

export type SparkLineChart = Said &
  Timed & { kind: "spark-line"; series: readonly Series[]; floor?: Floor };

export type Chart =
  | LineChart
  | StackedBarChart
  | CombinationChart
  | WaterfallChart
  | FanChart
  | TornadoChart
  | MatrixChart
  | SparkLineChart;

/** Kinds made of rows take the height they need; the others take what they are given. */
export type Size = { width: number; height: number };
