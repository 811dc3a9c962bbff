/** What the scenarios that starters offer must not do to a reader's trust. */
import { expect, test } from "vitest";
import { seriesOf } from "#calculate/sheet.ts";
import { casesOf, runScenarios } from "#scenarios/cases.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import type { TimeSeries } from "./starter.ts";
import { starterModels } from "./starters.ts";

const offered = starterModels.flatMap((starter) =>
  starter.timeSeries.map((timeSeries) => ({ key: starter.key, timeSeries })),
);

function casesIn(key: string, timeSeries?: TimeSeries) {
  const starter = starterModels.find((each) => each.key === key);
  if (!starter) throw new Error(`there is no starter "${key}"`);
  const times = timeSeries ?? starter.timeSeries[0];
  const start = times.unit === "week" ? "2026-06-29" : "2026-07-01";
  const choice = { name: key, timeSeries: times, start, yearEndMonth: 6, currency: "AUD" };
  const { model, read } = calculateModel(starter.make(choice));
  const cases = casesOf(model);
  const ids = model.document.scenarios.map(({ id }) => id);
  const sheets = runScenarios(cases, ids);
  const inCase = (id: string, line: string) => [
    ...seriesOf(cases.model.program, sheets[ids.indexOf(id)] ?? new Float64Array(), line),
  ];
  return { model, read, ids, inCase };
}

test.each(offered)("no customer takes money back in a scenario of $key, $timeSeries.name", (of) => {
  const { model, ids, inCase } = casesIn(of.key, of.timeSeries);
  if (!model.program.rowOf.has("cfd.customers")) return;
  for (const id of ids) expect(Math.min(...inCase(id, "cfd.customers"))).toBeGreaterThanOrEqual(0);
});

test("losing a funding agreement costs more than the posts it saves, in both years", () => {
  const { read, inCase } = casesIn("notForProfit");
  const years = (surplus: number[]) =>
    [0, 12].map((from) => surplus.slice(from, from + 12).reduce((sum, value) => sum + value, 0));
  const [before, after] = [years(read("pl.profit")), years(inCase("agreementLost", "pl.profit"))];
  expect(after[0]).toBeLessThan(before[0] ?? 0);
  expect(after[1]).toBeLessThan(before[1] ?? 0);
});

test("an overhead has one name: in its driver and on the profit and loss", () => {
  const { model } = casesIn("notForProfit");
  const shown = model.statements.profitAndLoss.map(({ label }) => label);
  expect(shown).toEqual(expect.arrayContaining(["Fundraising", "Audit and accounting"]));
  expect(shown).not.toContain("Marketing");
});
