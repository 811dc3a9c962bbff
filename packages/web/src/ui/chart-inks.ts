import type { Ink, TextInk } from "@app/charts/drawing";

/** The tokens behind a drawing's inks; a theme is a class, so the same drawing serves both. */
const INKS: Record<Ink, string> = {
  "series-1": "var(--c1)",
  "series-2": "var(--c2)",
  "series-3": "var(--c3)",
  "series-4": "var(--c4)",
  "series-5": "var(--c5)",
  "series-6": "var(--c6)",
  muted: "var(--c-muted)",
  positive: "var(--c-up)",
  negative: "var(--c-down)",
  total: "var(--c-total)",
  grid: "var(--c-grid)",
  axis: "var(--c-axis)",
  cutover: "var(--cutover)",
  floor: "var(--alert-fill)",
  surface: "var(--surface)",
  "actual-ground": "var(--cell-actual)",
  "band-half": "var(--band-50)",
  "band-most": "var(--band-90)",
  "heat-strong": "var(--heat-0)",
  "heat-weak": "var(--heat-1)",
  "heat-none": "var(--heat-2)",
};

const TEXT_INKS: Record<TextInk, string> = {
  text: "var(--text)",
  "text-quiet": "var(--text-2)",
  "text-label": "var(--c-label)",
  "text-alert": "var(--alert)",
  "text-heat": "var(--heat-0-text)",
};

export const inkColour = (ink: Ink) => INKS[ink];
export const textColour = (ink: TextInk) => TEXT_INKS[ink];
