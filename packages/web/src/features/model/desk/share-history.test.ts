import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import {
  figuresOf,
  isSaved,
  loaves,
  price,
  soon,
  startDesk,
  startServer,
} from "#features/model/testing/desk-server.ts";
import { keptStore } from "#model/kept/kept-store.ts";
import { shareHistory } from "./share-history.ts";

let models = 0;

/** Tabs of one person on one model. */
function startTabs(server: ReturnType<typeof startServer>) {
  models += 1;
  const of = { holder: { userId: 1, teamId: 7 }, modelId: models, modelName: "Bakery" };
  return async () => {
    const desk = await startDesk(server);
    const sharing = shareHistory({ desk, calls: server.calls, store: keptStore }, of);
    desk.hear(server.count());
    await sharing.begin();
    const close = () => {
      sharing.end();
      desk.close();
    };
    return { desk, close };
  };
}

test("a tab takes back what was typed in another, and gives it back, and both can do the same after", async () => {
  const server = startServer();
  const open = startTabs(server);
  const [left, right] = [await open(), await open()];
  left.desk.document.edit([loaves(1, 120)]);
  await isSaved(left.desk);
  right.desk.hear(server.count());
  const undoable = () => right.desk.document.state().undoWords;
  await soon(() => expect(undoable()).toBe("Loaves, August 2026"));

  right.desk.document.undo();
  await isSaved(right.desk);
  expect(figuresOf(server.newest())[0]).toEqual([100, 100, 100, 100]);
  left.desk.hear(server.count());
  await soon(() =>
    expect(left.desk.document.state()).toMatchObject({
      ...{ undoWords: undefined, redoWords: "Loaves, August 2026" },
    }),
  );
  left.desk.document.redo();
  await isSaved(left.desk);
  expect(figuresOf(server.newest())[0]).toEqual([100, 120, 100, 100]);
  for (const { close } of [left, right]) close();
});

test("what somebody else changed since stays, whichever tab undoes", async () => {
  const server = startServer();
  const open = startTabs(server);
  const [left, right] = [await open(), await open()];
  left.desk.document.edit([loaves(1, 120, 130)]);
  await isSaved(left.desk);
  server.keep([loaves(2, 90), price(6)], "Tom");
  right.desk.hear(server.count());
  await soon(() => expect(right.desk.document.state().undoWords).toBe("Loaves, 2 cells"));
  right.desk.document.undo();
  expect(right.desk.document.state().stays).toBe("Loaves, September 2026: Tom’s 90 stays.");
  await isSaved(right.desk);
  expect(figuresOf(server.newest())).toEqual([[100, 100, 90, 100], 6]);
  for (const { close } of [left, right]) close();
});

test("after a reload what was typed before it can still be undone, step by step", async () => {
  const server = startServer();
  const open = startTabs(server);
  const before = await open();
  before.desk.document.edit([loaves(1, 120)]);
  before.desk.document.edit([price(6)]);
  await isSaved(before.desk);
  await new Promise((resolve) => setTimeout(resolve, 20));
  before.close();
  server.keep([loaves(3, 70)], "Tom");

  const after = await open();
  await soon(() =>
    expect(after.desk.document.state().undoWords).toBe("Price of a loaf from 5 to 6"),
  );
  after.desk.document.undo();
  after.desk.document.undo();
  expect(after.desk.document.state().undoWords).toBeUndefined();
  await isSaved(after.desk);
  expect(figuresOf(server.newest())).toEqual([[100, 100, 100, 70], 5]);
  after.close();
});

test("two tabs that both typed can each undo both, the later first", async () => {
  const server = startServer();
  const open = startTabs(server);
  const [left, right] = [await open(), await open()];
  left.desk.document.edit([loaves(1, 120)]);
  right.desk.document.edit([price(6)]);
  await isSaved(left.desk);
  right.desk.hear(server.count());
  await isSaved(right.desk);
  for (const { desk } of [left, right]) desk.hear(server.count());
  for (const { desk } of [left, right])
    await soon(() => expect(desk.document.history().done).toHaveLength(2));
  left.desk.document.undo();
  left.desk.document.undo();
  await isSaved(left.desk);
  expect(figuresOf(server.newest())).toEqual([[100, 100, 100, 100], 5]);
  for (const { close } of [left, right]) close();
});
