/** What a formula field is told about this model: its names, and what is wrong in a text. */
import { compileFormula } from "@app/engine/formula/compile-formula";
import { suggestion } from "@app/engine/formula/nearest-name";
import { FormulaError } from "@app/engine/formula/syntax";
import { tokensOf as readTokens } from "@app/engine/formula/tokens";
import type { Structure } from "@app/engine/worker/structure";
import type { FormulaMark, FormulaRules, FormulaToken } from "#ui/formula-text.ts";

const OPTIONS_MAX = 50;

export function formulaRules({ lines }: Structure): Required<FormulaRules> {
  const options = lines.map(({ id, name }) => ({ name: id, meaning: name }));
  return {
    tokensOf,
    completionsAt: (text, place) => {
      const typed = tokensOf(text).find(({ from, to }) => from < place && place <= to);
      const start = typed ? text.slice(typed.from, place).toLowerCase() : "";
      const isFitting = ({ name, meaning }: (typeof options)[number]) =>
        name.toLowerCase().startsWith(start) || meaning.toLowerCase().startsWith(start);
      const fitting = options.filter(isFitting).slice(0, OPTIONS_MAX);
      return { from: typed?.from ?? place, options: fitting };
    },
  };
}

function tokensOf(text: string): FormulaToken[] {
  const { tokens } = readTokens(text);
  return tokens.flatMap(({ kind, text: word, at }, index): FormulaToken[] => {
    if (kind !== "name" && kind !== "number") return [];
    const isCalled = tokens[index + 1]?.text === "(";
    const place = { from: at, to: at + word.length };
    return [{ ...place, kind: kind === "name" && isCalled ? "function" : kind }];
  });
}

/** Names that are not in the model, and what the engine refuses, in the order of the text. */
export function mistakesIn(text: string, { lines, timeline }: Structure): FormulaMark[] {
  const names = new Set(lines.map(({ id }) => id));
  const unknown = tokensOf(text).flatMap(({ from, to, kind }): FormulaMark[] => {
    const name = text.slice(from, to);
    if (kind !== "name" || names.has(name)) return [];
    return [{ from, to, message: `"${name}" is not in the model.${suggestion(name, names)}` }];
  });
  return [...unknown, ...refusalOf(text, timeline)].sort((left, right) => left.from - right.from);
}

function refusalOf(text: string, timeline: Structure["timeline"]): FormulaMark[] {
  try {
    compileFormula(text, { line: "formula", name: "Formula", timeline });
    return [];
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    const { at: from, message } = error;
    const word = tokensOf(text).find((token) => token.from === from);
    return [{ from, to: word?.to ?? from, message }];
  }
}
