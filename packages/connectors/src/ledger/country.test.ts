import { expect, test } from "vitest";
import { countryOf } from "./country.ts";

test("two letters are a country, and anything else is left open", () => {
  expect(["AU", "nl ", "UK"].map(countryOf)).toEqual([
    { country: "AU" },
    { country: "NL" },
    { country: "GB" },
  ]);
  expect(["Australia", "", undefined, 61, "A1"].map(countryOf)).toEqual([{}, {}, {}, {}, {}]);
});
