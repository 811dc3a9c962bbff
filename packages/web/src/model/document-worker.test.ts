import { expect, test, vi } from "vitest";
import { bakery } from "./testing/bakery.ts";

test("a document that comes while its worker starts is opened before the worker warms up", async () => {
  const answered: unknown[] = [];
  const heard: ((event: { data: unknown }) => void)[] = [];
  vi.stubGlobal("self", {
    postMessage: ({ kind }: { kind: string }) => answered.push(kind),
    addEventListener: (_: string, listener: (typeof heard)[number]) => heard.push(listener),
  });
  await import("./document-worker.ts");
  for (const listener of heard) listener({ data: { id: 1, kind: "open", document: bakery } });
  expect(answered).toEqual(["opened"]);
  vi.unstubAllGlobals();
});
