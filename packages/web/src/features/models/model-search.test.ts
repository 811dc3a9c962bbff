import { expect, test } from "vitest";
import { modelSearch } from "./model-search.ts";

test("without a filter none is chosen, and one that is unknown falls back to Team", () => {
  expect(modelSearch.parse({}).filter).toBeUndefined();
  expect(modelSearch.parse({ filter: "Everything" }).filter).toBe("Team");
  expect(modelSearch.parse({ filter: "Education" }).filter).toBe("Education");
});

test("a nonsense page is the first, and an unknown sort or check is left out", () => {
  expect(modelSearch.parse({ page: -3, sort: "size", checks: "some" })).toMatchObject({
    page: 1,
    sort: "-savedAt",
    checks: undefined,
  });
});

test("an invite that is no number is still asked about, so that it can be said to be lost", () => {
  expect(modelSearch.parse({ offer: "abc" }).offer).toBe(0);
  expect(modelSearch.parse({ offer: 99_999 }).offer).toBe(99_999);
  expect(modelSearch.parse({}).offer).toBeUndefined();
});
