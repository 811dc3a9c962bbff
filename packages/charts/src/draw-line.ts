import type { Floor, LineChart, Series, Size } from "./chart.ts";
import { describeLines } from "./describe.ts";
import type { Drawing, Ink, MeasureText } from "./drawing.ts";
import { drawEndNames, lastHeight } from "./end-names.ts";
import {
  type FigureFormat,
  figureText,
  formatFor,
  isFigure,
  saidText,
  unitText,
} from "./figure-text.ts";
import { drawFloor, floorNotes, rulesToAvoid } from "./floor-line.ts";
import { lineEntry } from "./legend.ts";
import { type LivePlan, type Places, pathsFor, placesOf, seriesMarks } from "./lines.ts";
import { lowestAhead } from "./lowest.ts";
import { measureInter } from "./measure-text.ts";
import { periodKind } from "./period-label.ts";
import { drawPointNote } from "./point-notes.ts";
import { readFloor } from "./read-figures.ts";
import { inkOf } from "./series-look.ts";
import { endNameOf, openTimedFrame, type TimedFrame } from "./timed-frame.ts";
import { readingsAt, timedTable, withinPeriods } from "./timed-table.ts";

/** Lines with scenarios and a floor: actual solid, forecast dashed, named at their ends. */
export function drawLine(chart: LineChart, size: Size, measure?: MeasureText): Drawing {
  return planLine(chart, size, measure).drawing;
}

/** The drawing, and new outlines of its lines for new figures on the same axes. */
export function planLine(
  chart: LineChart,
  size: Size,
  measure: MeasureText = measureInter,
): LivePlan {
  const { periods, actualCount } = chart;
  const floor = readFloor(chart.floor);
  const series = withinPeriods(chart.series, periods);
  const figures = series.flatMap((each) => each.figures);
  const format = formatFor(chart.unit, floor ? [...figures, floor.figure] : figures);
  const part = actualCount < periods.length ? "forecast" : "actual";
  const nameOf = (each: Series, index: number) => {
    const name = endNameOf(each, lineEntry(each, part, index > 0));
    if (!chart.hasEndFigures) return name;
    return { ...name, figure: figureText(each.figures.findLast(isFigure) ?? null, format) };
  };
  const frame = openTimedFrame({
    size,
    measure,
    periods,
    actualCount,
    figures,
    floor,
    format,
    endNames: series.length > 1 || chart.hasEndFigures ? series.map(nameOf) : [],
    isZeroLeftOut: chart.isZeroLeftOut ?? false,
  });
  const places = series.map((each) => placesOf(each.figures, frame.xs, frame.values));
  const notes = notesOf({ ...chart, series }, floor, format);

  const obstacles = [...places, ...rulesToAvoid(frame, floor)];
  if (floor) drawFloor(frame, floor, format, places);
  frame.sheet.put(...seriesMarks(series, places, actualCount, frame.distance));
  drawEndNames(frame, (id) => lastHeight(places[series.findIndex((each) => each.id === id)] ?? []));
  for (const note of notes) {
    const of = series[note.series];
    if (of) drawNote(frame, note, obstacles, inkOf(of));
  }

  const drawing = {
    ...size,
    marks: frame.sheet.marks(),
    stops: frame.stops((index) => readingsAt(series, places, format, index)),
    stopKind: periodKind(periods),
    table: {
      ...timedTable(periods, series),
      notes: [...floorNotes(floor, format), ...notes.map(({ said }) => said)],
      format,
    },
    description: describeLines({ ...chart, series }, floor, format),
    unit: unitText(format),
  };
  return { drawing, pathsFor: (next) => pathsFor(series, frame, actualCount, next) };
}

/** `texts` in order of wish: the period is left out where there is no room for it. */
type PlacedNote = {
  series: number;
  index: number;
  texts: readonly string[];
  said: string;
  isAlert: boolean;
};

/** The first line's lowest figure ahead when it is below the floor, then what the caller wants said. */
function notesOf(
  { series, notes = [], periods, actualCount }: LineChart,
  floor: Floor | undefined,
  format: FigureFormat,
) {
  const placed: PlacedNote[] = [];
  const add = (order: number, index: number, words: string | undefined, isAlert: boolean) => {
    const figure = series[order]?.figures[index];
    const isSaid = placed.some((note) => note.series === order && note.index === index);
    if (!isFigure(figure) || isSaid) return;
    const period = periods[index] ?? "";
    const text = words ?? figureText(figure, format);
    const said = `${series[order]?.name}, ${period}: ${words ?? saidText(figure, format)}`;
    const texts = isAlert ? [`${text}, ${period}`, text] : [text];
    placed.push({ series: order, index, texts, said, isAlert });
  };
  const figures = series[0]?.figures ?? [];
  const lowest = lowestAhead(figures, actualCount) ?? -1;
  if (floor && (figures[lowest] ?? floor.figure) < floor.figure) add(0, lowest, undefined, true);
  for (const note of notes) {
    const order = series.findIndex(({ id }) => id === note.series);
    add(order, note.index, note.text, false);
  }
  return placed;
}

function drawNote({ sheet }: TimedFrame, note: PlacedNote, places: readonly Places[], ink: Ink) {
  const at = places[note.series]?.[note.index];
  if (!at) return;
  const id = `note-${note.series}-${note.index}`;
  sheet.put({
    kind: "path",
    id: `${id}-dot`,
    d: `M${at.x},${at.y}m-3.5,0a3.5,3.5 0 1,1 7,0a3.5,3.5 0 1,1 -7,0z`,
    fill: note.isAlert ? "floor" : ink,
    stroke: { ink: "surface", width: 1.5 },
  });
  drawPointNote(sheet, { id, ...at, texts: note.texts }, places);
}
