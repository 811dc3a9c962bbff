import { expect, test } from "vitest";
import { makeDraw } from "./draw.ts";

const ABC = "abc";

test("the same seed draws the same, another seed something else", () => {
  const drawn = (seed: string) => makeDraw(seed).text(40, ABC);
  expect(drawn("7|1")).toBe(drawn("7|1"));
  expect(new Set(["7|1", "7|2", "8|1"].map(drawn)).size).toBe(3);
});

test("every choice comes up, and none beyond", () => {
  const draw = makeDraw("7");
  const picked = Array.from({ length: 100 }, () => draw.pick(["a", "b", "c"]));
  expect(new Set(picked)).toEqual(new Set(["a", "b", "c"]));
  const numbers = Array.from({ length: 100 }, () => draw.below(3));
  expect(new Set(numbers)).toEqual(new Set([0, 1, 2]));
});

test("seed 7 draws on every machine what it drew here", () => {
  expect(makeDraw("7").text(12, "abcdefghijkmnpqrstuvwxyz23456789")).toBe("rb3yfx4v7bie");
});
