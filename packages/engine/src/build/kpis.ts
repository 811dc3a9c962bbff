/** KPIs and the person's own checks: formulas over any line of the model, once all are there. */
import { compileFormula } from "#formula/compile-formula.ts";
import { FormulaError } from "#formula/syntax.ts";
import { ZERO } from "#lines/expression.ts";
import type { Line } from "#lines/line.ts";
import { addLine, type Draft } from "./draft.ts";

export function addKpis(draft: Draft) {
  for (const { id, name, unit, formula } of draft.document.kpis) {
    const measure = unit === "currency" ? "flow" : "rate";
    const shape = { id: `kpi.${id}`, name, unit, measure, section: "kpis" } as const;
    addFormulaLine(draft, shape, formula, `kpis/${id}/formula`);
  }
}

/** A rule of the person's own is broken wherever its formula is not 0. */
export function addCheckRules(draft: Draft) {
  for (const rule of draft.document.checks) {
    const { name, formula } = rule;
    const line = `check.rule.${rule.id}`;
    const shape = {
      id: line,
      name,
      unit: "currency",
      measure: "balance",
      section: "checks",
    } as const;
    addFormulaLine(draft, shape, formula, `checks/${rule.id}/formula`);
    draft.checks.push({ id: line, name, class: rule.class, line });
  }
}

function addFormulaLine(draft: Draft, shape: Omit<Line, "source">, formula: string, place: string) {
  try {
    const { timeline } = draft.document;
    const { expression, lines } = compileFormula(formula, {
      line: shape.id,
      name: shape.name,
      timeline,
    });
    addLine(draft, { ...shape, source: { kind: "calculated", expression } });
    for (const line of lines) addLine(draft, line);
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    const message = `${error.message} (at ${error.at + 1})`;
    draft.issues.push({ code: "syntax", severity: "error", place, message });
    addLine(draft, { ...shape, source: { kind: "calculated", expression: ZERO } });
  }
}
