import { expect, test } from "vitest";
import { reachingFirst } from "./reach-first.ts";

test("a part is fetched before it is imported, only the first time, and not where it came with the page", () => {
  const helper = "return promise.then(() => { return baseModule().catch(handlePreloadError) })";
  const [first, ...rest] = reachingFirst(helper).split("\n");
  expect(first).toBe(
    "return promise.then(() => { return reach(baseModule).then(baseModule).catch(handlePreloadError) })",
  );
  expect(rest.join("\n")).toContain("reached.has(path)");
  expect(rest.join("\n")).toContain("performance.getEntriesByName(address)");
});

test("a helper that imports otherwise is not left as it is", () => {
  expect(() => reachingFirst("return load()")).toThrow("Vite imports parts otherwise by now.");
});
