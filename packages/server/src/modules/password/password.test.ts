import { parseOptions } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { hashPassword, isRightPassword, NOBODYS_HASH } from "./password.ts";

test("a password is kept as argon2id with at least 19 MiB and two passes", async () => {
  const kept = await hashPassword("a long enough secret");
  const { memoryCost, timeCost } = parseOptions(kept);

  expect(kept).toMatch(/^\$argon2id\$/);
  expect(memoryCost).toBeGreaterThanOrEqual(19_456);
  expect(timeCost).toBeGreaterThanOrEqual(2);
});

test("the right password is right and any other is wrong", async () => {
  const kept = await hashPassword("a long enough secret");

  expect(await isRightPassword(kept, "a long enough secret")).toBe(true);
  expect(await isRightPassword(kept, "a long enough secret ")).toBe(false);
  expect(await isRightPassword(null, "a long enough secret")).toBe(false);
});

test("saying no to nobody costs what saying no to somebody does", async () => {
  expect(parseOptions(NOBODYS_HASH)).toEqual(parseOptions(await hashPassword("anything at all")));
});

test("a flood waits in a short queue, and beyond it is told to come back", async () => {
  const flood = Array.from({ length: 150 }, () => isRightPassword(null, "a guess"));
  const outcomes = await Promise.allSettled(flood);

  const refused = outcomes.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(48);
  expect(refused[0]).toMatchObject({ reason: { status: 503, retryAfter: 5 } });
  expect(await isRightPassword(null, "a guess")).toBe(false);
});
