/** What a formula field is told about a text: the engine reads it, the model gives the names. */
import { compileFormula, type FormulaScope } from "@app/engine/formula/compile-formula";
import { suggestion } from "@app/engine/formula/nearest-name";
import { FormulaError } from "@app/engine/formula/syntax";
import { tokensOf as readTokens } from "@app/engine/formula/tokens";
import type {
  FormulaCompletion,
  FormulaCompletions,
  FormulaMark,
  FormulaToken,
} from "#ui/formula-text.ts";

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
export function mistakesIn(
  text: string,
  names: readonly string[],
  target: FormulaScope,
): FormulaMark[] {
  const known = new Set(names);
  const unknown = tokensOf(text).flatMap(({ from, to, kind }): FormulaMark[] => {
    const name = text.slice(from, to);
    if (kind !== "name" || known.has(name)) return [];
    return [{ from, to, message: `"${name}" is not in the model.${suggestion(name, names)}` }];
  });
  return [...unknown, ...refusalOf(text, target)].sort((left, right) => left.from - right.from);
}

function refusalOf(text: string, target: FormulaScope): FormulaMark[] {
  try {
    compileFormula(text, target);
    return [];
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    const { at: from, message } = error;
    const word = tokensOf(text).find((token) => token.from === from);
    return [{ from, to: word?.to ?? from, message }];
  }
}

/** Names that begin so, then those whose words do: "tap" finds taproom.net and "Taproom, sales". */
export function completionsAt(
  text: string,
  place: number,
  names: readonly FormulaCompletion[],
): FormulaCompletions {
  const typed = tokensOf(text).find(({ from, to }) => from < place && place <= to);
  if (!typed) return { from: place, options: names.slice(0, COMPLETIONS_MOST) };
  const start = text.slice(typed.from, place).toLowerCase();
  const begins = (words: string) => words.toLowerCase().startsWith(start);
  const byName = names.filter(({ name }) => begins(name));
  const byMeaning = names.filter((each) => !begins(each.name) && begins(each.meaning ?? ""));
  return { from: typed.from, options: [...byName, ...byMeaning].slice(0, COMPLETIONS_MOST) };
}

const COMPLETIONS_MOST = 40;
