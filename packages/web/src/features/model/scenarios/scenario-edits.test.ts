import { applyEdits } from "@app/engine/edits/apply-edits";
import type { ModelDocument } from "@app/engine/model/document";
import { expect, test } from "vitest";
import { caseColours } from "#model/case-colours.ts";
import { bakery } from "#model/testing/bakery.ts";
import {
  addScenario,
  changeScenario,
  moveScenario,
  type Planned,
  removeScenario,
} from "./scenario-edits.ts";

function made(document: ModelDocument, plan: Planned): ModelDocument {
  if ("fault" in plan) throw new Error(plan.fault);
  const { document: next, issues } = applyEdits(document, plan.edits);
  if (!next) throw new Error(JSON.stringify(issues));
  return next;
}

const names = ({ scenarios }: ModelDocument) => scenarios.map(({ name }) => name);
const plain = { parent: undefined, colour: undefined, overrides: [] };

test("a new scenario stands last, under an id of its own made of its name", () => {
  const one = made(bakery, addScenario(bakery, { ...plain, name: "Wet, cold summer" }));
  const two = made(one, addScenario(one, { ...plain, name: "Wet cold summer" }));
  expect(two.scenarios.map(({ id }) => id)).toEqual(["slow", "wetColdSummer", "wetColdSummer2"]);
});

test.each(["", "  ", "slow SUMMER", "Base"])("the name %j is refused", (name) => {
  expect(addScenario(bakery, { ...plain, name })).toMatchObject({ fault: expect.any(String) });
});

test("a scenario keeps its own name, and inherits from another or again from the base", () => {
  const two = made(bakery, addScenario(bakery, { ...plain, name: "Slower", parent: "slow" }));
  expect(two.scenarios[1]?.parent).toBe("slow");
  const again = made(two, changeScenario(two, "slower", { ...plain, name: "Slower" }));
  expect(again.scenarios[1]).toEqual({ id: "slower", name: "Slower", overrides: [] });
});

test("what others are built on is neither removed nor built on them", () => {
  const two = made(bakery, addScenario(bakery, { ...plain, name: "Slower", parent: "slow" }));
  expect(removeScenario(two, "slow")).toMatchObject({ fault: expect.stringContaining("Slower") });
  expect(
    changeScenario(two, "slow", { ...plain, name: "Slow summer", parent: "slower" }),
  ).toMatchObject({ fault: expect.any(String) });
  expect(names(made(two, removeScenario(two, "slower")))).toEqual(["Slow summer"]);
});

test("a scenario moves by one place, and not beyond the ends", () => {
  const two = made(bakery, addScenario(bakery, { ...plain, name: "Other" }));
  expect(names(made(two, moveScenario(two, "other", -1)))).toEqual(["Other", "Slow summer"]);
  expect(moveScenario(two, "other", 1)).toHaveProperty("fault");
});

test("moving or removing a scenario gave its colour to another: each keeps its own", () => {
  const two = made(bakery, addScenario(bakery, { ...plain, name: "Two" }));
  const three = made(two, addScenario(two, { ...plain, name: "Three" }));
  const coloursIn = ({ scenarios }: ModelDocument) => Object.fromEntries(caseColours(scenarios));
  const before = coloursIn(three);
  expect(before).toEqual({ base: 1, slow: 4, two: 3, three: 5 });
  expect(coloursIn(made(three, moveScenario(three, "three", -1)))).toEqual(before);
  const { slow: _, ...left } = before;
  expect(coloursIn(made(three, removeScenario(three, "slow")))).toEqual(left);
});

test("a scenario has a colour of its own, or again one that is free", () => {
  const red = made(bakery, changeScenario(bakery, "slow", { ...plain, name: "Slow", colour: 6 }));
  expect(red.scenarios[0]?.colour).toBe(6);
  const again = made(red, changeScenario(red, "slow", { ...plain, name: "Slow" }));
  expect(again.scenarios[0]).not.toHaveProperty("colour");
});
