/** Drivers as lines: given values, or a formula. */

import { addLine, type Draft } from "#draft/draft.ts";
import { spread } from "#draft/spread.ts";
import { addFormula } from "#formula/add-formula.ts";
import type { Driver } from "#model/document.ts";

export function addDrivers(draft: Draft) {
  for (const driver of draft.document.drivers) addDriver(draft, driver);
}

function addDriver(draft: Draft, { id, name, unit, measure, formula, values }: Driver) {
  const shape = { id, name, unit, measure: measure ?? MEASURES[unit], section: "drivers" };
  const place = `drivers/${id}/values`;
  if (formula !== undefined) {
    const message = `${name} has figures and a formula. The formula counts; the figures do not.`;
    if (values !== undefined)
      draft.issues.push({ code: "duplicate", severity: "warning", place, message });
    return addFormula(draft, shape, formula, `drivers/${id}/formula`);
  }
  const { periodCount } = draft.document.timeline;
  const given = spread(draft, { figures: values ?? [], periodCount, place, name });
  addLine(draft, { ...shape, source: { kind: "given", values: given, place } });
}

/** How a driver adds up over time when it does not say. */
const MEASURES = {
  currency: "flow",
  count: "count",
  percent: "rate",
  days: "rate",
  rate: "rate",
  flag: "count",
} as const;
