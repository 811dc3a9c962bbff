import { expect, test } from "vitest";
import { leftOutWords } from "./other-currencies.ts";

test("currencies that are left out are listed by name, in whichever order they come", () => {
  const of = (...names: string[]) => leftOutWords(names.map((currency) => ({ currency })));
  expect(of("AUD", "GBP", "EUR", "USD")).toBe("; EUR, GBP, USD are not in it");
  expect(of("AUD", "USD")).toBe("; USD is not in it");
  expect(of("AUD")).toBe("");
});
