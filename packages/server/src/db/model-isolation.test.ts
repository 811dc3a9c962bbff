import { ACCESS_LEVELS } from "@app/contract/access-level";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { type Member, type Person, type TestApp, testApp } from "#testing/test-app.ts";
import { addModel, grantModel } from "#testing/test-models.ts";
import { testStorage } from "#testing/test-storage.ts";
import type { Scope } from "./db.ts";

const TABLES = ["models", "model_documents", "model_versions"];

let app: TestApp;
let owner: Member;
let modelId: number;
beforeAll(async () => {
  app = await testApp();
  owner = await app.addMember();
  modelId = (await addModel(owner)).id;
}, 120_000);

/** How many rows of the model each table gives to a query that forgot to ask for anything. */
async function rowsSeen(scope: Scope, id = modelId) {
  const work = (await testStorage()).startWork(scope);
  const counts = [];
  for (const table of TABLES) {
    const key = sql.raw(table === "models" ? "id" : "model_id");
    const rows = await work.db.execute(
      sql`select 1 from (select * from ${sql.raw(table)}) unfiltered where ${key} = ${id}`,
    );
    counts.push([...rows].length);
  }
  await work.rollback();
  return counts;
}

const scopeOf = ({ teamId, userId }: Person): Scope => ({ kind: "team", teamId, userId });
const ALL = [1, 1, 1];
const NONE = [0, 0, 0];

test("without any filter a model is seen by its team at the levels that see it, as the policy function says", async () => {
  expect(await rowsSeen(scopeOf(owner.person))).toEqual(ALL);
  expect(await rowsSeen(scopeOf(app.person))).toEqual(ALL);
  for (const level of Object.values(ACCESS_LEVELS)) {
    const member = await app.addMember();
    await grantModel(owner, modelId, member.person, level);
    expect(await rowsSeen(scopeOf(member.person))).toEqual(level > 0 ? ALL : NONE);
  }
});

test("without any filter another team sees 0 rows of a model, its document and its versions, unless trusted", async () => {
  const stranger = await testApp();
  expect(await rowsSeen(scopeOf(stranger.person))).toEqual(NONE);
  expect(await rowsSeen({ kind: "team", teamId: stranger.person.teamId })).toEqual(NONE);
  expect(await rowsSeen({ kind: "nobody" })).toEqual(NONE);
  expect(await rowsSeen({ kind: "staff" })).toEqual(NONE);
  for (const level of Object.values(ACCESS_LEVELS)) {
    const trusted = await stranger.addMember();
    await grantModel(owner, modelId, trusted.person, level);
    expect(await rowsSeen(scopeOf(trusted.person))).toEqual(level > 0 ? ALL : NONE);
  }
  expect(await rowsSeen(scopeOf(stranger.person))).toEqual(NONE);
});

test("a grant to a member opens nothing to them in another team", async () => {
  const [other, mover] = [await testApp(), await app.addMember()];
  await grantModel(owner, modelId, mover.person, ACCESS_LEVELS.FULL_ACCESS);
  expect(await rowsSeen(scopeOf({ ...mover.person, teamId: other.person.teamId }))).toEqual(NONE);
});

test("grants are seen by the team that gave them and by whom they are for, and changed by that team alone", async () => {
  const [trusted, stranger] = [await testApp(), await testApp()];
  await grantModel(owner, modelId, trusted.person, ACCESS_LEVELS.READ_ONLY);
  const storage = await testStorage();
  async function asked(scope: Scope, statement: string) {
    const work = storage.startWork(scope);
    const rows = await work.db.execute(sql.raw(statement));
    await work.rollback();
    return [...rows].length;
  }
  const mine = `select from grants where user_id = ${trusted.person.userId}`;
  expect(await asked(scopeOf(owner.person), mine)).toBe(1);
  expect(await asked(scopeOf(trusted.person), mine)).toBe(1);
  expect(await asked(scopeOf(stranger.person), "select from grants")).toBe(0);
  const raise = "update grants set level = 5 returning id";
  expect(await asked(scopeOf(trusted.person), raise)).toBe(0);
  expect(await asked(scopeOf(stranger.person), "delete from grants returning id")).toBe(0);
});

test("a model is not moved to another team by a statement, not even by somebody trusted with it", async () => {
  const trusted = await testApp();
  await grantModel(owner, modelId, trusted.person, ACCESS_LEVELS.FULL_ACCESS);
  const storage = await testStorage();
  for (const table of TABLES) {
    const key = table === "models" ? "id" : "model_id";
    const work = storage.startWork(scopeOf(trusted.person));
    const moved = work.db.execute(
      sql.raw(`update ${table} set team_id = ${trusted.person.teamId} where ${key} = ${modelId}`),
    );
    await expect(moved).rejects.toMatchObject({ code: "42501" });
    await work.rollback();
  }
});
