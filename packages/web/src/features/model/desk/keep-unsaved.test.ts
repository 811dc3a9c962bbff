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
import type { KeptEdits, KeptKey } from "#model/kept/kept.ts";
import { keptStore } from "#model/kept/kept-store.ts";
import { type KeptOf, keepUnsaved } from "./keep-unsaved.ts";
import { takeUpKept } from "./take-up-kept.ts";

type Server = ReturnType<typeof startServer>;

let models = 0;
/** Each test has a model of its own. */
function modelOf(userId: number): KeptOf {
  models += 1;
  return { holder: { userId, teamId: 7 }, modelId: models, modelName: "Bakery" };
}

async function sit(server: Server, of: KeptOf) {
  const desk = await startDesk(server);
  const keeping = keepUnsaved(desk, of, keptStore);
  return { desk, keeping, calls: server.calls, store: keptStore };
}

/** As a browser that is killed: nothing is written any more. */
function kill({ desk, keeping }: Awaited<ReturnType<typeof sit>>) {
  keeping.end();
  desk.close();
}

async function comeBack(server: Server, of: KeptOf) {
  const around = await sit(server, of);
  around.desk.hear(server.count());
  const told: string[] = [];
  const takingUp = takeUpKept(around, of, (sentence) => told.push(sentence));
  return { ...around, told, takingUp };
}

const keptIn = async ({ holder, modelId }: KeptOf) =>
  (await keptStore.list(holder, modelId)).map(({ kept }) => kept);

/** Left by a browser that is gone. */
async function leave(of: KeptOf, kept: Partial<KeptEdits> | string) {
  const { userId, teamId } = of.holder;
  const key: KeptKey = [userId, teamId, of.modelId, crypto.randomUUID()];
  const whole = { at: "2026-11-12T09:42:00Z", modelName: "Bakery", words: [], version: 1 };
  const value = typeof kept === "string" ? kept : { ...whole, edits: [], ...kept };
  await keptStore.put(key, value as KeptEdits);
}

test("what is typed is kept until it is saved, and then no longer", async () => {
  const server = startServer();
  const of = modelOf(1);
  const { desk, keeping } = await sit(server, of);
  const { save } = server.calls;
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.calls.save = (given) => isAnswered.then(() => save(given));
  desk.document.edit([loaves(1, 120)]);
  expect(await keeping.flush()).toBe(true);
  expect(await keptIn(of)).toMatchObject([{ version: 1, modelName: "Bakery" }]);
  answer();
  await isSaved(desk);
  await soon(async () => expect(await keptIn(of)).toEqual([]));
});

test("what a killed browser kept is merged with what others saved since, said in words, saved and let go", async () => {
  const server = startServer();
  const of = modelOf(1);
  await leave(of, { edits: [loaves(1, 120), price(6)] });
  server.keep([loaves(3, 70)], "Tom");
  const { desk, told, takingUp } = await comeBack(server, of);
  await takingUp;
  await isSaved(desk);
  expect(told).toEqual(["2 changes from 12 Nov 2026 that had not been saved are back."]);
  expect(figuresOf(server.newest())).toEqual([[100, 120, 100, 70], 6]);
  await soon(async () => expect(await keptIn(of)).toEqual([]));
});

test("a save that was made, and whose answer a killed browser never saw, is the same save", async () => {
  const server = startServer();
  const of = modelOf(1);
  const saveId = crypto.randomUUID();
  server.keep([loaves(1, 120)], "Me", saveId);
  await leave(of, { sent: { saveId, edits: [loaves(1, 120)] }, edits: [loaves(1, 130)] });
  const { desk, takingUp } = await comeBack(server, of);
  await takingUp;
  await isSaved(desk);
  expect(desk.conflicts()).toEqual([]);
  expect(figuresOf(server.newest())[0]).toEqual([100, 130, 100, 100]);
  expect(server.asked[0]).toBe(saveId);
});

test("where somebody else changed the same meanwhile, it is asked about, and kept until it is decided", async () => {
  const server = startServer();
  const of = modelOf(1);
  await leave(of, { edits: [loaves(1, 120)] });
  server.keep([loaves(1, 90)], "Tom");
  const first = await comeBack(server, of);
  const isAsked = { mine: loaves(1, 120), theirName: "Tom" };
  await soon(() => expect(first.desk.conflicts()).toMatchObject([isAsked]));
  await first.keeping.flush();
  kill(first);

  const again = await comeBack(server, of);
  await soon(() => expect(again.desk.conflicts()).toMatchObject([isAsked]));
  again.desk.settle(new Set(again.desk.conflicts().map(({ mine }) => mine)));
  await again.takingUp;
  await isSaved(again.desk);
  expect(figuresOf(server.newest())[0]).toEqual([100, 120, 100, 100]);
  await soon(async () => expect(await keptIn(of)).toEqual([]));
});

test("what was given back and then discarded does not come back again", async () => {
  const server = startServer();
  const of = modelOf(1);
  await leave(of, { edits: [loaves(1, 120)] });
  server.keep([loaves(1, 90)], "Tom");
  const { desk, keeping } = await comeBack(server, of);
  await soon(() => expect(desk.conflicts()).toHaveLength(1));
  await keeping.discard();
  expect(await keptIn(of)).toEqual([]);
});

test("another person at the same browser, and the same in another team, is shown none of it", async () => {
  const server = startServer();
  const of = modelOf(1);
  await leave(of, { edits: [loaves(1, 120)] });
  for (const holder of [
    { userId: 2, teamId: 7 },
    { userId: 1, teamId: 8 },
  ]) {
    const { desk, told, takingUp } = await comeBack(server, { ...of, holder });
    await takingUp;
    expect([told, desk.hasUnsaved()]).toEqual([[], false]);
  }
  expect(await keptIn(of)).toHaveLength(1);
});

test("an entry that is damaged is said and removed, and the others are taken up", async () => {
  const server = startServer();
  const of = modelOf(1);
  await leave(of, "not what we wrote");
  await leave(of, { edits: [{ kind: "figures", place: 7 }] as never });
  await leave(of, { edits: [{ kind: "set", place: "drivers/gone/values", value: 1 }] });
  await leave(of, { edits: [loaves(1, 120)] });
  const { desk, told, takingUp } = await comeBack(server, of);
  await takingUp;
  await isSaved(desk);
  const damaged =
    "Something that this browser kept for this model cannot be read, and was removed.";
  expect(told.toSorted()).toEqual([
    "1 change from 12 Nov 2026 that had not been saved is back.",
    ...[damaged, damaged, damaged],
  ]);
  expect(figuresOf(server.newest())[0]).toEqual([100, 120, 100, 100]);
  await soon(async () => expect(await keptIn(of)).toEqual([]));
});

test("5 MB of edits are kept whole, and taken up", async () => {
  const server = startServer();
  const of = modelOf(1);
  const first = await sit(server, of);
  server.goAway();
  const text = "n".repeat(9000);
  const notes = Array.from({ length: 600 }, (_, at) => ({
    ...{ id: `note${at}`, place: "drivers/loaves", text },
  }));
  expect(first.desk.document.edit([{ kind: "set", place: "notes", value: notes }])).toEqual([]);
  expect(await first.keeping.flush()).toBe(true);
  kill(first);
  expect(JSON.stringify(await keptIn(of)).length).toBeGreaterThan(5e6);
  const { desk, told, takingUp } = await comeBack(server, of);
  await soon(() => expect(told).toHaveLength(1));
  expect(desk.document.state().document.notes).toHaveLength(600);
  await takingUp;
  expect(desk.hasUnsaved()).toBe(true);
}, 120_000);

test("a browser that refuses to keep anything is said, with the reason, and said no longer once it does", async () => {
  const server = startServer();
  const of = modelOf(1);
  const desk = await startDesk(server);
  server.goAway();
  let refusal: Error | undefined = Object.assign(new Error("full"), { name: "QuotaExceededError" });
  const put: typeof keptStore.put = (...given) =>
    refusal ? Promise.reject(refusal) : keptStore.put(...given);
  const keeping = keepUnsaved(desk, of, { ...keptStore, put });
  desk.document.edit([loaves(1, 120)]);
  expect(await keeping.flush()).toBe(false);
  expect(keeping.failure()).toBe("there is no room left in it");
  refusal = undefined;
  desk.document.edit([loaves(2, 130)]);
  expect(await keeping.flush()).toBe(true);
  expect(keeping.failure()).toBeUndefined();
  await keeping.discard();
  expect(await keptIn(of)).toEqual([]);
});
