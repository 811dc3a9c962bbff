import type { InkNumber, SeriesNumber } from "./drawing.ts";

const INK_COUNT = 8;

/** Which of the inks a series is drawn with. */
export function inkNumber(colour: SeriesNumber): InkNumber {
  return (((colour - 1) % INK_COUNT) + 1) as InkNumber;
}

/** Whether its ink is another's too, and only the pattern tells them apart. */
export function isPatterned(colour: SeriesNumber): boolean {
  return colour > INK_COUNT;
}
