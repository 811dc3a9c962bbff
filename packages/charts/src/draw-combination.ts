import { barBoxes, barsMark, lastMiddle, reachOf, signedBarsMarks, stackedSpans } from "./bars.ts";
import type { CombinationChart, Size } from "./chart.ts";
import { describeLines } from "./describe.ts";
import type { Drawing, MeasureText } from "./drawing.ts";
import { drawEndNames, lastHeight } from "./end-names.ts";
import { formatFor, unitText } from "./figure-text.ts";
import { drawFloor, floorNotes } from "./floor-line.ts";
import { fillEntry, lineEntry } from "./legend.ts";
import { placesOf, seriesMarks } from "./lines.ts";
import { measureInter } from "./measure-text.ts";
import { periodKind } from "./period-label.ts";
import { putZero } from "./plot.ts";
import { readFloor } from "./read-figures.ts";
import { inkOf } from "./series-look.ts";
import { endNameOf, openTimedFrame } from "./timed-frame.ts";
import { readingsAt, timedTable, withinPeriods } from "./timed-table.ts";

/** What moves in a period as bars, where it leads as lines, on one axis. */
export function drawCombination(
  chart: CombinationChart,
  size: Size,
  measure: MeasureText = measureInter,
): Drawing {
  const { periods, actualCount, hasSignedBars = false } = chart;
  const floor = readFloor(chart.floor);
  const bars = withinPeriods(chart.bars, periods);
  const lines = withinPeriods(chart.lines, periods);
  const spans = stackedSpans(bars, periods.length);
  const reaches = periods.map((_, index) => reachOf(spans, index));
  const figures = [
    ...reaches.flatMap(({ least, most }) => [least, most]),
    ...lines.flatMap((line) => line.figures),
  ];
  const format = formatFor(chart.unit, floor ? [...figures, floor.figure] : figures);
  const part = actualCount < periods.length ? "forecast" : "actual";
  const frame = openTimedFrame({
    size,
    measure,
    periods,
    actualCount,
    figures,
    floor,
    format,
    endNames: [
      ...lines.map((line, index) => endNameOf(line, lineEntry(line, part, index > 0))),
      ...bars.map((bar) =>
        endNameOf(bar, fillEntry(bar.id, bar.name, hasSignedBars ? "positive" : inkOf(bar))),
      ),
    ],
    isBanded: true,
  });
  const { sheet, xs, distance, values } = frame;
  const boxes = barBoxes(xs, distance, { order: 0, among: 1 });
  for (const [order, bar] of bars.entries()) {
    const own = { series: bar, boxes, spans: spans[order] ?? [], values };
    sheet.put(...(hasSignedBars ? signedBarsMarks(own) : [barsMark(own)]));
  }
  putZero(sheet, frame.plot, values);
  const places = lines.map((line) => placesOf(line.figures, xs, values));
  if (floor) drawFloor(frame, floor, format, places);
  sheet.put(...seriesMarks(lines, places, actualCount, distance));
  drawEndNames(frame, (id) => {
    const line = lines.findIndex((each) => each.id === id);
    if (line >= 0) return lastHeight(places[line] ?? []);
    return lastMiddle(spans[bars.findIndex((each) => each.id === id)] ?? [], values);
  });

  const series = [...lines, ...bars];
  return {
    ...size,
    marks: sheet.marks(),
    stops: frame.stops((index) => readingsAt(series, places, format, index)),
    stopKind: periodKind(periods),
    table: { ...timedTable(periods, series), notes: floorNotes(floor, format), format },
    description: describeLines({ periods, series, title: titleOf(chart) }, floor, format),
    unit: unitText(format),
  };
}

/** Of what is said first: the chart's own title is of all that is in it. */
function titleOf({ title, lines, bars }: CombinationChart): string {
  const name = [...lines, ...bars][0]?.name;
  return name === undefined || name === title ? title : `${title}: ${name}`;
}
