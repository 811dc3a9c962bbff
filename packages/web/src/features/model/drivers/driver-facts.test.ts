import type { ModelDocument } from "@app/engine/model/document";
import type { TableRow } from "@app/engine/tables/table";
import { expect, test } from "vitest";
import { createTableStore } from "#model/table-store.ts";
import { bakery } from "#model/testing/bakery.ts";
import { openHere } from "#model/testing/direct-port.ts";
import { tableOf } from "#model/testing/table-of.ts";
import { countsOf, isSaidAlike, shownKeys } from "./driver-facts.ts";
import { filteredStore } from "./filtered-store.ts";
import { findInRail, railGroups } from "./module-marks.ts";
import { signedEdits } from "./signed-edits.ts";

const READ = { shows: "driversByUse" } as const;

async function opened(changes: Partial<ModelDocument> = {}) {
  const open = await openHere({ ...bakery, ...changes });
  const { document, structure } = open.state();
  const table = await tableOf(open, READ);
  return { table, facts: { document, issues: structure.issues, scenario: undefined } };
}

const labels = (rows: readonly TableRow[]) => rows.map(({ label }) => label);

test("drivers that were changed by hand, have no note or do not work out are counted", async () => {
  const { table, facts } = await opened({
    overrides: [{ line: "loaves", value: 9, from: 1, to: 1 }],
    drivers: bakery.drivers.map((driver) =>
      driver.id === "rentPerMonth" ? { ...driver, formula: "300 * shaer" } : driver,
    ),
  });
  expect(countsOf(table, facts)).toEqual({ overrides: 1, noNote: 3, errors: 1 });
});

test("in a scenario what it changes counts as changed by hand", async () => {
  const { table, facts } = await opened();
  expect(countsOf(table, facts).overrides).toBe(0);
  expect(countsOf(table, { ...facts, scenario: "slow" }).overrides).toBe(1);
});

test("filtered rows keep the module and group they stand under, with their own figures", async () => {
  const { table, facts } = await opened({
    drivers: bakery.drivers.map((driver) =>
      driver.id === "price" ? { ...driver, evidence: "contracted" } : driver,
    ),
  });
  const keys = shownKeys(table, facts, { filter: undefined, evidence: "contracted" });
  const source = createTableStore(READ);
  const store = filteredStore(source, keys);
  source.put(table);
  const shown = store.table();
  expect(labels(shown?.rows ?? [])).toEqual(["Revenue", "Shop", "Price of a loaf"]);
  expect(shown?.figures.slice(-4)).toEqual([5, 5, 5, 5]);
  expect(store.table()).toBe(shown);
});

test("without a filter the table is the one that is filtered", async () => {
  const { table, facts } = await opened();
  expect(shownKeys(table, facts, { filter: undefined, evidence: undefined })).toBeUndefined();
  const source = createTableStore(READ);
  expect(filteredStore(source, undefined)).toBe(source);
});

test("the rail tells which modules are off, changed by hand or in error, and finds drivers by name", async () => {
  const { facts } = await opened({
    overrides: [{ line: "rent.amount", value: 9, from: 1, to: 1 }],
    modules: bakery.modules.map((module) =>
      module.id === "shop" ? { ...module, isOff: true } : { ...module, account: "nowhere" },
    ) as ModelDocument["modules"],
  });
  const modules = railGroups(facts).flatMap((group) => group.modules);
  expect(modules).toEqual([
    { id: "shop", name: "Shop", isOff: true, hasOverride: false, errorCount: 0 },
    { id: "rent", name: "Rent", isOff: false, hasOverride: true, errorCount: 1 },
  ]);
  const found = findInRail(facts.document, " LOA");
  expect([...found.modules]).toEqual([]);
  expect(found.drivers.map(({ name }) => name)).toEqual(["Loaves", "Price of a loaf"]);
});

test("who changes a figure, a formula or a setting signs it; a name and a note are not signed", () => {
  const signature = { name: "Tom Okafor", today: "2026-11-16" };
  const signed = (place: string) =>
    signedEdits([{ kind: "set", place, value: 1 }], bakery, signature).slice(1);
  expect(signed("drivers/loaves/values")).toEqual([
    { kind: "set", place: "drivers/loaves/setBy", value: "Tom Okafor" },
    { kind: "set", place: "drivers/loaves/setOn", value: "2026-11-16" },
  ]);
  expect(signed("modules/rent/amount")).toHaveLength(2);
  expect(signed("drivers/loaves/note")).toEqual([]);
  expect(signed("overrides/loaves/value")).toEqual([]);
  const again = { ...signature, name: "Priya Raman", today: "2026-08-03" };
  const edit = { kind: "set", place: "drivers/loaves/values", value: 1 } as const;
  expect(signedEdits([edit], bakery, again)).toEqual([edit]);
});

test("the same is said of drivers while only their figures change, and not once a note does", () => {
  const withFirst = (change: object): ModelDocument => ({
    ...bakery,
    drivers: bakery.drivers.map((driver, index) =>
      index === 0 ? { ...driver, ...change } : driver,
    ),
  });
  expect(isSaidAlike(bakery, withFirst({ values: 7 }))).toBe(true);
  expect(isSaidAlike(bakery, withFirst({ note: "Counted." }))).toBe(false);
  expect(isSaidAlike(bakery, withFirst({ evidence: "actual" }))).toBe(false);
  expect(isSaidAlike(bakery, { ...bakery, drivers: bakery.drivers.slice(1) })).toBe(false);
});
