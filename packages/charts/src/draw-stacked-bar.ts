import { drawTotals } from "./bar-totals.ts";
import { barBoxes, barsMark, besideSpans, lastMiddle, reachOf, stackedSpans } from "./bars.ts";
import type { Figures, Series, Size, StackedBarChart } from "./chart.ts";
import { describeLines } from "./describe.ts";
import type { Drawing, MeasureText, Reading } from "./drawing.ts";
import { drawEndNames } from "./end-names.ts";
import { formatFor, isFigure, readingTexts, unitText } from "./figure-text.ts";
import { fillEntry } from "./legend.ts";
import { measureInter } from "./measure-text.ts";
import { periodKind } from "./period-label.ts";
import { putZero } from "./plot.ts";
import { inkOf } from "./series-look.ts";
import { endNameOf, openTimedFrame } from "./timed-frame.ts";
import { readingsAt, timedTable, withinPeriods } from "./timed-table.ts";

/** What a sum is made of, period by period; below zero the bars go down. */
export function drawStackedBar(
  chart: StackedBarChart,
  size: Size,
  measure: MeasureText = measureInter,
): Drawing {
  const { periods, actualCount, isSideBySide = false } = chart;
  const series = withinPeriods(chart.series, periods);
  const spans = isSideBySide
    ? besideSpans(series, periods.length)
    : stackedSpans(series, periods.length);
  const reaches = periods.map((_, index) => reachOf(spans, index));
  const figures = reaches.flatMap(({ least, most }) => [least, most]);
  const format = formatFor(chart.unit, figures);
  const frame = openTimedFrame({
    size,
    measure,
    periods,
    actualCount,
    figures: series.length > 0 ? figures : [],
    format,
    endNames:
      series.length > 1
        ? series.map((each) => endNameOf(each, fillEntry(each.id, each.name, inkOf(each))))
        : [],
    isBanded: true,
  });
  const { sheet, xs, distance, values } = frame;
  const among = isSideBySide ? Math.max(1, series.length) : 1;
  for (const [order, each] of series.entries()) {
    const boxes = barBoxes(xs, distance, { order: isSideBySide ? order : 0, among });
    sheet.put(barsMark({ series: each, boxes, spans: spans[order] ?? [], values }));
  }
  putZero(sheet, frame.plot, values);
  drawEndNames(frame, (id) =>
    lastMiddle(spans[series.findIndex((each) => each.id === id)] ?? [], values),
  );
  const totals = totalsOf(series, periods.length);
  const hasTotals = !isSideBySide;
  if (hasTotals) {
    drawTotals(
      frame,
      reaches.map((reach, index) => ({ ...reach, figure: totals[index] ?? 0 })),
      format,
    );
  }

  const total = { id: "total", name: "Total", colour: 1, figures: totals } as const;
  const columns = hasTotals && series.length > 1 ? [...series, total] : series;
  return {
    ...size,
    marks: sheet.marks(),
    stops: frame.stops((index): Reading[] => {
      const parts = readingsAt(series, [], format, index);
      if (columns === series) return parts;
      const texts = readingTexts(totals[index] ?? null, format);
      return [...parts, { id: "total", name: "Total", ...texts }];
    }),
    stopKind: periodKind(periods),
    table: { ...timedTable(periods, columns), notes: [], format },
    description: describeLines(
      { ...chart, series: hasTotals ? [total] : series },
      undefined,
      format,
    ),
    unit: unitText(format),
  };
}

/** Missing where every part is. */
function totalsOf(series: readonly Series[], count: number): Figures {
  return Array.from({ length: count }, (_, period) => {
    const parts = series.map(({ figures }) => figures[period]).filter(isFigure);
    return parts.length > 0 ? parts.reduce((sum, part) => sum + part, 0) : null;
  });
}
