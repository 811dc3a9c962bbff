import { expect, test, vi } from "vitest";
import type { Listener, Storage } from "#db/db.ts";
import { testStorage } from "#testing/test-storage.ts";
import { makeTeamChanges, tellTeam } from "./team-changes.ts";

async function tell(storage: Storage, teamId: number, ...actions: string[]) {
  const work = storage.startWork();
  tellTeam(work, teamId, actions);
  await work.commit();
}

const silent = { warn: () => {} };

test("a team's watcher hears which nouns changed, each once, and of no other team", async () => {
  const storage = await testStorage();
  const changes = makeTeamChanges(storage, silent);
  const heard: unknown[] = [];
  const unwatch = changes.watch(71, (nouns) => heard.push(nouns));
  await expect.poll(() => heard).toEqual([undefined]);

  await tell(storage, 72, "client.create");
  await tell(storage, 71, "client.update", "client.delete", "session.sign_out");

  await expect.poll(() => heard).toEqual([undefined, ["client", "session"]]);
  unwatch();
  await tell(storage, 71, "client.create");
  const other: unknown[] = [];
  changes.watch(71, (nouns) => other.push(nouns));
  await tell(storage, 71, "client.restore");
  await expect.poll(() => other).toContainEqual(["client"]);
  expect(heard).toHaveLength(2);
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
