/** What must hold of the texts of every drawing, as sentences; none when all is well. */
import type { Drawing, MeasureText, TextMark } from "#drawing.ts";
import { type Box, boxOf } from "#sheet.ts";

export function labelFaults({ marks, width, height }: Drawing, measure: MeasureText): string[] {
  const texts = marks.filter((mark): mark is TextMark => mark.kind === "text");
  const boxes = texts.map((mark) => ({ mark, box: boxOf(mark, measure) }));
  const outside = boxes
    .filter(({ box }) => box.left < 0 || box.top < 0 || box.right > width || box.bottom > height)
    .map(({ mark }) => `“${mark.text}” leaves the drawing`);
  const together = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => sharedArea(one.box, other.box) > 0)
      .map((other) => `“${one.mark.text}” and “${other.mark.text}” overprint`),
  );
  return [...outside, ...together];
}

function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}
