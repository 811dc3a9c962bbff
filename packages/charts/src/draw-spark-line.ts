import type { Size, SparkLineChart } from "./chart.ts";
import { describeLines } from "./describe.ts";
import type { Drawing, Mark } from "./drawing.ts";
import { formatFor, unitText } from "./figure-text.ts";
import { floorNotes } from "./floor-line.ts";
import { type LivePlan, pathsFor, placesOf, seriesMarks } from "./lines.ts";
import { lowestAhead } from "./lowest.ts";
import { periodKind } from "./period-label.ts";
import { valueScale } from "./plot.ts";
import { readFloor } from "./read-figures.ts";
import { half } from "./sheet.ts";
import { timedTable, withinPeriods } from "./timed-table.ts";

/** The shape of a figure over time. It has no axis and no words: it stands beside its figure. */
export function drawSparkLine(chart: SparkLineChart, size: Size): Drawing {
  return planSparkLine(chart, size).drawing;
}

/** The drawing, and new outlines of its lines for new figures on the same axes. */
export function planSparkLine(chart: SparkLineChart, size: Size): LivePlan {
  const { periods, actualCount } = chart;
  const floor = readFloor(chart.floor);
  const series = withinPeriods(chart.series, periods);
  const figures = [...series.flatMap((each) => each.figures), ...(floor ? [floor.figure] : [])];
  const format = formatFor(chart.unit, figures);
  const distance = (size.width - 2 * EDGE) / Math.max(1, periods.length - 1);
  const frame = {
    xs: periods.map((_, index) => half(EDGE + distance * index)),
    values: valueScale(figures, [size.height - EDGE, EDGE], { tickCount: 0, isZeroLeftOut: true }),
    // Too small for markers, except for figures that stand alone.
    distance: 0,
  };
  const places = series.map((each) => placesOf(each.figures, frame.xs, frame.values));
  const marks: Mark[] = seriesMarks(series, places, actualCount, frame.distance).map((mark) =>
    mark.stroke
      ? { ...mark, stroke: { ...mark.stroke, width: 1.5, ...slimDash(mark.stroke.dash) } }
      : mark,
  );
  if (floor) marks.unshift(...floorMarks(half(frame.values(floor.figure)), size.width));
  const lowest = lowestAhead(series[0]?.figures ?? [], actualCount);
  const at = lowest === undefined ? null : places[0]?.[lowest];
  if (floor && at && (series[0]?.figures[lowest ?? 0] ?? 0) < floor.figure) {
    const d = `M${at.x},${at.y}m-2.5,0a2.5,2.5 0 1,1 5,0a2.5,2.5 0 1,1 -5,0z`;
    marks.push({ kind: "path", id: "lowest", d, fill: "floor" });
  }
  const drawing = {
    ...size,
    marks,
    stops: [],
    stopKind: periodKind(periods),
    // Where it is drawn it says nothing, and it is drawn with every key.
    get table() {
      return { ...timedTable(periods, series), notes: floorNotes(floor, format), format };
    },
    get description() {
      return describeLines({ ...chart, series }, floor, format);
    },
    unit: unitText(format),
  };
  return { drawing, pathsFor: (next) => pathsFor(series, frame, actualCount, next) };
}

const EDGE = 4;

function floorMarks(y: number, width: number): Mark[] {
  const stroke = { ink: "floor", width: 1, dash: [1.5, 2.5] } as const;
  return [{ kind: "line", id: "floor", x1: 0, x2: width, y1: y, y2: y, stroke }];
}

function slimDash(dash: readonly number[] | undefined) {
  return dash ? { dash: dash.map((length) => length * 0.6) } : {};
}
