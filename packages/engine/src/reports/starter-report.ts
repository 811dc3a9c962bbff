/**
 * A report to begin with, made from any model: what a board or a bank asks first. Its words are
 * chosen by the figures they stand beside, and every figure in them is bound.
 */
import type { Cases } from "#scenarios/cases.ts";
import { type Desk, openDesks } from "./desk.ts";
import { readCell } from "./read-cell.ts";
import {
  REPORT_VERSION,
  type ReportBlock,
  type ReportCell,
  type ReportDocument,
  type ReportPage,
  type ReportTime,
  type Run,
} from "./report-document.ts";

const THIS_YEAR: ReportTime = { preset: "thisFinancialYear" };
const AHEAD: ReportTime = { preset: "ahead" };

export function starterReport(cases: Cases, title: string): ReportDocument {
  const { document } = cases.model;
  const [desk] = openDesks(cases, "ones", []);
  const pages = desk ? pagesOf(desk) : [];
  return {
    ...{ reportVersion: REPORT_VERSION, title, scale: "ones" },
    scenarios: document.scenarios.map(({ id }) => id),
    openedDrivers: [],
    why: "statements",
    pages: pages.map(withIds),
  };
}

/** What it is before it has ids, which count within the report. */
type Draft = ReportBlock extends infer Block
  ? Block extends unknown
    ? Omit<Block, "id">
    : never
  : never;
type DraftPage = { title: string; blocks: Draft[] };

function withIds({ title, blocks }: DraftPage, page: number): ReportPage {
  const id = `page-${page + 1}`;
  const named = blocks.map((block, index) => ({ ...block, id: `${id}-${index + 1}` }));
  return { id, title, blocks: named as ReportBlock[] };
}

function pagesOf(desk: Desk): DraftPage[] {
  const { document } = desk.model;
  const hasForecasts = (document.replacedForecasts ?? []).length > 0;
  // As many columns as stand beside each other on a page; a reader may ask for each month.
  const unit = document.timeline.unit === "week" ? ("month" as const) : ("quarter" as const);
  return [
    { title: "Summary", blocks: summaryOf(desk) },
    {
      title: "Cash",
      blocks: [
        {
          kind: "waterfallChart",
          title: "Where cash comes from and goes to",
          time: AHEAD,
          bridge: "cash",
        },
        {
          ...{ kind: "statementTable", title: "Cash flow", statements: ["cashFlow"] },
          ...{ time: THIS_YEAR, unit },
        },
      ],
    },
    {
      title: "Profit and loss",
      blocks: [
        {
          ...{ kind: "combinationChart", title: "Revenue and EBITDA", time: THIS_YEAR },
          ...{ bars: ["pl.revenue"], lines: ["pl.ebitda"] },
        },
        {
          ...{ kind: "statementTable", title: "Profit and loss", statements: ["profitAndLoss"] },
          ...{ time: THIS_YEAR, unit, hasKpis: document.kpis.length > 0 },
        },
        ...(hasForecasts ? [varianceBlock(desk)] : []),
      ],
    },
    {
      title: "Balance sheet",
      blocks: [
        {
          ...{ kind: "statementTable", title: "Balance sheet", statements: ["balanceSheet"] },
          ...{ time: { preset: "all" }, unit: "year" },
        },
      ],
    },
    ...(document.scenarios.length > 0 ? [scenariosPage()] : []),
    { title: "Checks", blocks: [{ kind: "checks" }] },
  ];
}

function varianceBlock({ model: { document } }: Desk): Draft {
  return {
    ...{ kind: "varianceTable", title: `Last ${document.timeline.unit} against forecast` },
    ...{ time: { preset: "lastActual" }, statement: "profitAndLoss", against: "replacedForecast" },
  };
}

function scenariosPage(): DraftPage {
  const table: Draft = {
    ...{ kind: "scenarioTable", title: "Scenarios side by side", statements: ["profitAndLoss"] },
    ...{ time: AHEAD, unit: "year" },
  };
  return { title: "Scenarios", blocks: [table] };
}

function summaryOf(desk: Desk): Draft[] {
  const hasActuals = desk.model.document.timeline.actualCount > 0;
  const time: ReportTime = hasActuals ? { preset: "yearToDate" } : THIS_YEAR;
  const revenue: ReportCell = { line: "pl.revenue", time };
  const ebitda: ReportCell = { line: "pl.ebitda", time };
  const cash: ReportCell = {
    line: "cf.closingCash",
    time: { preset: hasActuals ? "lastActual" : "lastPeriod" },
  };
  const lowest: ReportCell = { line: "cf.closingCash", time: AHEAD, take: "lowest" };
  return [
    {
      kind: "keyFigures",
      figures: [
        { label: "Revenue", cell: revenue, hasSpark: true, ...heldAgainst(desk, revenue) },
        { label: "EBITDA", cell: ebitda, hasSpark: true, ...heldAgainst(desk, ebitda) },
        { label: "Cash", cell: cash, hasSpark: true, ...heldAgainst(desk, cash) },
        { label: "Lowest cash ahead", cell: lowest, hasSpark: true },
      ],
    },
    {
      kind: "commentary",
      paragraphs: [tradingWords(desk, revenue, ebitda), cashWords(desk, lowest)],
    },
    {
      ...{ kind: "lineChart", title: "Closing cash", lines: ["cf.closingCash"] },
      time: desk.model.document.timeline.unit === "month" ? THIS_YEAR : { preset: "all" },
    },
  ];
}

/** The nearest thing that is known: what had been forecast, the year before, the time before. */
function heldAgainst(desk: Desk, cell: ReportCell) {
  const known = (["replacedForecast", "yearBefore", "periodBefore"] as const).find(
    (against) => readCell(desk, { ...cell, take: "difference", against })?.movement != null,
  );
  return known === undefined ? {} : { against: known };
}

const WAYS = {
  replacedForecast: { more: " ahead of forecast", less: " behind forecast", same: "as forecast" },
  yearBefore: {
    more: " more than a year before",
    less: " less than a year before",
    same: "as a year before",
  },
  periodBefore: { more: " more than before", less: " less than before", same: "as before" },
} as const;

function tradingWords(desk: Desk, revenue: ReportCell, ebitda: ReportCell): Run[] {
  const period = readCell(desk, revenue)?.period ?? "";
  return [
    words(`Revenue for ${period} is `),
    bound(revenue),
    ...movedWords(desk, revenue),
    words(". EBITDA is "),
    bound(ebitda),
    ...movedWords(desk, ebitda),
    words("."),
  ];
}

function movedWords(desk: Desk, cell: ReportCell): Run[] {
  const { against } = heldAgainst(desk, cell);
  if (!against) return [];
  const difference: ReportCell = { ...cell, take: "difference", against, isSize: true };
  const { movement = 0, text } = readCell(desk, difference) ?? {};
  const ways = WAYS[against];
  if (!movement || text === "0") return [words(`, ${ways.same}`)];
  return [words(", "), bound(difference), words(movement > 0 ? ways.more : ways.less)];
}

function cashWords(desk: Desk, lowest: ReportCell): Run[] {
  const { movement } = readCell(desk, lowest) ?? {};
  const isFalling = movement != null && movement < 0;
  const end: ReportCell = { line: "cf.closingCash", time: { preset: "lastPeriod" } };
  return [
    words(isFalling ? "Cash falls to " : "Cash ahead is never below "),
    bound(lowest),
    words(", in "),
    bound({ ...lowest, take: "lowestPeriod" }),
    words(", and is "),
    bound(end),
    words(" at the end of the forecast."),
  ];
}

function words(text: string): Run {
  return { kind: "words", text };
}

function bound(cell: ReportCell): Run {
  return { kind: "figure", cell };
}
