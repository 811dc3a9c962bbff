/**
 * A report as its author makes it: pages of blocks that name lines, stretches of time and cases of a
 * model, and hold no figure themselves. What they come to is rendered from a calculated model.
 */
import type { LineId } from "#lines/expression.ts";
import type { StatementKey } from "#statements/statement.ts";
import type { Preset } from "#tables/spans.ts";
import type { Scale } from "#tables/table.ts";
import type { TimeUnit } from "#time/timeline.ts";

export const REPORT_VERSION = 1;

export type ReportDocument = {
  reportVersion: typeof REPORT_VERSION;
  title: string;
  /** What amounts are counted in, in every block. */
  scale: Scale;
  /** The scenarios a reader can flip to besides the base, by id; one that is gone is left out. */
  scenarios: string[];
  /** Drivers that a reader may move, and how far. */
  openedDrivers: OpenedDriver[];
  /** How far readers may ask why: through the statements, or down to the drivers. Unsaid, not at all. */
  why?: "statements" | "drivers";
  pages: ReportPage[];
};

export type ReportPage = { id: string; title: string; blocks: ReportBlock[] };

/** "scale" multiplies the line and "shift" adds to it, from `least` to `most`. */
export type OpenedDriver = { line: LineId; mode: "scale" | "shift"; least: number; most: number };

/**
 * By what is meant, so that it moves on when the model rolls forward, or by days: every period with
 * a day between them.
 */
export type ReportTime =
  | { preset: Preset | "lastActual" | "ahead" | "lastPeriod" }
  | { from: string; to: string };

/** What a figure is held against. */
export type Against = "periodBefore" | "yearBefore" | "replacedForecast" | "base";

/** A figure of the model that words or a card are bound to. */
export type ReportCell = {
  line: LineId;
  time: ReportTime;
  /** "base" or a scenario's id; the case that is read when unsaid. */
  scenario?: string;
  /** The line's own figure when unsaid; lowest and highest are of single periods. */
  take?:
    | "lowest"
    | "highest"
    | "lowestPeriod"
    | "highestPeriod"
    | "difference"
    | "differencePercent";
  /** For a difference. */
  against?: Against;
  /** Written without its sign, as the words beside it tell the direction. */
  isSize?: boolean;
};

/** Words; a bound figure; or a figure that its author keeps as it was typed. */
export type Run =
  | { kind: "words"; text: string }
  | { kind: "figure"; cell: ReportCell }
  | { kind: "typed"; text: string };

export type KeyFigure = { label: string; cell: ReportCell; against?: Against; hasSpark?: boolean };

type Timed = { title: string; time: ReportTime; unit?: TimeUnit };

export type ReportBlock = { id: string } & (
  | { kind: "heading"; text: string }
  /** Words speak of one case, the base when unsaid, whichever the reader flips to. */
  | { kind: "commentary"; paragraphs: Run[][]; scenario?: string }
  | { kind: "keyFigures"; figures: KeyFigure[] }
  | ({ kind: "lineChart" | "stackedBarChart"; lines: LineId[] } & Timed)
  | ({ kind: "combinationChart"; bars: LineId[]; lines: LineId[] } & Timed)
  | { kind: "waterfallChart"; title: string; time: ReportTime; bridge: "cash" | "profit" }
  | ({ kind: "statementTable"; statements: StatementKey[]; hasKpis?: boolean } & Timed)
  | {
      kind: "varianceTable";
      title: string;
      time: ReportTime;
      statement: StatementKey;
      against: "yearBefore" | "replacedForecast" | "base";
    }
  | ({ kind: "scenarioTable"; statements: StatementKey[]; hasKpis?: boolean } & Timed)
  | { kind: "checks" }
  | { kind: "pageBreak" }
);
