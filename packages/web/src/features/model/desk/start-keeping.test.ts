import "fake-indexeddb/auto";
import { expect, test, vi } from "vitest";
import { price, soon, startDesk, startServer } from "#features/model/testing/desk-server.ts";
import { keptStore } from "#model/kept/kept-store.ts";
import { startKeeping } from "./start-keeping.ts";

/** The line is lost before it arrives. */
vi.mock("./join-tabs.ts", () => new Promise(() => {}));

test("what is typed is kept, even when the line is lost before all of the page is loaded", async () => {
  const server = startServer();
  const desk = await startDesk(server);
  const holder = { userId: 1, teamId: 7 };
  const keeping = startKeeping(desk, { holder, modelId: 1, modelName: "Bakery" }, () => {});
  server.calls.save = () => new Promise(() => {});
  desk.document.edit([price(3)]);
  await soon(async () => expect(await keptStore.list(holder, 1)).toHaveLength(1));
  keeping.end();
});
