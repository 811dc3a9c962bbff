import type { Ink, TextInk } from "@app/charts/drawing";
import { INK_TOKENS } from "@app/charts/ink-tokens";

/** A theme is a class that sets the tokens, so the same drawing serves both. */
export function inkColour(ink: Ink | TextInk): string {
  return `var(--${INK_TOKENS[ink]})`;
}
