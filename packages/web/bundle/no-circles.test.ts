import { expect, test } from "vitest";
import { circleIn } from "./no-circles.ts";

test("a circle is told from one of its files back to it", () => {
  const imports = new Map([
    ["index.js", ["calls.js"]],
    ["calls.js", ["models.js"]],
    ["models.js", ["kit.js", "calls.js"]],
    ["kit.js", []],
  ]);
  expect(circleIn(imports)).toEqual(["calls.js", "models.js", "calls.js"]);
});

test("two ways to one file are no circle", () => {
  const imports = new Map([
    ["index.js", ["calls.js", "kit.js"]],
    ["calls.js", ["kit.js"]],
    ["kit.js", []],
  ]);
  expect(circleIn(imports)).toBeUndefined();
});
