import { expect, test, vi } from "vitest";
import type { Listener, Storage } from "#db/db.ts";
import { testStorage } from "#testing/test-storage.ts";
import { type Change, makeTeamChanges, tellTeam } from "./team-changes.ts";

async function tell(storage: Storage, teamId: number, ...changes: Change[]) {
  const work = storage.startWork();
  tellTeam(work, teamId, changes);
  await work.commit();
}

const silent = { warn: () => {} };

test("a team's watcher hears what changed, each once, and of no other team", async () => {
  const storage = await testStorage();
  const changes = makeTeamChanges(storage, silent);
  const heard: unknown[] = [];
  const unwatch = changes.watch(71, (changes) => heard.push(changes));
  await expect.poll(() => heard).toEqual([undefined]);

  await tell(storage, 72, { noun: "client" });
  await tell(
    storage,
    71,
    { noun: "client", id: 3 },
    { noun: "client", id: 3 },
    { noun: "session" },
  );

  await expect
    .poll(() => heard)
    .toEqual([undefined, [{ noun: "client", id: 3 }, { noun: "session" }]]);
  unwatch();
  await tell(storage, 71, { noun: "client" });
  const other: unknown[] = [];
  changes.watch(71, (changes) => other.push(changes));
  await tell(storage, 71, { noun: "client", id: 4 });
  await expect.poll(() => other).toContainEqual([{ noun: "client", id: 4 }]);
  expect(heard).toHaveLength(2);
  changes.close();
});

test("more than a notice holds is told by the noun alone", async () => {
  const storage = await testStorage();
  const changes = makeTeamChanges(storage, silent);
  const heard: unknown[] = [];
  changes.watch(73, (told) => heard.push(told));
  await expect.poll(() => heard).toEqual([undefined]);
  const many = Array.from({ length: 1_000 }, (_, id) => ({ noun: "model", id }));

  await tell(storage, 73, ...many);

  await expect.poll(() => heard).toEqual([undefined, [{ noun: "model" }]]);
  changes.close();
});

test("a storage that takes the listener and tells it nothing is warned of after five seconds", () => {
  vi.useFakeTimers();
  const warned: string[] = [];
  const work = { notify: () => {}, commit: async () => {} };
  const deaf = {
    listen(_channel: string, listener: Listener) {
      listener.onListening();
      return () => {};
    },
    startWork: () => work,
  };
  const log = { warn: (text: unknown) => void warned.push(String(text)) };
  makeTeamChanges(deaf as unknown as Storage, log as never).watch(1, () => {});

  vi.advanceTimersByTime(4_999);
  expect(warned).toEqual([]);
  vi.advanceTimersByTime(1);

  expect(warned).toEqual(["no changes are heard: point LISTEN_DATABASE_URL past the pooler"]);
  vi.useRealTimers();
});
