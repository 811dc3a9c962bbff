import { applyEdits } from "@app/engine/edits/apply-edits";
import { expect, test } from "vitest";
import { effectOf, effectReads, scenarioEdits, type Trial } from "./scenario-try.ts";
import { bakery } from "./testing/bakery.ts";
import { openHere } from "./testing/direct-port.ts";

const FEWER: Trial = {
  ...{ line: "loaves", name: "Loaves 40", value: 40, from: 2 },
  ...{ isOnlyThen: false, on: undefined },
};

test("a trial is a scenario after the others, with one change from the period on", () => {
  const { id, edits } = scenarioEdits(bakery, FEWER);
  expect(applyEdits(bakery, edits).document?.scenarios.at(-1)).toEqual({
    ...{ id, name: "Loaves 40", overrides: [{ line: "loaves", value: 40, from: 2 }] },
  });
});

test("tried on a scenario it is built on it, and for one period it ends there", () => {
  const { edits } = scenarioEdits(bakery, { ...FEWER, on: "slow", isOnlyThen: true });
  const scenario = applyEdits(bakery, edits).document?.scenarios.at(-1);
  expect(scenario).toMatchObject({ parent: "slow", overrides: [{ from: 2, to: 2 }] });
});

test("a second trial has an id of its own", () => {
  const first = scenarioEdits(bakery, FEWER);
  const { document = bakery } = applyEdits(bakery, first.edits);
  expect(scenarioEdits(document, FEWER).id).not.toBe(first.id);
});

test("what it would do is known before it is made: the figure asked about, and the lowest cash", async () => {
  const open = await openHere(bakery);
  const { id, edits } = scenarioEdits(bakery, FEWER);
  const reads = effectReads("cf.closingCash", { from: 3, to: 3 }, [undefined, id]);
  const tried = await open.tryOut(edits, reads);
  if (tried.kind === "refused") throw new Error("refused");
  // 60 loaves fewer at 5 in September and October; July is actual.
  expect(effectOf(tried.tables, 1)).toEqual({
    ...{ before: 1800, after: 1200, lowestCash: { amount: 1200, label: "Oct-26" } },
  });
  expect(open.state().document).toEqual(bakery);
});
