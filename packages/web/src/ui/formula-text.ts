/** What the caller knows about a formula; the field only shows it. Places count characters from 0. */
export type FormulaToken = { from: number; to: number; kind: "name" | "number" | "function" };

/** What is wrong, and where. */
export type FormulaMark = { from: number; to: number; message: string };

export type FormulaCompletion = {
  /** What is written into the formula. */
  name: string;
  /** What it is, in words. */
  meaning?: string;
  /** What it is worth now. */
  value?: string;
};

/** The names that fit what stands before `place`; `from` is where that begins. */
export type FormulaCompletions = { from: number; options: readonly FormulaCompletion[] };

export type FormulaRules = {
  tokensOf?: (text: string) => readonly FormulaToken[];
  completionsAt?: (text: string, place: number) => FormulaCompletions | null;
};

/** A formula is one line, whatever was pasted. */
export function onOneLine(text: string) {
  return text.replace(/\s*[\r\n]+\s*/g, " ");
}

/** A mark has a place one can see: at least one character, and none outside of the text. */
export function placeOf({ from, to }: { from: number; to: number }, length: number) {
  const start = Math.max(0, Math.min(from, length - 1));
  return { from: start, to: Math.min(length, Math.max(to, start + 1)) };
}
