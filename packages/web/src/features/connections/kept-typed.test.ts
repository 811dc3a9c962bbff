import type { DataSource } from "@app/contract/data-sources";
import { expect, test } from "vitest";
import { keepTyped, keptTyped } from "./kept-typed.ts";

const SOURCE = {
  id: 3,
  fields: [
    { key: "region", kind: "choice" },
    { key: "filePassword", kind: "secret" },
  ],
} as unknown as DataSource;

function makeMemory(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as Storage;
}

test("what was typed is there again after the vendor's page, and a secret is not", () => {
  const memory = makeMemory();
  keepTyped(SOURCE, { region: "nl", filePassword: "hush" }, memory);
  expect(keptTyped(SOURCE, memory)).toEqual({ region: "nl" });
});

test("a memory that is empty or holds nonsense is an empty one", () => {
  const memory = makeMemory();
  expect(keptTyped(SOURCE, memory)).toEqual({});
  memory.setItem("forecastle.connect.3", "{not json");
  expect(keptTyped(SOURCE, memory)).toEqual({});
});
