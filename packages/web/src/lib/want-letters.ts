/**
 * Asked for when a text is laid out, its letters would come after that, and all texts would be laid out
 * once more. A browser that does not know of fonts, or gets none, has others.
 */
export function wantLetters(style: "normal" | "italic") {
  document.fonts?.load(`${style} 1em "Inter Variable"`).catch(() => undefined);
}
