/** A chart in a sentence, for who cannot see it: the fact, then the amount. */
import type { Floor, LineChart } from "./chart.ts";
import { type FigureFormat, isFigure, saidText } from "./figure-text.ts";
import { lowestOf } from "./lowest.ts";
import { periodLabel } from "./period-label.ts";

/** "Closing cash falls to 79,078 in February 2027, below the cash floor of 100,000, and …" */
export function describeLines(
  { title, series, periods }: Pick<LineChart, "title" | "series" | "periods">,
  floor: Floor | undefined,
  format: FigureFormat,
): string {
  const figures = series[0]?.figures ?? [];
  const lowest = lowestOf(figures);
  if (lowest === undefined) return `${title} has no figures yet.`;
  const said = (index: number) =>
    `${saidText(figures[index] ?? null, format)} in ${periodLabel(periods[index] ?? "").long}`;
  const last = figures.findLastIndex(isFigure);
  const first = figures.findIndex(isFigure);
  const ends = last > lowest ? ` and is ${said(last)}` : "";
  const others = series.slice(1).flatMap(({ name, figures }) => {
    const end = figures.findLast(isFigure);
    return isFigure(end) ? [`${name} ends at ${saidText(end, format)}`] : [];
  });
  const more = others.length > 0 ? ` ${others.join(", ")}.` : "";
  if (floor && (figures[lowest] ?? 0) < floor.figure) {
    const below = `below the ${lowerFirst(floor.name)} of ${saidText(floor.figure, format)}`;
    return `${title} falls to ${said(lowest)}, ${below}${ends && `,${ends}`}.${more}`;
  }
  if (first === last) return `${title} is ${said(first)}.${more}`;
  const low = lowest === first || lowest === last ? "" : `; the lowest is ${said(lowest)}`;
  return `${title} goes from ${said(first)} to ${said(last)}${low}.${more}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
