/** A drawing as lines of text, so that a test can be read and its places be checked by hand. */
import type { Drawing, Mark, MeasureText, Stroke } from "#drawing.ts";

/** Every letter of every text is six pixels wide. */
export const sixPixels: MeasureText = (text) => text.length * 6;

export function sketch({ marks }: Drawing, ...ids: readonly RegExp[]): string[] {
  const isWanted = ({ id }: Mark) => ids.length === 0 || ids.some((pattern) => pattern.test(id));
  return marks.filter(isWanted).map(sketchMark);
}

function sketchMark(mark: Mark): string {
  switch (mark.kind) {
    case "text":
      return `${mark.id}: “${mark.text}” ${mark.anchor} ${mark.x},${mark.y}`;
    case "line":
      return `${mark.id}: ${mark.x1},${mark.y1} to ${mark.x2},${mark.y2} ${inked(mark.stroke)}`;
    case "rect":
      return `${mark.id}: ${mark.x},${mark.y} ${mark.width} × ${mark.height} ${mark.fill}`;
    case "path":
      return [`${mark.id}: ${mark.d}`, mark.fill, mark.stroke && inked(mark.stroke)]
        .filter(Boolean)
        .join(" ");
  }
}

function inked({ ink, dash }: Stroke): string {
  return dash ? `${ink} dashed` : ink;
}
