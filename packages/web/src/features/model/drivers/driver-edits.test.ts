import { applyEdits } from "@app/engine/edits/apply-edits";
import type { Edit } from "@app/engine/edits/edit";
import type { Driver, ModelDocument } from "@app/engine/model/document";
import { expect, test } from "vitest";
import { bakery } from "#model/testing/bakery.ts";
import {
  figuresEdits,
  formulaEdits,
  newDriverEdits,
  renameEdits,
  wordEdits,
} from "./driver-edits.ts";

function made(document: ModelDocument, edits: readonly Edit[]): ModelDocument {
  const applied = applyEdits(document, edits);
  if (!applied.document) throw new Error(JSON.stringify(applied.issues));
  return applied.document;
}

const driver = (document: ModelDocument, id: string) =>
  document.drivers.find((each) => each.id === id) as Driver;

test("a driver's new name is its name in every formula too, and one step", () => {
  const { id, edits } = renameEdits(bakery, "drivers", "share", "Part of the rent");
  expect(id).toBe("partOfTheRent");
  const after = made(bakery, edits);
  expect(driver(after, id).name).toBe("Part of the rent");
  expect(driver(after, "rentPerMonth").formula).toBe("300 * partOfTheRent");
});

test("a name that another driver or module has is given a number in formulas", () => {
  expect(renameEdits(bakery, "drivers", "share", "Shop").id).toBe("shop2");
  expect(renameEdits(bakery, "drivers", "share", "Share").edits).toEqual([
    { kind: "set", place: "drivers/share/name", value: "Share" },
  ]);
});

test("a new driver has figures or a formula, a unit and a group, and a name of its own in formulas", () => {
  const figures = newDriverEdits(bakery, { name: "Loaves", unit: "count", value: 5 });
  expect(figures.id).toBe("loaves2");
  const worked = newDriverEdits(bakery, {
    ...{ name: "Loaves a week", unit: "count", group: "Sales", value: "loaves / 4" },
  });
  expect(driver(made(bakery, worked.edits), "loavesAWeek")).toEqual({
    ...{ id: "loavesAWeek", name: "Loaves a week", unit: "count", group: "Sales" },
    formula: "loaves / 4",
  });
});

test("a formula takes the place of figures, and figures that of a formula", () => {
  const worked = made(bakery, formulaEdits(driver(bakery, "price"), "4 + 1"));
  expect(driver(worked, "price")).toMatchObject({ formula: "4 + 1" });
  expect(driver(worked, "price")).not.toHaveProperty("values");
  const given = made(worked, figuresEdits(driver(worked, "price"), 6));
  expect(driver(given, "price")).toMatchObject({ values: 6 });
  expect(driver(given, "price")).not.toHaveProperty("formula");
});

test("words that are emptied are left out, and those that stay are no edit", () => {
  const place = "drivers/loaves/note";
  expect(wordEdits(place, "From the till.", " ")).toEqual([{ kind: "remove", place }]);
  expect(wordEdits(place, "From the till.", "From the till. ")).toEqual([]);
  expect(wordEdits(place, undefined, "")).toEqual([]);
});
