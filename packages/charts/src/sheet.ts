/**
 * The paper a drawing is made on. Shapes are put down as they are; texts only where there is room,
 * so that no two overprint and none leaves the paper, whatever the figures are.
 */
import type { Size } from "./chart.ts";
import { type Mark, type MeasureText, TEXT_LOOKS, type TextMark } from "./drawing.ts";

export type Box = { left: number; right: number; top: number; bottom: number };

export type Sheet = Size & {
  /** Shapes, then the texts on top of them. */
  marks: () => Mark[];
  measure: MeasureText;
  put: (...marks: Exclude<Mark, TextMark>[]) => void;
  /** Writes the first of the texts that has room; false when none has. */
  write: (...candidates: TextMark[]) => boolean;
  /** Writes all lines of a block, or none. */
  writeLines: (lines: readonly TextMark[]) => boolean;
};

export function openSheet({ width, height }: Size, measure: MeasureText): Sheet {
  const shapes: Mark[] = [];
  const texts: TextMark[] = [];
  const taken: Box[] = [];
  const hasRoom = (mark: TextMark) => {
    const box = boxOf(mark, measure);
    const isInside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
    return isInside && !taken.some((other) => overlap(box, other));
  };
  const write = (mark: TextMark) => {
    texts.push(mark);
    taken.push(boxOf(mark, measure));
  };
  return {
    width,
    height,
    marks: () => [...shapes, ...texts],
    measure,
    put: (...marks) => shapes.push(...marks),
    write(...candidates) {
      const fitting = candidates.find(hasRoom);
      if (fitting) write(fitting);
      return fitting !== undefined;
    },
    writeLines(lines) {
      const isPossible = lines.every(hasRoom);
      if (isPossible) for (const line of lines) write(line);
      return isPossible;
    },
  };
}

/** The room a text takes, from its ascenders to its descenders. */
export function boxOf({ text, x, y, anchor, look }: TextMark, measure: MeasureText): Box {
  const { size } = TEXT_LOOKS[look];
  const width = measure(text, TEXT_LOOKS[look]);
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { left, right: left + width, top: y - ASCENT * size, bottom: y + DESCENT * size };
}

const ASCENT = 0.8;
const DESCENT = 0.22;

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** A place on the half pixel: sharp lines, and paths that are short to write. */
export function half(place: number): number {
  return Math.round(place * 2) / 2;
}

/** "92.5,47": the same few half pixels are written with every key, so each is made into text once. */
export function placeText({ x, y }: { x: number; y: number }): string {
  return `${halfText(x)},${halfText(y)}`;
}

const texts: string[] = [];
const KEPT_PIXELS = 4_096;

function halfText(place: number): string {
  if (!(place >= 0 && place < KEPT_PIXELS)) return `${place}`;
  const index = place * 2;
  texts[index] ??= `${place}`;
  return texts[index];
}
