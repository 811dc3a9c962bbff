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
