import { expect, test } from "vitest";
import { groupsOf } from "#roll-up/groups.ts";
import { rollUp } from "#roll-up/roll-up.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { exampleModels } from "./examples.ts";

test.each([
  ["engineeringConsultancy", "feesPerEngineer"],
  ["softwareFirm", "yearlyPace"],
  ["seasideHotel", "roomRevenue"],
])("a figure in money that is a rate stays one by the year: %s, %s", (key, kpi) => {
  const example = exampleModels.find((each) => each.key === key);
  if (!example) throw new Error(`there is no example "${key}"`);
  const { model, sheet, read } = calculateModel(example.document());
  const groups = groupsOf(model.document.timeline, model.periods, "year") ?? [];
  const years = rollUp({ ...model, sheet, groups }, `kpi.${kpi}`);
  for (const [index, { from, periodCount }] of groups.entries()) {
    const months = read(`kpi.${kpi}`).slice(from, from + periodCount);
    expect(years[index]).toBeGreaterThanOrEqual(Math.min(...months));
    expect(years[index]).toBeLessThanOrEqual(Math.max(...months));
  }
});
