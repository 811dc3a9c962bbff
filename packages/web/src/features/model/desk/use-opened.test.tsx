import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useOpened } from "./use-opened.ts";

const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("Worker", IdleWorker);
  // What failed is asked for again as soon as it may be.
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a document that was answered with 500 stayed failed: it is asked for again, until it is refused", async () => {
  asked.mockImplementationOnce(async () => failed(500, "Request 1."));
  asked.mockImplementation(async () => failed(403, "Not yours."));
  const { result } = renderHook(() => useOpened(1, 2, true, () => {}));
  const patient = { timeout: 10_000 };
  await waitFor(() => expect(result.current.failure).toBe("Request 1."), patient);
  await waitFor(() => expect(result.current.failure).toBe("Not yours."), patient);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(asked).toHaveBeenCalledTimes(2);
});

function failed(status: number, message: string) {
  const errors = [{ key: "root", message }];
  return Response.json({ success: false, data: null, errors }, { status });
}

class IdleWorker extends EventTarget {
  postMessage() {}
  terminate() {}
}
