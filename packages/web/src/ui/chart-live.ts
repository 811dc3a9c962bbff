import type { Figures, Series, Size } from "@app/charts/chart";
import type { Mark } from "@app/charts/drawing";
import type { LivePlan, PathUpdate } from "@app/charts/lines";
import {
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";

export type LiveChart = {
  /** Shows other figures of the same series at once, without drawing anything else anew. */
  show: (figures: readonly Figures[]) => void;
};

/**
 * For figures that change with every key: the lines move at once, by their outlines alone, and when
 * the typing rests the chart is drawn with its labels where they belong.
 */
export function useLivePlan<Chart extends { series: readonly Series[] }>(
  chart: Chart,
  { width, height }: Size,
  planOf: (chart: Chart, size: Size) => LivePlan,
  ref: Ref<LiveChart> | undefined,
) {
  const svg = useRef<SVGSVGElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [latest, setLatest] = useState<{ of: Chart; figures: readonly Figures[] }>();
  const figures = latest?.of === chart ? latest.figures : undefined;
  const plan = useMemo(
    () => planOf(figures ? withFigures(chart, figures) : chart, { width, height }),
    [planOf, chart, figures, width, height],
  );

  function show(next: readonly Figures[]) {
    clearTimeout(rest.current);
    const paths = plan.pathsFor(next);
    if (paths) setPaths(svg.current, paths);
    const redraw = () => setLatest({ of: chart, figures: next });
    if (paths) rest.current = setTimeout(redraw, REST_MS);
    else redraw();
  }
  useImperativeHandle(ref, () => ({ show }));
  useEffect(() => () => clearTimeout(rest.current), []);
  // What was set by hand is unknown to React, which would leave it where it thinks nothing changed.
  useLayoutEffect(() => setPaths(svg.current, plan.drawing.marks.filter(isPath)), [plan]);
  return { drawing: plan.drawing, svg };
}

const REST_MS = 150;

function withFigures<Chart extends { series: readonly Series[] }>(
  chart: Chart,
  figures: readonly Figures[],
): Chart {
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
