import { expect, test } from "vitest";
import { ApiError } from "#lib/api.ts";
import { titleOfMatches } from "./title-of-matches.ts";

const layout = { status: "success", staticData: {} };
const page = { status: "success", staticData: { title: "Clients" } };

test("the innermost page with a title names the tab", () => {
  expect(titleOfMatches([layout, page])).toBe("Clients");
  expect(titleOfMatches([layout, page, { ...layout, staticData: { title: "Acorn" } }])).toBe(
    "Acorn",
  );
  expect(titleOfMatches([layout])).toBeUndefined();
});

test("what stands in for a page names the tab instead", () => {
  const denied = new ApiError(403, [{ key: "root", message: "No." }]);
  expect(titleOfMatches([{ ...layout, _notFound: true }])).toBe("Page Not Found");
  expect(titleOfMatches([layout, { ...page, status: "notFound" }])).toBe("Page Not Found");
  expect(titleOfMatches([layout, { ...page, status: "error", error: denied }])).toBe(
    "Access Denied",
  );
  expect(titleOfMatches([layout, { ...page, status: "error", error: new Error() }])).toBe(
    "Something went wrong",
  );
});
