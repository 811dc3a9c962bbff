import { expect, test } from "vitest";
import { testTiming } from "#testing/test-timing.ts";
import { createRateGate } from "./rate-gate.ts";

const { signal } = new AbortController();

test("of 60 calls a minute 48 start at once, and the 49th a minute after the first", async () => {
  const timing = testTiming(0);
  const gate = createRateGate(
    { windows: [{ calls: 60, milliseconds: 60_000 }], concurrent: 100 },
    timing,
  );
  const starts: number[] = [];
  for (let call = 0; call < 100; call++) {
    await gate.run(async () => starts.push(timing.elapsed()), signal);
  }
  expect(starts.filter((start) => start === 0)).toHaveLength(48);
  expect(starts.filter((start) => start === 60_000)).toHaveLength(48);
  expect(starts.filter((start) => start === 120_000)).toHaveLength(4);
});

test("no more calls run at the same time than the source allows", async () => {
  const gate = createRateGate({ windows: [], concurrent: 2 }, testTiming());
  let running = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 9 }, () =>
      gate.run(async () => {
        most = Math.max(most, ++running);
        await Promise.resolve();
        running -= 1;
      }, signal),
    ),
  );
  expect(most).toBe(2);
});

test("a pause that one call was given holds all of them", async () => {
  const timing = testTiming(0);
  const gate = createRateGate({ windows: [], concurrent: 1 }, timing);
  await gate.pauseFor(7_000);
  expect(await gate.run(async () => timing.elapsed(), signal)).toBe(7_000);
});

test("a day's allowance that is used up is said at once and not waited for", async () => {
  const timing = testTiming();
  const day = 24 * 60 * 60_000;
  const gate = createRateGate(
    { windows: [{ calls: 10, milliseconds: day }], concurrent: 1 },
    timing,
  );
  for (let call = 0; call < 8; call++) await gate.run(async () => {}, signal);
  const refused = gate.run(async () => {}, signal);
  await expect(refused).rejects.toMatchObject({ kind: "rate-limited", retryAfterMs: day });
  expect(timing.slept).toEqual([]);
  await timing.sleep(day);
  expect(await gate.run(async () => "the next day", signal)).toBe("the next day");
});

test("a clock that is set back two hours holds no call up", async () => {
  const timing = testTiming();
  const gate = createRateGate(
    { windows: [{ calls: 5, milliseconds: 1_000 }], concurrent: 1 },
    timing,
  );
  await gate.pauseFor(100);
  timing.setClock(timing.now() - 2 * 60 * 60_000);
  for (let call = 0; call < 5; call++) await gate.run(async () => {}, signal);
  expect(timing.slept).toEqual([100, 1_000]);
});

test("a cancelled call leaves the line, and its place is not lost", async () => {
  const gate = createRateGate({ windows: [], concurrent: 1 }, testTiming());
  const cancel = new AbortController();
  let finish = () => {};
  const first = gate.run(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
    signal,
  );
  const second = gate.run(async () => "second", cancel.signal);
  const third = gate.run(async () => "third", signal);
  cancel.abort(new Error("cancelled"));
  await expect(second).rejects.toThrow("cancelled");
  finish();
  await first;
  expect(await third).toBe("third");
});
