import { expect, test } from "vitest";
import { hashOf } from "./hash.ts";

test("the same numbers have the same hash everywhere", () => {
  expect(hashOf(Float64Array.of(1, -2.5, 1e9, 0.1))).toBe("eb138bcb671647df");
  expect(hashOf(new Float64Array())).toMatch(/^[0-9a-f]{16}$/);
});

test("a zero's sign and a NaN's bits do not count", () => {
  expect(hashOf(Float64Array.of(-0, 1))).toBe(hashOf(Float64Array.of(0, 1)));
  const odd = new Float64Array(new BigUint64Array([0xfff8000000000001n]).buffer);
  expect(hashOf(odd)).toBe(hashOf(Float64Array.of(Number.NaN)));
});

test("one last bit, another order or one more zero is another hash", () => {
  const hashes = [
    [1, 2, 3],
    [1, 2, 3 + 2 ** -51],
    [2, 1, 3],
    [1, 2, 3, 0],
    [0, 1, 2, 3],
  ].map((some) => hashOf(Float64Array.from(some)));
  expect(new Set(hashes).size).toBe(5);
});

test("20,000 sheets that differ in one cent have 20,000 hashes", () => {
  const hashes = Array.from({ length: 20_000 }, (_, cents) =>
    hashOf(Float64Array.of(100, cents / 100, 7)),
  );
  expect(new Set(hashes).size).toBe(20_000);
});
