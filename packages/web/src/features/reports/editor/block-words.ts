import type { ReportBlock, ReportTime } from "@app/engine/reports/report-document";
import type { BlockKind } from "./report-edits.ts";

export const KIND_NAMES: Record<BlockKind, string> = {
  heading: "Heading",
  commentary: "Commentary",
  keyFigures: "Key figures",
  lineChart: "Line chart",
  stackedBarChart: "Stacked bars",
  combinationChart: "Combination",
  waterfallChart: "Waterfall",
  statementTable: "Statement",
  varianceTable: "Variance",
  scenarioTable: "Scenarios",
  checks: "Checks",
  pageBreak: "Page break",
};

const EXCERPT_MAX = 32;

/** What a block is called in the list of a page's blocks. */
export function nameOfBlock(block: ReportBlock): string {
  if ("title" in block) return block.title || KIND_NAMES[block.kind];
  const words = wordsOfBlock(block);
  if (words === "") return KIND_NAMES[block.kind];
  const isCut = block.kind === "commentary" && words.length > EXCERPT_MAX;
  return isCut ? `${words.slice(0, EXCERPT_MAX).trimEnd()}…` : words;
}

/** What somebody wrote in it; nothing where it is figures. */
export function wordsOfBlock(block: ReportBlock): string {
  if (block.kind === "heading") return block.text;
  if (block.kind !== "commentary") return "";
  return block.paragraphs
    .flat()
    .map((run) => (run.kind === "figure" ? "…" : run.text))
    .join("")
    .trim();
}

/** Times by what is meant, which move on when the model rolls forward. */
export const TIME_NAMES = {
  thisFinancialYear: "This financial year",
  yearToDate: "Year to date",
  lastActual: "Last actual period",
  nextTwelve: "Next twelve periods",
  ahead: "All of the forecast",
  lastPeriod: "Last period of the forecast",
  all: "All periods",
} as const satisfies Record<Extract<ReportTime, { preset: unknown }>["preset"], string>;

export const UNIT_NAMES = {
  week: "By week",
  month: "By month",
  quarter: "By quarter",
  year: "By year",
} as const;

export const STATEMENT_NAMES = {
  profitAndLoss: "Profit and loss",
  balanceSheet: "Balance sheet",
  cashFlow: "Cash flow",
  cashFlowDirect: "Cash flow, direct",
} as const;

export const AGAINST_NAMES = {
  replacedForecast: "What had been forecast",
  yearBefore: "A year before",
  periodBefore: "The time before",
  base: "The base",
} as const;

export const TAKE_NAMES = {
  figure: "Its figure",
  lowest: "Its lowest",
  highest: "Its highest",
  lowestPeriod: "When it is lowest",
  highestPeriod: "When it is highest",
  difference: "How it differs",
  differencePercent: "How it differs, in percent",
} as const;

export const SCALE_NAMES = {
  ones: "Ones",
  thousands: "Thousands",
  millions: "Millions",
} as const;
