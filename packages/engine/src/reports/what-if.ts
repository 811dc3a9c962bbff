/**
 * What a reader tries with the drivers that an author opened: a scenario on top of the base, worked out
 * as every other one and kept nowhere.
 */
import { buildModel } from "#build/build-model.ts";
import { seriesOf } from "#calculate/sheet.ts";
import type { ModelDocument } from "#model/document.ts";
import { casesOf } from "#scenarios/cases.ts";
import { freeScenarioId } from "#scenarios/scenario-id.ts";
import type { TimeUnit } from "#time/timeline.ts";
import { figureText } from "#why/driver-words.ts";
import { renderReport } from "./render-report.ts";
import type { RenderedCase, RenderedChart } from "./rendered-report.ts";
import type { OpenedDriver, ReportDocument } from "./report-document.ts";

/** What each driver is moved to, by its line: a factor or an addition, as the author opened it. */
export type WhatIfSettings = Readonly<Record<string, number>>;

export type WhatIfDriver = OpenedDriver & { name: string; isPercent: boolean };

/** A driver that is gone from the model is left out. */
export function whatIfDrivers(report: ReportDocument, document: ModelDocument): WhatIfDriver[] {
  return report.openedDrivers.flatMap((opened) => {
    const driver = document.drivers.find(({ id }) => id === opened.line);
    return driver ? [{ ...opened, name: driver.name, isPercent: driver.unit === "percent" }] : [];
  });
}

export type OfferedDriver = WhatIfDriver & {
  /** What the model has ahead, "45 days" or "40 to 45 days". */
  planned: string;
};

/** What a reader is offered, with what each driver is as long as nobody moves it. */
export function offeredDrivers(report: ReportDocument, document: ModelDocument): OfferedDriver[] {
  const { model, base } = casesOf(buildModel(document));
  const { actualCount, periodCount } = document.timeline;
  const from = Math.min(actualCount, periodCount - 1);
  return whatIfDrivers(report, document).map((driver) => {
    const { line } = driver;
    const ahead = [...seriesOf(model.program, base, line)].slice(from);
    const unit = document.drivers.find(({ id }) => id === line)?.unit ?? "count";
    const ends = [Math.min(...ahead), Math.max(...ahead)].map((end) =>
      end === 0 ? "0" : figureText(end, unit),
    );
    const planned = `${[...new Set(ends)].join(" to ")}${unit === "days" ? " days" : ""}`;
    return { ...driver, planned };
  });
}

const NAME = "Your what-if";

/** From the first period ahead on, and never further than the author let it: what happened stays. */
export function renderWhatIf(
  report: ReportDocument,
  document: ModelDocument,
  settings: WhatIfSettings,
  unit?: TimeUnit,
): RenderedCase | undefined {
  const id = freeScenarioId(document.scenarios, NAME);
  const from = document.timeline.actualCount;
  const overrides = whatIfDrivers(report, document).flatMap(({ line, mode, least, most }) => {
    const value = settings[line];
    if (value === undefined || !Number.isFinite(value)) return [];
    return [{ line, mode, value: Math.min(Math.max(value, least), most), from }];
  });
  const tried = { ...document, scenarios: [...document.scenarios, { id, name: NAME, overrides }] };
  const own = { ...report, scenarios: [id] };
  const [base, view] = renderReport(own, casesOf(buildModel(tried)), unit);
  return base && view && besideBase(view, base);
}

/** A chart of one line shows what it would be without. */
function besideBase(view: RenderedCase, base: RenderedCase): RenderedCase {
  const pages = view.pages.map((page, at) => ({
    ...page,
    blocks: page.blocks.map((block, index) => {
      const other = base.pages[at]?.blocks[index];
      if (block.kind !== "chart" || other?.kind !== "chart") return block;
      return { ...block, chart: chartBeside(block.chart, other.chart) };
    }),
  }));
  return { ...view, pages };
}

function chartBeside(chart: RenderedChart, base: RenderedChart): RenderedChart {
  const [own, ...others] = chart.kind === "line" ? chart.series : [];
  const [without] = base.kind === "line" ? base.series : [];
  if (chart.kind !== "line" || !own || !without || others.length > 0) return chart;
  const quiet = { ...without, id: `${without.id} base`, name: "Base", isQuiet: true };
  return { ...chart, series: [{ ...own, name: "Yours" }, quiet] };
}
