import { expect, test } from "vitest";
import { caseColours, freeColour, SCENARIO_COLOURS } from "./case-colours.ts";

const cases = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `s${index}` }));

test("the seventh case had the colour and the marker of the second: fifteen cases all differ", () => {
  const colours = [...caseColours(cases(14)).values()];
  expect(new Set(colours).size).toBe(15);
  expect(colours.slice(0, 8).every((colour) => colour <= 8)).toBe(true);
});

test("a colour that was chosen is no other case's", () => {
  const colours = caseColours([{ id: "first" }, { id: "second", colour: 4 }]);
  expect([...colours]).toEqual([
    ["base", 1],
    ["second", 4],
    ["first", 3],
  ]);
});

test("where all are taken, the one that fewest have comes again", () => {
  expect(freeColour([...SCENARIO_COLOURS, 4])).toBe(3);
});
