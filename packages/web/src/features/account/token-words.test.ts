import { expect, test } from "vitest";
import { scopeWords } from "./token-words.ts";

test("what a token may is told in words, and writing means reading, too", () => {
  expect(scopeWords(["models:read"])).toBe("Read models");
  expect(scopeWords(["models:read", "models:write", "clients:read"])).toBe(
    "Read clients, read and write models",
  );
});
