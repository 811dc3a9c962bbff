import { expect, test } from "vitest";
import { durationWords, kindWords } from "./webhook-words.ts";

test("a kind is told in words, a test as one, and one that is not known by its name", () => {
  expect(["check.failed", "webhook.test", "model.sold"].map(kindWords)).toEqual([
    ...["A check fails that held before", "Test", "model.sold"],
  ]);
});

test("less than a second is told in milliseconds", () => {
  expect([0, 999, 1000, 9960].map(durationWords)).toEqual(["0 ms", "999 ms", "1.0 s", "10.0 s"]);
});
