import { applyEdits } from "@app/engine/edits/apply-edits";
import type { ModelDocument } from "@app/engine/model/document";
import type { ScenarioId } from "@app/engine/overrides/family";
import { expect, test } from "vitest";
import { bakery } from "#model/testing/bakery.ts";
import { openHere } from "#model/testing/direct-port.ts";
import { tableOf } from "#model/testing/table-of.ts";
import { type CellChange, cellEdits } from "./cell-edits.ts";

/** The drivers of a document in a case: rows by line, columns by period. */
async function driversOf(document: ModelDocument, scenario?: ScenarioId) {
  const open = await openHere(document);
  const table = await tableOf(open, { shows: "drivers", cases: [scenario] });
  const change = (line: string, column: number, value: number | null): CellChange => ({
    row: table.rows.findIndex((row) => row.line === line),
    ...{ column, value },
  });
  return { table, change };
}

test("figures next to each other are one edit at their place", async () => {
  const { table, change } = await driversOf(bakery);
  const changes = [change("loaves", 3, 90), change("loaves", 1, 110), change("loaves", 2, 120)];
  expect(cellEdits(bakery, table, changes)).toEqual({
    edits: [{ kind: "figures", place: "drivers/loaves/values", from: 1, values: [110, 120, 90] }],
    ...{ changedCount: 3, calculatedCount: 0, readOnlyCount: 0 },
  });
});

test("what stands there already is no edit, and actual periods are read-only", async () => {
  const { table, change } = await driversOf(bakery);
  const changes = [change("loaves", 1, 100), change("loaves", 0, 7)];
  expect(cellEdits(bakery, table, changes)).toEqual({
    ...{ edits: [], changedCount: 0, calculatedCount: 0, readOnlyCount: 1 },
  });
});

test("a formula is changed by hand in one period, changed again in place, and cleared", async () => {
  const first = await driversOf(bakery);
  const typed = cellEdits(bakery, first.table, [first.change("rentPerMonth", 2, 350)]);
  const entry = { line: "rentPerMonth", value: 350, from: 2, to: 2 };
  expect(typed.edits).toEqual([{ kind: "insert", list: "overrides", entry, after: null }]);
  expect([typed.changedCount, typed.calculatedCount]).toEqual([1, 1]);
  const { document } = applyEdits(bakery, typed.edits);
  if (!document) throw new Error("refused");

  const then = await driversOf(document);
  const again = cellEdits(document, then.table, [then.change("rentPerMonth", 2, 360)]);
  expect(again.edits).toEqual([{ kind: "set", place: "overrides/rentPerMonth/value", value: 360 }]);
  const cleared = cellEdits(document, then.table, [
    then.change("rentPerMonth", 2, null),
    then.change("rentPerMonth", 3, null),
  ]);
  expect(cleared).toEqual({
    edits: [{ kind: "remove", place: "overrides/rentPerMonth" }],
    ...{ changedCount: 1, calculatedCount: 0, readOnlyCount: 1 },
  });
  expect(applyEdits(document, cleared.edits).document).toEqual(bakery);
});

test("in a scenario every figure is a change by hand, after those that are there", async () => {
  const { table, change } = await driversOf(bakery, "slow");
  const { edits } = cellEdits(bakery, table, [change("loaves", 2, 70), change("loaves", 3, 60)]);
  const list = "scenarios/slow/overrides";
  expect(edits).toEqual([
    {
      ...{ kind: "insert", list, after: "loaves" },
      entry: { line: "loaves", value: 70, from: 2, to: 2 },
    },
    {
      ...{ kind: "insert", list, after: "loaves#2" },
      entry: { line: "loaves", value: 60, from: 3, to: 3 },
    },
  ]);
  expect(applyEdits(bakery, edits).document?.scenarios[0]?.overrides.length).toBe(3);
});

test("cleared, a figure is zero", async () => {
  const { table, change } = await driversOf(bakery);
  const { edits } = cellEdits(bakery, table, [change("loaves", 1, null)]);
  expect(edits).toEqual([
    { kind: "figures", place: "drivers/loaves/values", from: 1, values: [0] },
  ]);
});
