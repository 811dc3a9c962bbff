/** A report with its figures: plain values that a screen, a PDF and slides draw, and add nothing up. */
import type { LineId } from "#lines/expression.ts";
import type { TableColumn, TableRow } from "#tables/table.ts";

/** What a reader sees of one case. */
export type RenderedCase = {
  /** "base" or a scenario's id. */
  key: string;
  name: string;
  /** As the document gives it; the drawer chooses where it does not. */
  colour?: number;
  checks: RenderedChecks;
  pages: { id: string; title: string; blocks: RenderedBlock[] }[];
};

/** Stands above every report, whether its author put a block of checks in it or not. */
export type RenderedChecks = {
  /** The figures do not hold; `faults` says why. */
  isBlocked: boolean;
  faults: string[];
  items: RenderedCheck[];
};

export type RenderedCheck = {
  name: string;
  class: "error" | "sensitivity" | "alert";
  isBroken: boolean;
  /** The first period in which it is broken, and in how many it is. */
  period?: string;
  periodCount?: number;
};

/** What explains a figure: a line over periods, first and last, of a case. */
export type RenderedReference = { line: LineId; case: string; from: number; to: number };

export type RenderedRun =
  | { kind: "words"; text: string }
  | {
      kind: "figure";
      text: string;
      /** Exact; null for the name of a period, and where there is nothing honest to say. */
      figure: number | null;
      /** "Revenue, Jul-26 to Oct-26". */
      name: string;
      reference?: RenderedReference;
      /** Why the words beside it, or the figure itself, want another look. */
      warning?: string;
    }
  /** A figure that moves with nothing; `isKept` where its author says so. */
  | { kind: "typed"; text: string; isKept: boolean };

export type RenderedKeyFigure = {
  label: string;
  /** "Jul-26 to Oct-26". */
  period: string;
  text: string;
  figure: number | null;
  reference?: RenderedReference;
  /** "15,207 ahead of forecast", and whether that is good. */
  note?: string;
  isGood?: boolean;
  spark?: RenderedChart;
};

type Series = {
  id: string;
  name: string;
  figures: (number | null)[];
  colour: number;
  /** What a what-if is held against. */
  isQuiet?: boolean;
};
type Floor = { name: string; figure: number };
type Drawn = { title: string; unit: { name?: string; kind?: "amount" | "percent" } };
type Timed = { periods: string[]; actualCount: number };

/** What the package of charts draws, figure by figure. */
export type RenderedChart =
  | (Drawn & Timed & { kind: "line" | "spark-line"; series: Series[]; floor?: Floor })
  | (Drawn & Timed & { kind: "stacked-bar"; series: Series[] })
  | (Drawn & Timed & { kind: "combination"; bars: Series[]; lines: Series[]; floor?: Floor })
  | (Drawn & {
      kind: "waterfall";
      opening: { name: string; figure: number | null };
      changes: { id: string; name: string; figure: number | null }[];
      closing: { name: string };
    });

export type RenderedTable = {
  title: string;
  /** "AUD ’000". */
  unit: string;
  columns: (Pick<TableColumn, "case" | "from" | "to" | "standing" | "role"> & {
    upper: string;
    lower: string;
  })[];
  rows: (Pick<TableRow, "key" | "label" | "level" | "kind" | "isFinal" | "isZero"> & {
    line?: LineId;
    isPercent: boolean;
    /** Exact, column by column; null where there is nothing honest to say. */
    figures: (number | null)[];
    texts: string[];
    /** Of differences: whether each is good news; null where it is neither. */
    isGood?: (boolean | null)[];
  })[];
};

export type RenderedBlock = { id: string } & (
  | { kind: "heading"; text: string }
  | { kind: "commentary"; caseName: string; paragraphs: RenderedRun[][] }
  | { kind: "keyFigures"; figures: RenderedKeyFigure[] }
  | { kind: "chart"; chart: RenderedChart }
  | { kind: "table"; table: RenderedTable }
  | { kind: "checks" }
  | { kind: "pageBreak" }
  /** What it names is not in the model by now, in words. */
  | { kind: "missing"; text: string }
);
