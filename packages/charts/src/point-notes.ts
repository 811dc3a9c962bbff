/** Words at points of lines, where they cover neither other words nor, if it can be, a line. */
import type { TextMark } from "./drawing.ts";
import type { Places } from "./lines.ts";
import { type Box, boxOf, type Sheet } from "./sheet.ts";

/** Below first, as a low point has room there; then above and beside it. */
export function drawPointNote(
  sheet: Sheet,
  { id, x, y, texts }: { id: string; x: number; y: number; texts: readonly string[] },
  lines: readonly Places[],
) {
  const candidates = texts.flatMap((text): TextMark[] => {
    const note = { kind: "text", id, look: "note", text } as const;
    return [
      { ...note, x, y: y + 19, anchor: "middle" },
      { ...note, x, y: y - 10, anchor: "middle" },
      { ...note, x: x + 8, y: y + 4, anchor: "start" },
      { ...note, x: x - 8, y: y + 4, anchor: "end" },
      { ...note, x: x + 6, y: y + 19, anchor: "start" },
      { ...note, x: x - 6, y: y + 19, anchor: "end" },
      { ...note, x: x + 6, y: y - 10, anchor: "start" },
      { ...note, x: x - 6, y: y - 10, anchor: "end" },
    ];
  });
  sheet.write(...clearFirst(sheet, candidates, lines));
}

/** The candidates that the fewest lines cross come first. */
export function clearFirst(
  sheet: Sheet,
  candidates: readonly TextMark[],
  lines: readonly Places[],
) {
  return candidates
    .map((mark) => ({ mark, crossings: crossingsOf(lines, boxOf(mark, sheet.measure)) }))
    .sort((a, b) => a.crossings - b.crossings)
    .map(({ mark }) => mark);
}

/** Lines run from left to right, so each piece has one height at each place. */
function crossingsOf(lines: readonly Places[], { left, right, top, bottom }: Box): number {
  let crossings = 0;
  for (const places of lines) {
    for (let index = 1; index < places.length; index += 1) {
      const from = places[index - 1];
      const to = places[index];
      if (!from || !to || from.x > right || to.x < left) continue;
      const slope = to.x === from.x ? 0 : (to.y - from.y) / (to.x - from.x);
      const enters = from.y + slope * (Math.max(from.x, left) - from.x);
      const leaves = from.y + slope * (Math.min(to.x, right) - from.x);
      if (Math.min(enters, leaves) <= bottom && Math.max(enters, leaves) >= top) crossings += 1;
    }
  }
  return crossings;
}
