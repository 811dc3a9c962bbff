import { expect, test } from "vitest";
import { type Browser, checkBrowser } from "./browser-checks.ts";

const full: Browser = {
  ...{ isSecureContext: true, innerWidth: 1440, navigator: { cookieEnabled: true } },
  ...{ Worker: class {}, EventSource: class {}, WebAssembly, CSS: { supports: () => true } },
  indexedDB: fakeStore("onsuccess"),
};

/** A browser's own store, which answers by an event. */
function fakeStore(answer: "onsuccess" | "onerror") {
  const open = () => {
    const request = { result: { close() {} } } as IDBOpenDBRequest;
    setTimeout(() => request[answer]?.(new Event(answer) as never));
    return request;
  };
  return { open, deleteDatabase: () => ({}) as IDBOpenDBRequest };
}

const missingIn = async (browser: Browser) =>
  (await checkBrowser(browser)).filter(({ isThere }) => !isThere).map(({ name }) => name);

test("a browser with everything lacks nothing", async () => {
  expect(await missingIn(full)).toEqual([]);
});

test.each<[string, Partial<Browser>, string[]]>([
  ["without cookies", { navigator: { cookieEnabled: false } }, ["Cookies"]],
  ["over plain http", { isSecureContext: false }, ["A safe connection"]],
  ["without workers", { Worker: undefined }, ["Workers"]],
  ["whose store is away", { indexedDB: undefined }, ["Storage in the browser"]],
  ["whose store refuses", { indexedDB: fakeStore("onerror") }, ["Storage in the browser"]],
  ["of 2020", { CSS: { supports: () => false } }, ["Current style sheets"]],
  ["without WebAssembly", { WebAssembly: undefined }, ["WebAssembly"]],
  ["without event streams", { EventSource: undefined }, ["Live changes"]],
  ["on a phone", { innerWidth: 390 }, ["Room for a desk"]],
])("a browser %s is told what it lacks", async (_, change, missing) => {
  expect(await missingIn({ ...full, ...change })).toEqual(missing);
});
