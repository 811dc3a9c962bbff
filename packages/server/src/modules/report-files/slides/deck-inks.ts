import type { Ink } from "#core/pdf/look.ts";
import { PAPER_INKS } from "#core/pdf/paper-inks.ts";
import type { EditionFacts } from "#modules/report-files/edition-facts.ts";

/** On every machine with PowerPoint, and no wider than Inter, by which texts are measured. */
export const FONT = "Arial";

/** Of the firm, where it has one: it marks rules, never words. */
export function accentOf({ look }: Pick<EditionFacts, "look">) {
  return look?.accent?.slice(1).toUpperCase();
}

/** As a presentation names a colour: "2148C0". */
export function colourOf(ink: Ink) {
  return PAPER_INKS[ink].slice(1).toUpperCase();
}
