import { area } from "d3-shape";
import type { FanChart, Figures, Size } from "./chart.ts";
import { describeLines } from "./describe.ts";
import type { Drawing, MeasureText } from "./drawing.ts";
import { drawEndNames, lastHeight } from "./end-names.ts";
import { formatFor, isFigure, saidText, scaledText, unitText } from "./figure-text.ts";
import { drawFloor, floorNotes } from "./floor-line.ts";
import { fillEntry, lineEntry } from "./legend.ts";
import { type Places, placesOf, seriesMarks } from "./lines.ts";
import { measureInter } from "./measure-text.ts";
import { periodKind } from "./period-label.ts";
import { readFigure, readFloor } from "./read-figures.ts";
import { openTimedFrame } from "./timed-frame.ts";
import { readingsAt, timedTable } from "./timed-table.ts";

/** Where runs with random drivers lie: two bands around the median, percentiles named at the edge. */
export function drawFan(chart: FanChart, size: Size, measure: MeasureText = measureInter): Drawing {
  const { periods, actualCount } = chart;
  const floor = readFloor(chart.floor);
  const percentiles = percentilesOf(chart);
  const figures = percentiles.flatMap(({ figures }) => [...figures]);
  const format = formatFor(chart.unit, floor ? [...figures, floor.figure] : figures);
  const endNames = percentiles.flatMap(({ id, name, isQuiet, ...line }) => {
    const last = line.figures.findLast(isFigure);
    return isFigure(last) ? [{ id, name: `${name} ${scaledText(last, format)}`, isQuiet }] : [];
  });
  const [median, least, most, low, high] = percentiles;
  const frame = openTimedFrame({
    size,
    measure,
    periods,
    actualCount,
    figures,
    floor,
    format,
    endNames,
    legend: [
      fillEntry("half", "Half of runs", "band-half"),
      fillEntry("most", "90% of runs", "band-most"),
      lineEntry(median, "forecast", false),
    ],
  });
  const { sheet, xs, values, distance } = frame;
  // What is actual is certain: the bands start from its last figure.
  const placesFor = ({ figures }: { figures: Figures }) =>
    placesOf(
      figures.map((figure, index) =>
        index === actualCount - 1 ? (median.figures[index] ?? null) : figure,
      ),
      xs,
      values,
    );
  const places = percentiles.map(placesFor);
  sheet.put(
    {
      kind: "path",
      id: "band-most",
      d: bandPath(placesFor(least), placesFor(most)),
      fill: "band-most",
    },
    {
      kind: "path",
      id: "band-half",
      d: bandPath(placesFor(low), placesFor(high)),
      fill: "band-half",
    },
  );
  if (floor) drawFloor(frame, floor, format, places);
  sheet.put(...seriesMarks([median], [placesFor(median)], actualCount, distance));
  drawEndNames(frame, (id) =>
    lastHeight(places[percentiles.findIndex((each) => each.id === id)] ?? []),
  );

  const columns = [least, low, median, high, most];
  return {
    ...size,
    marks: sheet.marks(),
    stops: frame.stops((index) => {
      const shown = index < actualCount ? [{ ...median, name: "Actual" }] : columns;
      return readingsAt(shown, shown.map(placesFor), format, index);
    }),
    stopKind: periodKind(periods),
    table: { ...timedTable(periods, columns), notes: floorNotes(floor, format), format },
    description: describeFan(),
    unit: unitText(format),
  };

  function describeFan() {
    const runs = `${chart.runCount.toLocaleString("en-AU")} runs`;
    const sentence = describeLines({ ...chart, series: [median] }, floor, format);
    const [from, to] = [least, most].map(({ figures }) => figures.findLast(isFigure));
    if (from === undefined || to === undefined) return sentence;
    const range = `${saidText(from, format)} and ${saidText(to, format)}`;
    return `The median of ${runs}: ${sentence} Nine of ten runs end between ${range}.`;
  }
}

/** In the order in which they keep their names. */
function percentilesOf({ periods, median, p5, p25, p75, p95 }: FanChart) {
  const line = (id: string, name: string, all: Figures) => {
    const figures = periods.map((_, index) => readFigure(all[index]));
    return { id, name, figures, colour: 1, isQuiet: id !== "median" } as const;
  };
  return [
    line("median", "Median", median),
    line("p5", "5th", p5),
    line("p95", "95th", p95),
    line("p25", "25th", p25),
    line("p75", "75th", p75),
  ] as const;
}

type Edge = { x: number; low: number; high: number } | null;

const band = area<Edge>()
  .defined((edge) => edge !== null)
  .x((edge) => edge?.x ?? 0)
  .y0((edge) => edge?.low ?? 0)
  .y1((edge) => edge?.high ?? 0);

function bandPath(lows: Places, highs: Places): string {
  const edges = lows.map((low, index): Edge => {
    const high = highs[index];
    return low && high ? { x: low.x, low: low.y, high: high.y } : null;
  });
  return band(edges) ?? "";
}
