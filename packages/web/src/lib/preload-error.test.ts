// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { isReloadingFor, watchPreloadErrors } from "./preload-error.ts";

watchPreloadErrors();
beforeEach(() => sessionStorage.clear());

test("a file that failed to load has the page loaded again once, then shows its error", () => {
  const reload = vi.fn();
  const error = raise("Unable to preload CSS for the file");

  expect(isReloadingFor(error, reload)).toBe(true);
  expect(isReloadingFor(error, reload)).toBe(true);
  expect(reload).toHaveBeenCalledOnce();

  expect(isReloadingFor(raise("Unable to preload CSS for the file"), reload)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test("the event is left alone, so that the error is thrown again", () => {
  const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), {
    payload: new Error("gone"),
  });
  expect(window.dispatchEvent(event)).toBe(true);
});

test("any other error leaves the page where it is", () => {
  const reload = vi.fn();
  expect(isReloadingFor(new Error("Something else"), reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

function raise(message: string) {
  const payload = new Error(message);
  window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
  return payload;
}
