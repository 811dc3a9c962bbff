/** How a text looks, on paper as on a slide. */
import type { TextLook } from "@app/charts/drawing";
import { measureInter } from "@app/charts/measure-text";
import type { PAPER_INKS } from "./paper-inks.ts";

export type Ink = keyof typeof PAPER_INKS;
export type Look = { size: number; weight?: 400 | 500 | 600; ink?: Ink; isTabular?: boolean };

/** How wide a text is in Inter at most, without a page. */
export function widthOf(text: string, { size, weight = 400, isTabular = false }: Look) {
  const look: TextLook = { size, weight, isTabular, ink: "text" };
  return measureInter(text, look);
}
