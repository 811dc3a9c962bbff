import { expect, test } from "vitest";
import { avatarColourIndex, initialsOf } from "./initials.ts";

test.each([
  ["Priya Raman", "PR"],
  ["  priya   raman ", "PR"],
  ["Priya", "PR"],
  ["Ana Maria Novak", "AN"],
  ["J R R", "JR"],
  ["X", "X"],
  ["", ""],
  ["   ", ""],
  ["Élodie Ångström", "ÉÅ"],
  ["𝒜da 𝒞urie", "𝒜𝒞"],
])("the initials of '%s' are '%s'", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test("colours repeat after four", () => {
  expect([0, 1, 2, 3, 4, 9, -1].map(avatarColourIndex)).toEqual([0, 1, 2, 3, 0, 1, 3]);
});
