/** Figures or a formula as one text a person types: "9,800", "7%", "= price * 2". */
import { figureWords, seriesWords } from "@app/engine/edits/words";
import type { Figures } from "@app/engine/model/figures";
import { parseAmount, parsePercent } from "#ui/parse-amount.ts";

export function inputText(value: Figures | string | undefined, isOfOne: boolean): string {
  if (value === undefined) return "";
  if (typeof value === "string") return `= ${value}`;
  if (typeof value === "number") return figureWords(value, isOfOne);
  const isList = Array.isArray(value);
  if (isList) return seriesWords(value, isOfOne);
  return `${seriesWords(value.figures, isOfOne)}, then ${figureWords(value.later, isOfOne)}`;
}

/** What was meant: a figure, a formula, or nothing. */
export function readInput(text: string, isOfOne: boolean): number | string | undefined {
  const written = text.trim();
  if (written.startsWith("=")) return written.slice(1).trim() || undefined;
  const figure = isOfOne ? parsePercent(written) : parseAmount(written);
  if (figure === null) return undefined;
  return Number.isNaN(figure) ? written : figure;
}

/** "0.5, 0.3, 0.2" or "50%, 30%, 20%"; undefined where one of them is no figure. */
export function readNumbers(text: string): number[] | undefined {
  const parts = text.split(/[,;\s]+/).filter((part) => part !== "");
  const numbers = parts.map((part) =>
    part.endsWith("%") ? parsePercent(part) : parseAmount(part),
  );
  const isRead = numbers.every((each) => each !== null && !Number.isNaN(each));
  return isRead && numbers.length > 0 ? (numbers as number[]) : undefined;
}
