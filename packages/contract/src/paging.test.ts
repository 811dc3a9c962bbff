import { expect, test } from "vitest";
import { pageQuery } from "./paging.ts";

test("a page is ten rows from the start unless it says otherwise", () => {
  expect(pageQuery.parse({})).toEqual({ offset: 0, limit: 10, pagination: true });
});

test("a limit out of range is brought into it", () => {
  expect(pageQuery.parse({ limit: "1000000000" }).limit).toBe(100);
  expect(pageQuery.parse({ limit: "-5" }).limit).toBe(1);
});

test.each([
  { offset: "-1" },
  { offset: "1000001" },
  { offset: "NaN" },
  { offset: "1.5" },
  { limit: "ten" },
  { limit: "Infinity" },
  { pagination: "maybe" },
])("%j is refused", (query) => {
  expect(pageQuery.safeParse(query).success).toBe(false);
});
