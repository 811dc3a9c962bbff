import type { Edit } from "@app/engine/edits/edit";
import { expect, test } from "vitest";
import { NO_HISTORY, pushStep, redo, type Step, undo } from "./edit-history.ts";

const days = (value: number): Edit => ({ kind: "set", place: "drivers/days/values", value });
const step = (from: number, to: number): Step => ({ edits: [days(to)], inverse: [days(from)] });

test("steps are undone latest first and redone in the order they were made", () => {
  const both = pushStep(pushStep(NO_HISTORY, step(1, 2)), step(2, 3));
  const once = undo(both);
  expect(once?.edits).toEqual([days(2)]);
  const twice = once && undo(once.history);
  expect(twice?.edits).toEqual([days(1)]);
  expect(twice && undo(twice.history)).toBeUndefined();
  const again = twice && redo(twice.history);
  expect(again?.edits).toEqual([days(2)]);
  const last = again && redo(again.history);
  expect(last?.edits).toEqual([days(3)]);
  expect(last?.history).toEqual(both);
  expect(last && redo(last.history)).toBeUndefined();
});

test("what was undone is gone once something else is done", () => {
  const undone = undo(pushStep(NO_HISTORY, step(1, 2)));
  const other = undone && pushStep(undone.history, step(1, 9));
  expect(other && redo(other)).toBeUndefined();
  expect(other && undo(other)?.edits).toEqual([days(1)]);
});

test("the last 1,000 steps are kept", () => {
  let history = NO_HISTORY;
  for (let day = 0; day < 1002; day++) history = pushStep(history, step(day, day + 1));
  expect(history.done.length).toBe(1000);
  expect(history.done[0]?.inverse).toEqual([days(2)]);
});
