import { TEXT_LOOKS, type TextMark } from "./drawing.ts";
import type { FigureFormat } from "./figure-text.ts";
import { scaledText } from "./figure-text.ts";
import type { TimedFrame } from "./timed-frame.ts";

type Total = { figure: number; least: number; most: number };

/** Sums over their bars: all of them, or where that is too dense the highest and the last. */
export function drawTotals(
  { sheet, xs, distance, values }: TimedFrame,
  totals: readonly Total[],
  format: FigureFormat,
) {
  const texts = totals.map(({ figure }) => scaledText(figure, format));
  const widest = Math.max(0, ...texts.map((text) => sheet.measure(text, TEXT_LOOKS.value)));
  const highest = totals.findIndex(({ most }) => most === Math.max(...totals.map((t) => t.most)));
  const shown =
    widest + 2 <= distance ? totals.map((_, index) => index) : [totals.length - 1, highest];
  for (const index of new Set(shown)) {
    const total = totals[index];
    if (!total || (total.least === 0 && total.most === 0)) continue;
    const isBelow = total.most === 0;
    const y = isBelow ? values(total.least) + 14 : values(total.most) - 6;
    const mark: Omit<TextMark, "x"> = {
      kind: "text",
      id: `total-${index}`,
      y: Math.round(y),
      anchor: "middle",
      look: "value",
      text: texts[index] ?? "",
    };
    sheet.write({ ...mark, x: xs[index] ?? 0 });
  }
}
