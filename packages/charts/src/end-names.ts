import type { Places } from "./lines.ts";
import { spread } from "./spread.ts";
import { END_NAME_GAP, endLook, endNameHeight, type TimedFrame } from "./timed-frame.ts";

/**
 * Writes the names beside the ends of what they name, in the ends' own order, apart from one
 * another; a name that had to move far has a thin line to its end.
 */
export function drawEndNames(
  { sheet, plot, endNames }: TimedFrame,
  endOf: (id: string) => number | undefined,
) {
  const named = endNames.flatMap((name) => {
    const end = endOf(name.id);
    return end === undefined ? [] : [{ ...name, end }];
  });
  const height = endNameHeight(endNames);
  const limits = { from: plot.top + height / 2 - 6, to: plot.bottom - height / 2 + 6 };
  const middles = spread(
    named.map(({ end }) => end),
    height,
    limits,
  );
  for (const [index, { id, name, figure, end, ...look }] of named.entries()) {
    const middle = Math.round(middles[index] ?? end);
    const x = plot.right + END_NAME_GAP;
    const text = { kind: "text", anchor: "start", x } as const;
    const y = figure ? middle - 2.5 : middle + 4;
    sheet.writeLines([
      { ...text, id: `name-${id}`, look: endLook(look), y, text: name },
      ...(figure
        ? [{ ...text, id: `end-${id}`, look: "quiet", y: y + 13, text: figure } as const]
        : []),
    ]);
    if (Math.abs(middle - end) <= LEADER_FROM) continue;
    sheet.put({
      kind: "line",
      id: `leader-${id}`,
      x1: plot.right + 1,
      y1: end,
      x2: plot.right + END_NAME_GAP - 2,
      y2: middle,
      stroke: { ink: "axis", width: 0.75 },
    });
  }
}

const LEADER_FROM = 7;

/** Where a line ends: at its last figure. */
export function lastHeight(places: Places): number | undefined {
  return places.findLast((place) => place !== null)?.y;
}
