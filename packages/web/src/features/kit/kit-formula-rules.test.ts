import { expect, test } from "vitest";
import { tokensOf } from "#model/formula-rules.ts";
import { completionsAt, mistakesIn } from "./kit-formula-rules.ts";

test("what the engine refuses is marked at its place with the engine's words", () => {
  expect(mistakesIn("kegsSold * (2 + ")).toEqual([
    { from: 15, to: 15, message: "The formula ends too early." },
  ]);
  expect(mistakesIn("kegsSold * (2 + 1")).toEqual([
    { from: 17, to: 17, message: 'Here a ")" is missing.' },
  ]);
  expect(mistakesIn("2 + mxa(kegsSold, 1)")).toEqual([
    { from: 4, to: 7, message: 'There is no function "mxa". Did you mean "max"?' },
  ]);
  expect(mistakesIn("max(kegsSold, 2) * 10%")).toEqual([]);
});

test("names that are not in the model are marked too, in the order of the text", () => {
  const found = mistakesIn("kegSold + taproom.nett * (");
  expect(found.map(({ from, to }) => [from, to])).toEqual([
    [0, 7],
    [10, 22],
    [26, 26],
  ]);
  expect(found[0]?.message).toBe('"kegSold" is not in the model. Did you mean "kegsSold"?');
});

test("a name before a bracket is a function", () => {
  expect(tokensOf("max(kegsSold, 2)").map(({ kind }) => kind)).toEqual([
    "function",
    "name",
    "number",
  ]);
});

test("names are proposed by how they begin", () => {
  const { from, options } = completionsAt("casualShare * tap", 17);
  expect(from).toBe(14);
  expect(options.map(({ name }) => name)).toEqual(["taproom.net", "taproom.tax", "taproomDays"]);
});
