/**
 * A person's formula as a line. A text that cannot be read becomes an issue at its place, and the
 * line gives zero, so that the rest of the model still calculates.
 */
import { addLine, type Draft } from "#draft/draft.ts";
import { ZERO } from "#lines/expression.ts";
import type { Line } from "#lines/line.ts";
import { compileFormula } from "./compile-formula.ts";
import { parse } from "./parse.ts";
import { FormulaError, type Syntax } from "./syntax.ts";

/** `place` is where the text stands in the document, such as "drivers/price/formula". */
export function addFormula(
  draft: Draft,
  shape: Omit<Line, "source" | "formula">,
  text: string,
  place: string,
) {
  const written = { ...shape, formula: { text, place } };
  try {
    const { timeline } = draft.document;
    const { syntax, expression, lines } = compileFormula(text, {
      line: shape.id,
      name: shape.name,
      timeline,
    });
    remember(draft, text, syntax);
    if (!addLine(draft, { ...written, source: { kind: "calculated", expression } })) return;
    const owner = shape.module === undefined ? {} : { module: shape.module };
    for (const line of lines) addLine(draft, { ...line, ...owner });
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    const message = `${error.message} (at ${error.at + 1})`;
    draft.issues.push({ code: "syntax", severity: "error", place, message });
    addLine(draft, { ...shape, source: { kind: "calculated", expression: ZERO } });
  }
}

/** A formula is read when it is added and again when every name is known: the text only once. */
const known = new WeakMap<Draft, Map<string, Syntax>>();

function remember(draft: Draft, text: string, syntax: Syntax) {
  const syntaxes = known.get(draft) ?? new Map<string, Syntax>();
  known.set(draft, syntaxes.set(text, syntax));
}

export function syntaxOf(draft: Draft, text: string): Syntax {
  return known.get(draft)?.get(text) ?? parse(text);
}
