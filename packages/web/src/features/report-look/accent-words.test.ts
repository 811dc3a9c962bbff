import { expect, test } from "vitest";
import { accentOf, lackOf } from "./accent-words.ts";

test("a pale colour lacks contrast on white alone, a dark one in the dark alone", () => {
  expect(lackOf("#ffd54f", "light")).toEqual({ told: "1.2 to 1", near: "#a68a33" });
  expect(lackOf("#ffd54f", "dark")).toBeUndefined();
  expect(lackOf("#0a3d62", "light")).toBeUndefined();
  expect(lackOf("#0a3d62", "dark")).toEqual({ told: "1.5 to 1", near: "#426a86" });
});

test("a colour half typed is none yet, and lacks nothing", () => {
  expect(accentOf("#0a3")).toEqual({ accent: null, accentDark: null });
  expect(lackOf("#0a3", "light")).toBeUndefined();
  expect(accentOf("#0a3d62")).toEqual({ accent: "#0a3d62", accentDark: "#426a86" });
});
