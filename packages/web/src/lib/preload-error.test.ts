// @vitest-environment jsdom
import { expect, test } from "vitest";
import { isPreloadError, watchPreloadErrors } from "./preload-error.ts";

watchPreloadErrors();

test("a file that did not load is recognised, and gives the router no cause to load the page anew", () => {
  const error = new TypeError("Failed to fetch dynamically imported module: /app/assets/a.js");
  raise(error);
  expect(isPreloadError(error)).toBe(true);
  expect(error.message).toBe("This part of Forecastle did not load.");
});

test("the event is left alone, so that the error is thrown again", () => {
  expect(raise(new Error("gone"))).toBe(true);
});

test("any other error is not taken for a file", () => {
  expect(isPreloadError(new Error("Something else"))).toBe(false);
});

function raise(payload: Error) {
  const event = new Event("vite:preloadError", { cancelable: true });
  return window.dispatchEvent(Object.assign(event, { payload }));
}
