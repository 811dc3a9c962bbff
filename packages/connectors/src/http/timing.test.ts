import { expect, test } from "vitest";
import { systemTiming } from "./timing.ts";

test("a sleep ends with the reason when it is cancelled, before it begins or on the way", async () => {
  const cancel = new AbortController();
  const sleeping = systemTiming.sleep(60_000, cancel.signal);
  cancel.abort(new Error("cancelled by the person"));
  await expect(sleeping).rejects.toThrow("cancelled by the person");
  await expect(systemTiming.sleep(60_000, cancel.signal)).rejects.toThrow(
    "cancelled by the person",
  );
});

test("a sleep lasts as long as it is told", async () => {
  const before = performance.now();
  await systemTiming.sleep(15);
  expect(performance.now() - before).toBeGreaterThan(13);
});
