/** What the kit's formula field is told: the engine reads the text, the names are made up. */
import { compileFormula } from "@app/engine/formula/compile-formula";
import { suggestion } from "@app/engine/formula/nearest-name";
import { FormulaError } from "@app/engine/formula/syntax";
import { tokensOf as readTokens } from "@app/engine/formula/tokens";
import type { Timeline } from "@app/engine/time/timeline";
import type { FormulaCompletion, FormulaMark, FormulaToken } from "#ui/formula-text.ts";

const NAMES: FormulaCompletion[] = [
  { name: "casualShare", meaning: "Casual pay, share of sales", value: "18.0%" },
  { name: "kegsSold", meaning: "Wholesale, kegs", value: "520" },
  { name: "taproom.net", meaning: "Taproom, sales before GST", value: "104,600" },
  { name: "taproom.tax", meaning: "Taproom, GST on sales", value: "10,460" },
  { name: "taproomDays", meaning: "Taproom, days open", value: "27" },
];

const EIGHT_MONTHS: Timeline = {
  unit: "month",
  start: "2026-11-01",
  periodCount: 8,
  yearEndMonth: 6,
  actualCount: 0,
};

export function tokensOf(text: string): FormulaToken[] {
  const { tokens } = readTokens(text);
  return tokens.flatMap(({ kind, text: word, at }, index): FormulaToken[] => {
    if (kind !== "name" && kind !== "number") return [];
    const isCalled = tokens[index + 1]?.text === "(";
    const place = { from: at, to: at + word.length };
    return [{ ...place, kind: kind === "name" && isCalled ? "function" : kind }];
  });
}

/** Names that are not there, and what the engine refuses, in the order of the text. */
export function mistakesIn(text: string): FormulaMark[] {
  const names = NAMES.map(({ name }) => name);
  const unknown = tokensOf(text).flatMap(({ from, to, kind }): FormulaMark[] => {
    const name = text.slice(from, to);
    if (kind !== "name" || names.includes(name)) return [];
    return [{ from, to, message: `"${name}" is not in the model.${suggestion(name, names)}` }];
  });
  return [...unknown, ...refusalOf(text)].sort((left, right) => left.from - right.from);
}

function refusalOf(text: string): FormulaMark[] {
  try {
    compileFormula(text, { line: "casualPay", name: "Casual pay", timeline: EIGHT_MONTHS });
    return [];
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    const { at: from, message } = error;
    const word = tokensOf(text).find((token) => token.from === from);
    return [{ from, to: word?.to ?? from, message }];
  }
}

export function completionsAt(text: string, place: number) {
  const typed = tokensOf(text).find(({ from, to }) => from < place && place <= to);
  if (!typed) return { from: place, options: NAMES };
  const start = text.slice(typed.from, place).toLowerCase();
  return {
    from: typed.from,
    options: NAMES.filter(({ name }) => name.toLowerCase().startsWith(start)),
  };
}
