import { expect, test } from "vitest";
import { STEP_COUNT, stopAt } from "./tour-stops.ts";

test.each([
  ["/", 1],
  ["/connections/add", 1],
  ["/connections/7/mapping", 2],
  ["/connections/7/quick_model", 3],
  ["/models/12", 4],
  ["/models/12/drivers", 4],
  ["/models/12/scenarios", 5],
  ["/models/12/reports", STEP_COUNT],
])("the tour is at %s in its step %i", (pathname, step) => {
  expect(stopAt(pathname)?.step).toBe(step);
});

test.each(["/clients", "/models", "/models/new", "/connections", "/connections/7", "/account"])(
  "the tour says nothing at %s",
  (pathname) => {
    expect(stopAt(pathname)).toBeUndefined();
  },
);
