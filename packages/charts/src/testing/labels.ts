/** What must hold of the texts of every drawing, as sentences; none when all is well. */
import type { Drawing, Mark, MeasureText, TextMark } from "#drawing.ts";
import type { Place } from "#lines.ts";
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

/** The ids of shapes that leave the drawing. Outlines are read by the places that they name. */
export function marksOutside({ marks, width, height }: Drawing): string[] {
  const isInside = ({ x, y }: Place) => x >= -1 && x <= width + 1 && y >= -1 && y <= height + 1;
  return marks.filter((mark) => !cornersOf(mark).every(isInside)).map(({ id }) => id);
}

function cornersOf(mark: Mark): Place[] {
  switch (mark.kind) {
    case "text":
      return [];
    case "line":
      return [
        { x: mark.x1, y: mark.y1 },
        { x: mark.x2, y: mark.y2 },
      ];
    case "rect":
      return [mark, { x: mark.x + mark.width, y: mark.y + mark.height }];
    case "path":
      return [...mark.d.matchAll(/[ML]([^,]+),([^a-zA-Z]+)/g)].map(([, x, y]) => ({
        x: Number(x),
        y: Number(y),
      }));
  }
}

function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}
