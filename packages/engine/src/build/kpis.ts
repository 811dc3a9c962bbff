/** KPIs and the person's own checks: formulas over any line of the model, once all are there. */

import type { Draft } from "#draft/draft.ts";
import { addFormula } from "#formula/add-formula.ts";

export function addKpis(draft: Draft) {
  for (const kpi of draft.document.kpis) {
    const { id, name, unit } = kpi;
    const measure = kpi.measure ?? (unit === "currency" ? "flow" : "rate");
    const shape = { id: `kpi.${id}`, name, unit, measure, section: "kpis" } as const;
    addFormula(draft, shape, kpi.formula, `kpis/${id}/formula`);
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
    addFormula(draft, shape, formula, `checks/${rule.id}/formula`);
    draft.checks.push({ id: line, name, class: rule.class, line });
  }
}
