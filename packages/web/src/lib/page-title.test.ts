import { expect, test } from "vitest";
import { titleFor } from "./page-title.ts";

test("a page's title comes before the brand, and the brand stands alone without one", () => {
  expect(titleFor("Clients")).toBe("Clients - Forecastle");
  expect(titleFor(undefined)).toBe("Forecastle");
});
