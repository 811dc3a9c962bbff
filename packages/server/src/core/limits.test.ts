import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { makeClock } from "#testing/test-clock.ts";
import { testStorage } from "#testing/test-storage.ts";
import { forgetOldLimits, takeFrom } from "./limits.ts";
import type { Refusal } from "./refusal.ts";

const LIMIT = { name: "test", count: 3, windowSeconds: 900 };

async function makeLimited(rateLimitScale = 1) {
  const clock = makeClock();
  const parts = { storage: await testStorage(), settings: { rateLimitScale }, now: clock.now };
  const key = randomUUID();
  return { ...parts, clock, take: (limit = LIMIT) => takeFrom(parts, limit, key) };
}

test("the fourth of three tries is refused until the window of 15 minutes is over", async () => {
  const { take, clock } = await makeLimited();
  clock.advance({ minutes: 4 });
  expect([await take(), await take(), await take()]).toEqual([1, 2, 3]);

  const refusal = (await take().catch((error: unknown) => error)) as Refusal;

  expect(refusal).toMatchObject({ status: 429, retryAfter: 11 * 60 });
  expect(refusal.message).toBe("Too many tries. Try again in 11 minutes.");
  clock.advance({ minutes: 11 });
  expect(await take()).toBe(1);
});

test("a wait of less than a minute is told as one minute", async () => {
  const { take, clock } = await makeLimited();
  clock.advance({ minutes: 14, seconds: 30 });

  const tries = Promise.all([take(), take(), take(), take()]);

  await expect(tries).rejects.toThrow("Too many tries. Try again in 1 minute.");
});

test("of 50 parallel tries exactly three pass", async () => {
  const { take } = await makeLimited();

  const tries = await Promise.allSettled(Array.from({ length: 50 }, () => take()));

  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
});

test("RATE_LIMIT_SCALE multiplies the count", async () => {
  const { take } = await makeLimited(2);

  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => take()));

  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
});

test("another limit counts the same key by itself", async () => {
  const { take } = await makeLimited();
  for (let count = 0; count < 3; count++) await take();

  expect(await take({ ...LIMIT, name: "other" })).toBe(1);
});

test("the table holds no address and no e-mail, and forgets after a day", async () => {
  const { storage, clock } = await makeLimited();
  const parts = { storage, settings: { rateLimitScale: 1 }, now: clock.now };
  const name = randomUUID();
  await takeFrom(parts, { ...LIMIT, name }, "ada@example.com");
  const rows = () =>
    storage.query<{ key: string }>("select key from limits where key like $1", [`${name}%`]);

  expect((await rows()).map(({ key }) => key.includes("ada"))).toEqual([false]);
  clock.advance({ days: 2 });
  await forgetOldLimits(storage, clock.now());
  expect(await rows()).toEqual([]);
});
