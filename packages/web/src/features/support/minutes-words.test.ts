import { expect, test } from "vitest";
import { minutesWords } from "./minutes-words.ts";

test.each([
  [415, "6h 55m"],
  [120, "2h 0m"],
  [0, "0h 0m"],
  [-25, "(0h 25m)"],
  [-75, "(1h 15m)"],
])("%i minutes are %s", (minutes, words) => {
  expect(minutesWords(minutes)).toBe(words);
});
