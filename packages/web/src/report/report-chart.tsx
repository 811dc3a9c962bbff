import type { LineChart, Size } from "@app/charts/chart";
import { drawLine } from "@app/charts/draw-line";
import type { Drawing as DrawingValue } from "@app/charts/drawing";
import { unitText } from "@app/charts/figure-text";
import type { RenderedChart } from "@app/engine/reports/rendered-report";
import { lazy, Suspense, useEffect, useMemo } from "react";
import { loadPart } from "#lib/load-part.ts";
import { tellFirstFigures } from "#model/after-figures.ts";
import { Drawing } from "#ui/drawing.tsx";
import { useWidth } from "#ui/use-width.ts";

type ReportChartProps = {
  chart: RenderedChart;
  /** "Base" */
  caseName: string;
};

const HEIGHT = 300;
const PHONE = { widthMax: 480, height: 240 };
/** What stands above and below the picture. */
const AROUND = 76;

/** A chart that says what it is of and in which units, its figures under the pointer and as a table. */
export function ReportChart({ chart, caseName }: ReportChartProps) {
  const [element, width] = useWidth(640);
  const height = width < PHONE.widthMax ? PHONE.height : HEIGHT;
  const Kind = KINDS[chart.kind];
  return (
    <div ref={element} className="min-w-0">
      <Suspense fallback={<div style={{ height: height + AROUND }} />}>
        <Kind chart={chart} caseName={caseName} size={{ width: width - 2 * PADDING, height }} />
      </Suspense>
    </div>
  );
}

const PADDING = 14;

type Draw<Chart> = (chart: Chart, size: Size) => DrawingValue;
type KindProps = ReportChartProps & { size: Size };

/** Lines are what most reports begin with; the other kinds come when a report shows them. */
const KINDS = {
  line: Line,
  "spark-line": Line,
  "stacked-bar": drawnBy(async () => (await import("@app/charts/draw-stacked-bar")).drawStackedBar),
  combination: drawnBy(async () => (await import("@app/charts/draw-combination")).drawCombination),
  waterfall: drawnBy(async () => (await import("@app/charts/draw-waterfall")).drawWaterfall),
};

function Line(props: KindProps) {
  return <DrawnChart {...props} draw={drawLineOf} />;
}

function drawLineOf(chart: unknown, size: Size) {
  return drawLine(chart as LineChart, size);
}

function drawnBy<Chart>(load: () => Promise<Draw<Chart>>) {
  return lazy(async () => {
    // What is there already is painted first.
    await new Promise((resolve) => setTimeout(resolve));
    const draw = (await loadPart(load)) as Draw<unknown>;
    return { default: (props: KindProps) => <DrawnChart {...props} draw={draw} /> };
  });
}

function DrawnChart({ chart, caseName, size, draw }: KindProps & { draw: Draw<unknown> }) {
  const { width, height } = size;
  useEffect(tellFirstFigures, []);
  const drawing = useMemo(() => draw(chart, { width, height }), [draw, chart, width, height]);
  return (
    <>
      <p className="mb-2.5 text-xs text-text-2">
        {`${caseName}, ${unitText(drawing.table.format)}`}
      </p>
      <div className="report-card pt-4 pb-2" style={{ paddingInline: PADDING - 1 }}>
        <Drawing drawing={drawing} label={chart.title} />
      </div>
    </>
  );
}
