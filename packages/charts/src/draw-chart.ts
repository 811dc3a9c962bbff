import type { Chart, Size } from "./chart.ts";
import { drawCombination } from "./draw-combination.ts";
import { drawFan } from "./draw-fan.ts";
import { drawLine } from "./draw-line.ts";
import { drawMatrix } from "./draw-matrix.ts";
import { drawSparkLine } from "./draw-spark-line.ts";
import { drawStackedBar } from "./draw-stacked-bar.ts";
import { drawTornado } from "./draw-tornado.ts";
import { drawWaterfall } from "./draw-waterfall.ts";
import type { Drawing, MeasureText } from "./drawing.ts";

/** A chart of any kind; a page that shows one kind imports that kind's own function. */
export function drawChart(chart: Chart, size: Size, measure?: MeasureText): Drawing {
  switch (chart.kind) {
    case "line":
      return drawLine(chart, size, measure);
    case "stacked-bar":
      return drawStackedBar(chart, size, measure);
    case "combination":
      return drawCombination(chart, size, measure);
    case "waterfall":
      return drawWaterfall(chart, size, measure);
    case "fan":
      return drawFan(chart, size, measure);
    case "tornado":
      return drawTornado(chart, size, measure);
    case "matrix":
      return drawMatrix(chart, size, measure);
    case "spark-line":
      return drawSparkLine(chart, size);
  }
}
