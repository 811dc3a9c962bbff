import { clientDraft } from "@app/contract/client-draft";
import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import { beforeAll, expect, test } from "vitest";
import type { Db, Scope, Storage } from "#db/db.ts";
import { isUniqueViolation } from "#db/query-error.ts";
import { createTeam } from "#modules/subscription/subscription.ts";
import { testStorage } from "#testing/test-storage.ts";
import * as store from "./clients.store.ts";

const NOW = new Date("2026-11-16T09:42:00.123Z");
const LATER = new Date("2026-11-16T09:43:00.000Z");
const everything = { filter: "All", search: "", sort: "name", offset: 0, limit: 100 } as const;

let storage: Storage;
beforeAll(async () => {
  storage = await testStorage();
});

/** A team with one client, and somebody else's team. */
async function newTeams() {
  const teamId = await newTeam();
  const client = await within(teamId, (db) => store.insert(db, teamId, draftOf("Acorn"), NOW));
  return { teamId, client, otherTeamId: await newTeam() };
}

async function newTeam() {
  const work = storage.startWork();
  const subscriptionType = SUBSCRIPTION_TYPES.TRIAL;
  const team = { teamName: "Team", subscriptionType, status: "trialing" } as const;
  const teamId = await createTeam(work, NOW, team);
  await work.commit();
  return teamId;
}

/** A unit of work bound to a team, as every request is. */
async function within<T>(teamId: number, use: (db: Db) => Promise<T>): Promise<T> {
  const scope: Scope = { kind: "team", teamId };
  const work = storage.startWork(scope);
  try {
    const result = await use(work.db);
    await work.commit();
    return result;
  } catch (error) {
    await work.rollback();
    throw error;
  }
}

function draftOf(name: string) {
  return clientDraft.parse({ name });
}

/** Everything the store does to one client, by its name. */
const deeds = {
  select: store.select,
  lock: store.lock,
  update: (db: Db, teamId: number, id: number) =>
    store.update(db, teamId, id, draftOf("Taken over"), LATER),
  markDeleted: (db: Db, teamId: number, id: number) => store.markDeleted(db, teamId, id, LATER),
};

test("what is inserted comes back as it is, to the millisecond", async () => {
  const { teamId, client } = await newTeams();
  expect(client).toMatchObject({ ...draftOf("Acorn"), version: 1, createdAt: NOW });
  expect(await within(teamId, (db) => store.select(db, teamId, client.id))).toEqual(client);
});

test("every change counts the version up by one", async () => {
  const { teamId, client } = await newTeams();
  for (const version of [2, 3]) {
    const changed = await within(teamId, (db) =>
      store.update(db, teamId, client.id, draftOf("Acorn"), LATER),
    );
    expect(changed).toMatchObject({ version, createdAt: NOW, updatedAt: LATER });
  }
});

test("a deleted client is neither found, listed nor counted, and leaves its name free", async () => {
  const { teamId, client } = await newTeams();
  await within(teamId, (db) => store.markDeleted(db, teamId, client.id, NOW));
  const seen = await within(teamId, async (db) => [
    await store.select(db, teamId, client.id),
    await store.selectPage(db, teamId, everything),
    (await store.selectCounts(db, teamId)).All,
  ]);
  expect(seen).toEqual([undefined, [], 0]);
  await within(teamId, (db) => store.insert(db, teamId, draftOf("acorn"), NOW));
});

test("the database itself refuses a name twice in a team, whatever its case", async () => {
  const { teamId, otherTeamId } = await newTeams();
  const twice = within(teamId, (db) => store.insert(db, teamId, draftOf("ACORN"), NOW));
  const error: unknown = await twice.catch((reason: unknown) => reason);
  expect(isUniqueViolation(error, "clients_team_name_unique")).toBe(true);
  await within(otherTeamId, (db) => store.insert(db, otherTeamId, draftOf("Acorn"), NOW));
});

test.each(Object.entries(deeds))("%s finds no client of another team", async (_name, deed) => {
  const { client, otherTeamId } = await newTeams();
  expect(await within(otherTeamId, (db) => deed(db, otherTeamId, client.id))).toBeUndefined();
});

test.each(Object.entries(deeds))(
  "%s under a wrong team's id meets the second wall",
  async (_name, deed) => {
    const { teamId, client, otherTeamId } = await newTeams();
    expect(await within(otherTeamId, (db) => deed(db, teamId, client.id))).toBeUndefined();
    expect(await within(teamId, (db) => store.select(db, teamId, client.id))).toEqual(client);
  },
);

test("lists and counts under a wrong team's id meet the second wall", async () => {
  const { teamId, otherTeamId } = await newTeams();
  const page = await within(otherTeamId, (db) => store.selectPage(db, teamId, everything));
  const counts = await within(otherTeamId, (db) => store.selectCounts(db, teamId));
  expect([page, counts.All]).toEqual([[], 0]);
});

test("nobody writes a client into another team", async () => {
  const { teamId, otherTeamId } = await newTeams();
  const written = within(otherTeamId, (db) => store.insert(db, teamId, draftOf("Planted"), NOW));
  await expect(written).rejects.toThrow("row-level security");
});
