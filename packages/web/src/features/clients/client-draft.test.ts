import { expect, test } from "vitest";
import { differencesOf, NEW_CLIENT, valueLabel } from "./client-draft.ts";

test("two versions differ in the fields whose values differ, in the form's order", () => {
  const mine = { ...NEW_CLIENT, name: "Acorn", notes: "Call in May" };
  const theirs = { ...NEW_CLIENT, name: "Acorn Pty Ltd", isActive: false, notes: "Call in May" };
  expect(differencesOf(mine, theirs)).toEqual(["name", "isActive"]);
  expect(differencesOf(mine, mine)).toEqual([]);
});

test("values read as people write them: a year end as a day, no notes as Empty", () => {
  expect(valueLabel({ ...NEW_CLIENT, yearEndMonth: 6 }, "yearEndMonth")).toBe("30 June");
  expect(valueLabel({ ...NEW_CLIENT, isActive: false }, "isActive")).toBe("No");
  expect(valueLabel(NEW_CLIENT, "notes")).toBe("Empty");
});
