import { describe, expect, test } from "vitest";
import { buildModel } from "#build/build-model.ts";
import { exampleModels } from "#examples/examples.ts";
import { casesOf } from "#scenarios/cases.ts";
import type { StarterModel } from "#starters/starter.ts";
import { starterModels } from "#starters/starters.ts";
import { tableCompanyCases } from "#testing/table-company.ts";
import { renderReport, unitsOfReport } from "./render-report.ts";
import type { RenderedBlock, RenderedRun } from "./rendered-report.ts";
import {
  REPORT_VERSION,
  type ReportBlock,
  type ReportCell,
  type ReportDocument,
  type Run,
} from "./report-document.ts";
import { starterReport } from "./starter-report.ts";

const cases = tableCompanyCases();

function reportOf(...blocks: ReportBlock[]): ReportDocument {
  return {
    reportVersion: REPORT_VERSION,
    title: "Board report",
    scale: "ones",
    scenarios: ["dry"],
    openedDrivers: [],
    pages: [{ id: "p", title: "Summary", blocks }],
  };
}

function rendered(block: ReportBlock, reading = "base"): RenderedBlock {
  const found = renderReport(reportOf(block), cases).find(({ key }) => key === reading);
  return found?.pages[0]?.blocks[0] as RenderedBlock;
}

function said(...runs: Run[]): RenderedRun[] {
  const block = rendered({ id: "b", kind: "commentary", paragraphs: [runs] });
  return block.kind === "commentary" ? (block.paragraphs[0] ?? []) : [];
}

const words = (text: string): Run => ({ kind: "words", text });
const bound = (cell: ReportCell): Run => ({ kind: "figure", cell });
const AUGUST = { from: "2026-08-01", to: "2026-08-31" };
const sales = (take?: ReportCell["take"]): ReportCell => ({
  ...{ line: "pl.revenue", time: AUGUST, against: "replacedForecast", isSize: true },
  ...(take ? { take } : {}),
});

describe("commentary", () => {
  test("August sold 110, which is 10 ahead of the 100 that were forecast: the words hold", () => {
    const runs = said(
      words("Sales were "),
      bound(sales()),
      words(", "),
      bound(sales("difference")),
      words(" ahead of forecast."),
    );
    expect(runs).toMatchObject([
      { text: "Sales were " },
      { text: "110", figure: 110, name: "Revenue, Aug-26" },
      { text: ", " },
      { text: "10", figure: expect.closeTo(9.6, 9) },
      { text: " ahead of forecast." },
    ]);
    expect(runs.some((run) => "warning" in run)).toBe(false);
  });

  test("“fell” beside sales that rose by 10 is flagged, and so is “rose to” beside what fell", () => {
    const fell = said(words("Sales fell by "), bound(sales("difference")), words("."));
    expect(fell[1]).toMatchObject({ warning: "The words say “fell”, but it rose." });
    const september = { from: "2026-09-01", to: "2026-09-30" };
    const rose = said(words("Sales rose to "), bound({ line: "pl.revenue", time: september }));
    expect(rose[1]).toMatchObject({
      text: "100",
      warning: "The words say “rose”, but it fell.",
    });
  });

  test("each of two differences answers to the word beside it: wages of 40 are 7 above 33", () => {
    const wages: ReportCell = { ...sales("difference"), line: "pl.account.wages" };
    const runs = said(
      words("Sales rose "),
      bound(sales("difference")),
      words(" and wages fell "),
      bound(wages),
      words("."),
    );
    expect(runs[1]).not.toHaveProperty("warning");
    expect(runs[3]).toMatchObject({ text: "7", warning: "The words say “fell”, but it rose." });
  });

  test("a direction in another sentence is not the figure's", () => {
    const runs = said(words("Rents fell. Sales moved by "), bound(sales("difference")), words("."));
    expect(runs[1]).not.toHaveProperty("warning");
  });

  test("what is counted in thousands says so in words and on cards: sales of 146,700 are 147k, and no price is", () => {
    const large = tableCompanyCases({
      actuals: { sales: [-146_700, 0], wages: [0, 0], rentCost: [0, 0], cash: [146_700, 0] },
    });
    const july = { from: "2026-07-01", to: "2026-07-31" };
    const cell: ReportCell = { line: "pl.revenue", time: july };
    const margin: ReportCell = { line: "kpi.margin", time: july };
    const report = {
      ...reportOf(
        { id: "w", kind: "commentary", paragraphs: [[bound(cell), bound(margin)]] },
        { id: "k", kind: "keyFigures", figures: [{ label: "Revenue", cell }] },
      ),
      scale: "thousands" as const,
    };
    const [said, cards] = renderReport(report, large)[0]?.pages[0]?.blocks ?? [];
    expect(said).toMatchObject({ paragraphs: [[{ text: "147k" }, { text: "100.0%" }]] });
    expect(cards).toMatchObject({ figures: [{ text: "147k" }] });
  });

  test("1.2m is one typed figure, and a bracket that nobody opened is not part of one", () => {
    const typed = said(words("Sales of 1.2m, costs of (340k) and f(1)."))
      .filter(({ kind }) => kind === "typed")
      .map(({ text }) => text);
    expect(typed).toEqual(["1.2m", "(340k)", "1"]);
  });

  test("a typed figure is marked unless its author keeps it; years, days, FY27 and Feb-27 are none", () => {
    const runs = said(
      words("In FY27, Q3 and Feb-27, by 31 October 2026, the audit cost 4,800 or 2.5% of "),
      { kind: "typed", text: "192,000" },
      words(" in 2026."),
    );
    expect(runs.filter(({ kind }) => kind === "typed")).toEqual([
      { kind: "typed", text: "4,800", isKept: false },
      { kind: "typed", text: "2.5%", isKept: false },
      { kind: "typed", text: "192,000", isKept: true },
    ]);
  });

  test("a figure whose line is gone says so, and a budget nobody kept is not made up", () => {
    const gone = said(bound({ line: "pl.gone", time: AUGUST }));
    expect(gone).toMatchObject([
      { text: "…", figure: null, warning: expect.stringContaining("gone") },
    ]);
    const july = { from: "2026-07-01", to: "2026-07-31" };
    const unknown = said(bound({ ...sales("difference"), time: july }));
    expect(unknown).toMatchObject([{ text: "…", figure: null }]);
  });

  test("words speak of their own case, whichever is read", () => {
    const october = { from: "2026-10-01", to: "2026-10-31" };
    const block: ReportBlock = {
      ...{ id: "b", kind: "commentary" },
      paragraphs: [[bound({ line: "pl.revenue", time: october })]],
    };
    expect(rendered(block, "dry")).toMatchObject({
      caseName: "Base",
      paragraphs: [[{ text: "100" }]],
    });
    expect(rendered({ ...block, scenario: "dry" })).toMatchObject({
      ...{ caseName: "Dry winter", paragraphs: [[{ text: "90" }]] },
    });
  });
});

test("a card reads July and August as 210 with what it is held against, of the case that is read", () => {
  const block: ReportBlock = {
    ...{ id: "k", kind: "keyFigures" },
    figures: [
      {
        label: "Sales",
        cell: { line: "pl.revenue", time: { preset: "yearToDate" } },
        hasSpark: true,
      },
      { label: "August", cell: sales(), against: "replacedForecast" },
      {
        label: "Lowest",
        cell: { line: "pl.revenue", time: { preset: "ahead" }, take: "lowest" },
      },
    ],
  };
  expect(rendered(block)).toMatchObject({
    figures: [
      {
        ...{ text: "210", period: "Jul-26 to Aug-26", figure: expect.closeTo(210.4, 9) },
        spark: {
          ...{ kind: "spark-line", actualCount: 2 },
          series: [{ figures: [100.4, 110, 100.4, 100.4, 100.4, 100.4] }],
        },
      },
      { text: "110", note: "10 ahead of forecast", isGood: true },
      { text: "100" },
    ],
  });
  expect(rendered(block, "dry")).toMatchObject({
    figures: [{}, {}, { text: "90", period: "Oct-26", figure: expect.closeTo(90.36, 9) }],
  });
});

test("a bridge of cash leads from 1,000 to 1,070.39, in whole units that add up to the 1,070 of the statement", () => {
  const block: ReportBlock = {
    ...{ id: "w", kind: "waterfallChart", title: "Cash", bridge: "cash" },
    time: { preset: "yearToDate" },
  };
  const shown = rendered(block);
  if (shown.kind !== "chart" || shown.chart.kind !== "waterfall") throw new Error("no bridge");
  const { opening, changes, closing } = shown.chart;
  expect(opening).toEqual({ name: "Opening cash, Jul-26", figure: 1000 });
  expect(changes.map(({ id, figure }) => [id, figure])).toEqual([
    ["cfd.customers", 210],
    ["cfd.suppliers", -67],
    ["cfd.employees", -73],
  ]);
  expect(closing.name).toBe("Closing cash, Aug-26");
  const sum = changes.reduce((total, { figure }) => total + (figure ?? 0), opening.figure ?? 0);
  expect(sum).toBe(1070);
});

test("a bridge of profit takes 73 of costs from 110 in August, of 73.34", () => {
  const block: ReportBlock = {
    ...{ id: "w", kind: "waterfallChart", title: "Profit", bridge: "profit", time: AUGUST },
  };
  expect(rendered(block)).toMatchObject({
    chart: {
      opening: { figure: 110 },
      changes: [{ id: "pl.operatingExpenses", figure: -73 }],
    },
  });
});

test("tables say texts and exact figures, differences whether they are good", () => {
  const table = rendered({
    ...{ id: "v", kind: "varianceTable", title: "August", time: AUGUST },
    ...{ statement: "profitAndLoss", against: "replacedForecast" },
  });
  if (table.kind !== "table") throw new Error("no table");
  const row = (key: string) => table.table.rows.find((each) => each.key === key);
  expect(row("pl.revenue")).toMatchObject({
    ...{ texts: ["110", "100", "10", "9.6%"], isGood: [null, null, true, true] },
  });
  expect(row("pl.account.wages")).toMatchObject({
    texts: ["(40)", "(33)", "(7)", "(20.0%)"],
    isGood: [null, null, false, false],
  });
});

test("scenarios stand beside the base, and a chart follows the reader's unit", () => {
  const report = reportOf(
    {
      ...{ id: "s", kind: "scenarioTable", title: "Scenarios", statements: ["profitAndLoss"] },
      ...{ time: { from: "2026-10-01", to: "2026-10-31" } },
    },
    {
      ...{ id: "l", kind: "lineChart", title: "Sales", lines: ["pl.revenue"] },
      time: { preset: "all" },
    },
  );
  const [base] = renderReport(report, cases, "quarter");
  const [table, chart] = base?.pages[0]?.blocks ?? [];
  expect(table).toMatchObject({
    table: { columns: [{ case: "base" }, { case: "dry" }, { role: "difference" }] },
  });
  expect(chart).toMatchObject({
    chart: {
      periods: ["Q1 FY27", "Q2 FY27"],
      series: [{ figures: [310.8, expect.closeTo(301.2, 9)] }],
    },
  });
  expect(unitsOfReport(cases)).toEqual(["month", "quarter", "year"]);
});

test("a time beyond the model is told and not cut short", () => {
  const block = rendered({
    ...{ id: "s", kind: "statementTable", title: "Later", statements: ["profitAndLoss"] },
    time: { from: "2026-12-01", to: "2027-03-31" },
  });
  expect(block).toEqual({
    ...{ id: "s", kind: "missing" },
    text: "The model has not all of the time of “Later”.",
  });
});

test("every case tells its checks and why it is blocked, whatever blocks there are", () => {
  const [base] = renderReport(reportOf(), cases);
  expect(base?.checks).toMatchObject({ isBlocked: false, faults: [] });
  expect(base?.checks.items.every(({ isBroken }) => !isBroken)).toBe(true);
  const broken = tableCompanyCases({
    checks: [{ id: "floor", name: "Sales above 105", class: "alert", formula: "pl.revenue < 105" }],
    actuals: { sales: [-100.4] },
  });
  const [told] = renderReport(reportOf(), broken);
  expect(told?.checks.isBlocked).toBe(true);
  expect(told?.checks.items.find(({ name }) => name === "Sales above 105")).toMatchObject({
    ...{ class: "alert", isBroken: true, period: "Jul-26" },
  });
});

describe("a starter report", () => {
  test("tells the year so far, what lies ahead, and every figure in it is bound", () => {
    const report = starterReport(cases, "Board report");
    expect(report.pages.map(({ title }) => title)).toEqual([
      "Summary",
      "Cash",
      "Profit and loss",
      "Balance sheet",
      "Scenarios",
      "Checks",
    ]);
    const [base] = renderReport(report, cases);
    const block = base?.pages[0]?.blocks[1];
    const text = block?.kind === "commentary" ? block.paragraphs : [];
    expect(text.map((runs) => runs.map((run) => run.text).join(""))).toEqual([
      "Revenue for Jul-26 to Aug-26 is 210. EBITDA is 70.",
      "Cash ahead is never below 1,104, in Sep-26, and is 1,205 at the end of the forecast.",
    ]);
  });

  const made = [
    ...exampleModels.map(({ name, document }) => ({ name, document: document() })),
    ...starterModels.map((starter) => ({ name: starter.name, document: madeFrom(starter) })),
  ];
  test.each(made)("of $name renders whole: no flag, no gap and no typed figure", ({ document }) => {
    const model = casesOf(buildModel(document));
    const report = starterReport(model, document.name);
    const text = JSON.stringify(renderReport(report, model));
    expect(text.match(/"missing"|"warning"|"isKept":false|NaN/)?.[0]).toBeUndefined();
  });
});

function madeFrom({ make, name, timeSeries: [timeSeries] }: StarterModel) {
  const start = timeSeries.unit === "week" ? "2026-06-29" : "2026-07-01";
  return make({ name, timeSeries, start, currency: "AUD", yearEndMonth: 6 });
}
