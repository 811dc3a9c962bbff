import type { MeasureText, TextLook } from "./drawing.ts";
import { ASCII_WIDTHS, OTHER_WIDTHS, TABULAR_WIDTHS } from "./inter-widths.ts";

/**
 * How wide Inter sets a text, without a browser: the sum of its characters' own widths. Kerning
 * only draws letters together, so a text is at most as wide as this.
 */
export const measureInter: MeasureText = (text, look) => {
  let width = 0;
  for (const character of text) width += characterWidth(character, look);
  return (width * look.size) / 1000;
};

function characterWidth(character: string, { weight, isTabular }: TextLook): number {
  const tabular = isTabular ? TABULAR_WIDTHS[character] : undefined;
  if (tabular) return tabular;
  const plain = ASCII_WIDTHS[weight][character.charCodeAt(0) - 32] ?? OTHER_WIDTHS[character];
  if (plain) return plain;
  const [letter = "", accent] = character.normalize("NFD");
  return accent ? characterWidth(letter, { size: 1, weight, ink: "text" }) : UNKNOWN_WIDTH;
}

/** As wide as any letter of a script that Inter does not have and the system sets instead. */
const UNKNOWN_WIDTH = 1100;

/** The text, cut to a width with an ellipsis; nothing when not even three letters remain. */
export function cutText(text: string, width: number, look: TextLook, measure: MeasureText): string {
  if (measure(text, look) <= width) return text;
  const characters = [...text];
  for (let length = characters.length - 1; length >= 3; length -= 1) {
    const cut = `${characters.slice(0, length).join("").trimEnd()}…`;
    if (measure(cut, look) <= width) return cut;
  }
  return "";
}

/** In at most two lines, broken between words; undefined when it does not fit. */
export function wrapText(
  text: string,
  width: number,
  look: TextLook,
  measure: MeasureText,
): string[] | undefined {
  if (measure(text, look) <= width) return [text];
  const words = text.split(" ");
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")])
    .filter((lines) => lines.every((line) => measure(line, look) <= width));
  // The most even of the ways to break it.
  const unevenness = (lines: string[]) => Math.max(...lines.map((line) => measure(line, look)));
  return breaks.sort((a, b) => unevenness(a) - unevenness(b))[0];
}
