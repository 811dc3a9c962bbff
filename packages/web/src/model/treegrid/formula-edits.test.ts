import { expect, test } from "vitest";
import { bakery } from "#model/testing/bakery.ts";
import { openHere } from "#model/testing/direct-port.ts";
import { tableOf } from "#model/testing/table-of.ts";
import { barContent, barTitle } from "./bar-content.ts";
import { cellEdits } from "./cell-edits.ts";
import { cellsWith, ruleEdit, valuesOf, whatEnterDoes } from "./formula-edits.ts";

async function drivers(scenario?: string) {
  const open = await openHere(bakery);
  const table = await tableOf(open, { shows: "drivers", cases: [scenario] });
  return { open, table, rowOf: (line: string) => table.rows.findIndex((row) => row.line === line) };
}

test("a formula stands in the bar with its place, a figure as it is stored with where one could stand", async () => {
  const { table, rowOf } = await drivers();
  expect(barContent(bakery, table, rowOf("rentPerMonth"), 1)).toEqual({
    ...{ kind: "formula", text: "300 * share", formulaPlace: "drivers/rentPerMonth/formula" },
  });
  expect(barContent(bakery, table, rowOf("share"), 1)).toEqual({
    ...{ kind: "stored", text: "100%", formulaPlace: "drivers/share/formula" },
  });
  expect(barContent(bakery, table, 0, 1)).toEqual({ kind: "none" });
});

test("the bar names the line and the periods that are selected", async () => {
  const { table, rowOf } = await drivers();
  const range = { top: 0, bottom: 0, left: 1, right: 3 };
  expect(barTitle(table, rowOf("loaves"), range)).toBe("Loaves, Aug-26 to Oct-26");
  expect(barTitle(table, rowOf("loaves"), { ...range, right: 1 })).toBe("Loaves, Aug-26");
});

test("a rule is set at its place, and without a text it goes", () => {
  const place = "drivers/rentPerMonth/formula";
  expect(ruleEdit(place, "2 * share")).toEqual({ kind: "set", place, value: "2 * share" });
  expect(ruleEdit(place, " ")).toEqual({ kind: "remove", place });
});

test("a formula for some periods gives each its figure, in the case that is showing, and keeps no trace", async () => {
  const { open, table, rowOf } = await drivers("slow");
  const figures = await valuesOf(open, "loaves + price", "slow");
  expect(figures).toEqual([55, 55, 55, 55]);
  expect(open.state().document).toEqual(bakery);
  if (typeof figures === "string") return;
  const range = { top: 0, bottom: 0, left: 0, right: 2 };
  const cells = cellsWith(figures, table, rowOf("loaves"), range);
  // July is actual.
  expect(cells.map(({ column, value }) => [column, value])).toEqual([
    [1, 55],
    [2, 55],
  ]);
  const { edits } = cellEdits(bakery, table, cells);
  expect(edits.map((edit) => edit.kind === "insert" && edit.list)).toEqual([
    "scenarios/slow/overrides",
    "scenarios/slow/overrides",
  ]);
});

test("a rule replaced every month unannounced: what Enter does is said before", async () => {
  const { timeline } = (await openHere(bakery)).state().structure;
  const asked = { timeline, selected: "Aug-26", isInScenario: false, isSum: false };
  const alone = "Alt+Enter: only Aug-26.";
  expect(whatEnterDoes({ ...asked, given: [100, 100, 100, 100] })).toBe(
    `Enter: a rule for all 4 months, replacing 4 entered figures; actual accounts stay. ${alone}`,
  );
  expect(whatEnterDoes({ ...asked, given: { figures: [100, 100], later: 90 } })).toBe(
    `Enter: a rule for all 4 months, replacing 3 entered figures; actual accounts stay. ${alone}`,
  );
  expect(whatEnterDoes({ ...asked, given: 5 })).toBe(
    `Enter: a rule for all 4 months, replacing 1 entered figure; actual accounts stay. ${alone}`,
  );
  expect(whatEnterDoes({ ...asked, given: "300 * share" })).toBe(
    `Enter: a rule for all 4 months; actual accounts stay. ${alone}`,
  );
  expect(whatEnterDoes({ ...asked, given: 5, isInScenario: true })).toBe(
    `${alone} A rule for all periods is changed in Base.`,
  );
  expect(whatEnterDoes({ ...asked, given: "300 * share", isSum: true })).toBe(
    "Enter: only Aug-26. Alt+Enter: a rule for all 4 months; actual accounts stay.",
  );
});
