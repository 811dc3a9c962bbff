import { expect, test } from "vitest";
import { onOneLine, placeOf } from "./formula-text.ts";

test("what is pasted over several lines becomes one", () => {
  expect(onOneLine("taproom.net\n  + kegs \r\n* 2")).toBe("taproom.net + kegs * 2");
});

test("a mark covers at least one character and none outside of the text", () => {
  expect(placeOf({ from: 3, to: 7 }, 10)).toEqual({ from: 3, to: 7 });
  expect(placeOf({ from: 10, to: 10 }, 10)).toEqual({ from: 9, to: 10 });
  expect(placeOf({ from: 4, to: 4 }, 10)).toEqual({ from: 4, to: 5 });
  expect(placeOf({ from: 8, to: 99 }, 10)).toEqual({ from: 8, to: 10 });
});
