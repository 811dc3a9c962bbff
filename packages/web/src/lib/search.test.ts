import { expect, test } from "vitest";
import { oneOf, optionalText, pageNumber, searchOf, searchText } from "./search.ts";

test("what makes no sense in an address falls back, and what nobody asked for is dropped", () => {
  const { parse } = searchOf({
    page: pageNumber,
    search: searchText,
    sort: oneOf(["name", "-name"], "name"),
    redirectUrl: optionalText,
  });
  const given = { page: 3, search: "acorn", sort: "-name", redirectUrl: "/clients" };
  expect(parse({ ...given, other: 1 })).toEqual(given);
  const fallen = { page: 1, search: "", sort: "name", redirectUrl: undefined };
  const nonsense = { page: -3, search: "x".repeat(101), sort: "size", redirectUrl: 5 };
  expect(parse(nonsense)).toEqual(fallen);
  expect(parse({ page: 1.5, sort: ["name"] })).toEqual(fallen);
  expect(parse({})).toEqual(fallen);
});

test("a number that is looked for is words, as an invoice's in an address typed by hand", () => {
  expect(searchText(20_164)).toBe("20164");
});
