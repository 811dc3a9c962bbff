import { expect, test } from "vitest";
import { isFoundBy } from "./is-found-by.ts";

test.each([
  ["", true],
  ["client", true],
  ["ADD", true],
  ["client add", true],
  [" add ", true],
  ["remove client", false],
])("“Add client” and the typed “%s”: found is %s", (text, isFound) => {
  expect(isFoundBy("Add client", text)).toBe(isFound);
});
