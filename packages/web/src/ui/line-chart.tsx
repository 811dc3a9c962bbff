import type { Figures, LineChart as LineChartValue } from "@app/charts/chart";
import { planLine } from "@app/charts/draw-line";
import type { Mark } from "@app/charts/drawing";
import type { PathUpdate } from "@app/charts/lines";
import {
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Drawing } from "./drawing.tsx";
import { useWidth } from "./use-width.ts";

export type LineChartHandle = {
  /** Shows other figures of the same series at once, without drawing anything else anew. */
  show: (figures: readonly Figures[]) => void;
};

type LineChartProps = {
  chart: LineChartValue;
  height?: number;
  ref?: Ref<LineChartHandle>;
};

/**
 * Actual solid on shaded ground, forecast dashed, lines named at their ends. Figures that change
 * with every key are shown through the handle: the lines move now, and when the typing rests the
 * labels follow.
 */
export function LineChart({ chart, height = CHART_HEIGHT, ref }: LineChartProps) {
  const [element, width] = useWidth(640);
  const svg = useRef<SVGSVGElement>(null);
  const [latest, setLatest] = useState<{ of: LineChartValue; figures: readonly Figures[] }>();
  const figures = latest?.of === chart ? latest.figures : undefined;
  const plan = useMemo(
    () => planLine(withFigures(chart, figures), { width, height }),
    [chart, figures, width, height],
  );
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  useImperativeHandle(
    ref,
    () => ({
      show(next) {
        clearTimeout(rest.current);
        const paths = plan.pathsFor(next);
        if (paths) setPaths(svg.current, paths);
        rest.current = setTimeout(
          () => setLatest({ of: chart, figures: next }),
          paths ? REST_MS : 0,
        );
      },
    }),
    [chart, plan],
  );
  useEffect(() => () => clearTimeout(rest.current), []);
  // What was set by hand is unknown to React, which would leave it where it thinks nothing changed.
  useLayoutEffect(() => setPaths(svg.current, plan.drawing.marks.filter(isPath)), [plan]);

  return (
    <div ref={element} className="min-w-0">
      <Drawing drawing={plan.drawing} label={chart.title} svg={svg} />
    </div>
  );
}

const CHART_HEIGHT = 260;
const REST_MS = 150;

function withFigures(chart: LineChartValue, figures: readonly Figures[] | undefined) {
  if (!figures) return chart;
  const series = chart.series.map((each, index) => ({ ...each, figures: figures[index] ?? [] }));
  return { ...chart, series };
}

function isPath(mark: Mark) {
  return mark.kind === "path";
}

/** No new elements: an edit is a handful of attributes. */
function setPaths(svg: SVGSVGElement | null, paths: readonly PathUpdate[]) {
  const outlines = new Map(paths.map(({ id, d }) => [id, d]));
  for (const path of svg?.querySelectorAll<SVGPathElement>("[data-mark]") ?? []) {
    const outline = outlines.get(path.dataset.mark ?? "");
    if (outline !== undefined) path.setAttribute("d", outline);
  }
}
