import { expect, test } from "vitest";
import { NO_HISTORY, pushStep, redo, type Step, undo } from "./edit-history.ts";
import { bakery } from "./testing/bakery.ts";

const named = (name: string) => ({ ...bakery, name });
const step = (from: string, to: string): Step => ({
  ...{ id: `${from} ${to}`, before: named(from), after: named(to), words: `${from} to ${to}` },
});
const way = (taken: ReturnType<typeof undo>) => taken && [taken.from.name, taken.to.name];

test("steps are undone latest first and redone in the order they were made", () => {
  const both = pushStep(pushStep(NO_HISTORY, step("a", "b")), step("b", "c"));
  const once = undo(both);
  expect(way(once)).toEqual(["c", "b"]);
  const twice = once && undo(once.history);
  expect(way(twice)).toEqual(["b", "a"]);
  expect(twice && undo(twice.history)).toBeUndefined();
  const again = twice && redo(twice.history);
  expect(way(again)).toEqual(["a", "b"]);
  const last = again && redo(again.history);
  expect(way(last)).toEqual(["b", "c"]);
  expect(last?.history).toEqual(both);
  expect(last && redo(last.history)).toBeUndefined();
});

test("what was undone is gone once something else is done", () => {
  const undone = undo(pushStep(NO_HISTORY, step("a", "b")));
  const other = undone && pushStep(undone.history, step("a", "x"));
  expect(other && redo(other)).toBeUndefined();
  expect(way(other && undo(other))).toEqual(["x", "a"]);
});

test("the last 1,000 steps are kept", () => {
  let history = NO_HISTORY;
  for (let day = 0; day < 1002; day++) history = pushStep(history, step(`${day}`, `${day + 1}`));
  expect(history.done.length).toBe(1000);
  expect(history.done[0]?.before.name).toBe("2");
});
