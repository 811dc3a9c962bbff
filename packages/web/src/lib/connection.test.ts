// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  connection,
  everyFewSeconds,
  followConnection,
  reportSilence,
  watchConnection,
} from "./connection.ts";
import { loadPart } from "./load-part.ts";

const asked = vi.fn<typeof fetch>();
let isServerUp: boolean;
let unfollow = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  isServerUp = false;
  asked.mockReset();
  asked.mockImplementation(async () => {
    if (!isServerUp) throw new TypeError("Failed to fetch");
    return Response.json({ success: true });
  });
  vi.stubGlobal("fetch", asked);
  unfollow = followConnection();
});
afterEach(async () => {
  unfollow();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a server that does not answer is asked after 1, 2, 4 … seconds, and found again", async () => {
  const seen: string[] = [];
  const unwatch = watchConnection(() => seen.push(connection()));
  reportSilence();
  await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000);
  expect(asked).toHaveBeenCalledTimes(3);
  isServerUp = true;
  await vi.advanceTimersByTimeAsync(8_000);
  expect(seen).toEqual(["silent", "there"]);
  unwatch();
});

test("a server that was away for 34 s stayed unnoticed for another 27: it is found within 5", async () => {
  reportSilence();
  await vi.advanceTimersByTimeAsync(34_000);
  isServerUp = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connection()).toBe("there");
});

test("what failed is asked for again every few seconds while somebody looks and the server is there", async () => {
  const call = vi.fn();
  const stop = everyFewSeconds(call);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(call).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_200);
  expect(call).toHaveBeenCalled();

  call.mockClear();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(10_000);
  hidden.mockRestore();
  reportSilence();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(call).not.toHaveBeenCalled();
  stop();
});

test("coming online asks at once instead of waiting", async () => {
  reportSilence();
  await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000 + 8_000);
  isServerUp = true;
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(connection()).toBe("there");
});

test("a proxy's page for a server that is away is no answer, an envelope is one", async () => {
  asked.mockResolvedValueOnce(new Response("<html>", { status: 502 }));
  asked.mockResolvedValueOnce(Response.json({ success: false }, { status: 503 }));
  reportSilence();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(connection()).toBe("silent");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(connection()).toBe("there");
});

test("a part asked for while the line is broken comes once it is mended", async () => {
  const load = vi.fn(async () => {
    if (!isServerUp) throw new TypeError("Failed to fetch dynamically imported module");
    return "the dialog";
  });
  const part = loadPart(load);
  await vi.advanceTimersByTimeAsync(1_000);
  isServerUp = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await part).toBe("the dialog");
  expect(connection()).toBe("there");
});

test("a part that failed once and loads at the second try is no sign of a new version", async () => {
  isServerUp = true;
  const load = vi.fn(async () => "the dialog").mockRejectedValueOnce(new TypeError("Failed"));
  expect(await loadPart(load)).toBe("the dialog");
  expect(connection()).toBe("there");
});

test("a part that is gone while the server answers means a new version, which stays told", async () => {
  isServerUp = true;
  void loadPart(() => Promise.reject(new TypeError("Failed")));
  await vi.advanceTimersByTimeAsync(0);
  expect(connection()).toBe("updated");
  reportSilence();
  expect(connection()).toBe("updated");
});
