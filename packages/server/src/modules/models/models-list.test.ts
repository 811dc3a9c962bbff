import { ACCESS_LEVELS, type AccessLevel } from "@app/contract/access-level";
import type { RequestOf } from "@app/contract/endpoint";
import { listModels } from "@app/contract/models";
import { beforeAll, expect, test } from "vitest";
import { type Member, type TestApp, testApp } from "#testing/test-app.ts";
import { addClient, dataOf } from "#testing/test-clients.ts";
import { addModel, addModelRows, grantModel } from "#testing/test-models.ts";

type Query = RequestOf<typeof listModels>["query"];

async function listed(caller: Pick<Member, "call">, query: Query = {}) {
  const { items, filter, totalItemCount, filterCounts } = dataOf(
    await caller.call(listModels, { query }),
  );
  const names = items.map(({ modelName }) => modelName);
  return { names, filter, totalItemCount, counts: filterCounts.map(({ count }) => count) };
}

test("the last saved comes first, ten at a time, and the list says how many there are", async () => {
  const app = await testApp();
  const names = Array.from({ length: 12 }, (_, index) => `Model ${String(index).padStart(2, "0")}`);
  await addModelRows(app, names);
  const newestFirst = [...names].reverse();

  expect(await listed(app)).toEqual({
    ...{ names: newestFirst.slice(0, 10), filter: "Team", totalItemCount: 12 },
    counts: [12, 0, 0, 0],
  });
  expect((await listed(app, { offset: 10 })).names).toEqual(["Model 01", "Model 00"]);
  expect((await listed(app, { sort: "savedAt", limit: 2 })).names).toEqual(names.slice(0, 2));
  expect((await listed(app, { sort: "name", limit: 2 })).names).toEqual(names.slice(0, 2));
  expect((await listed(app, { sort: "-name", limit: 1 })).names).toEqual(["Model 11"]);
});

test("pagination=false gives them all without figures, whatever offset and limit say", async () => {
  const app = await testApp();
  await addModelRows(
    app,
    Array.from({ length: 300 }, (_, index) => `Model ${index}`),
  );
  const query = { pagination: "false", offset: 5, limit: 1 } as const;
  const { items, totalItemCount } = dataOf(await app.call(listModels, { query }));
  expect([items.length, totalItemCount]).toEqual([300, 300]);
  expect(items.some(({ figures }) => figures !== undefined)).toBe(false);
});

test("without a filter the first that shows something is chosen, and Team where none does", async () => {
  const app = await testApp();
  expect(await listed(app)).toMatchObject({ filter: "Team", counts: [0, 0, 0, 0] });

  await addModelRows(app, ["Learning"], { isEducation: true });
  expect(await listed(app)).toMatchObject({ filter: "Education", names: ["Learning"] });

  await addModelRows(app, ["Old"], { isActive: false });
  await addModelRows(app, ["Old lesson"], { isActive: false, isEducation: true });
  expect(await listed(app)).toMatchObject({ filter: "Inactive", counts: [0, 0, 2, 1] });
});

test("a filter or an order nobody has heard of falls back to Team, the last saved first", async () => {
  const app = await testApp();
  await addModelRows(app, ["Learning"], { isEducation: true });
  const query = { filter: "Everything", sort: "colour" } as unknown as Query;
  expect(await listed(app, query)).toMatchObject({ filter: "Team", names: [] });
});

test("a search finds part of a name, a client or an owner, and the counts follow it", async () => {
  const app = await testApp();
  const tom = await app.addMember({ name: "Tom Saltash" });
  const client = await addClient(app, { name: "Saltmarsh Brewing" });
  await addModelRows(app, ["Salt works"]);
  await addModelRows(app, ["FY27 budget"], { clientId: client.id });
  await addModelRows(tom, ["Fleet plan"]);
  await addModelRows(app, ["Old basalt quarry"], { isActive: false });
  await addModelRows(app, ["Cafe", "100% Wool"]);

  expect(await listed(app, { search: "SALT", sort: "name" })).toEqual({
    names: ["Fleet plan", "FY27 budget", "Salt works"],
    ...{ filter: "Team", totalItemCount: 3, counts: [3, 0, 1, 0] },
  });
  expect((await listed(app, { search: "salt", sort: "match" })).names[0]).toBe("Salt works");
  expect((await listed(app, { search: "%" })).names).toEqual(["100% Wool"]);
});

test("words of a name and of its client found nothing together, and now find the model", async () => {
  const app = await testApp();
  const client = await addClient(app, { name: "Saltmarsh Brewing" });
  await addModelRows(app, ["Three-way forecast", "FY27 budget"], { clientId: client.id });
  await addModelRows(app, ["Budget"]);
  for (const search of ["saltmarsh budget", "budget saltmarsh"])
    expect((await listed(app, { search })).names).toEqual(["FY27 budget"]);
});

test("the checks filter shows those that pass, alert or fail, with counts to match", async () => {
  const app = await testApp();
  await addModelRows(app, ["Fine"]);
  await addModelRows(app, ["Low"], { checks: { isBlocked: false, errorCount: 0, alertCount: 2 } });
  await addModelRows(app, ["Off"], { checks: { isBlocked: false, errorCount: 1, alertCount: 2 } });
  await addModelRows(app, ["Half"], { checks: { isBlocked: true, errorCount: 0, alertCount: 0 } });

  expect(await listed(app, { checks: "pass" })).toMatchObject({ names: ["Fine"] });
  expect(await listed(app, { checks: "alert" })).toMatchObject({ names: ["Low"] });
  expect(await listed(app, { checks: "error" })).toMatchObject({
    ...{ names: ["Half", "Off"], totalItemCount: 2, counts: [2, 0, 0, 0] },
  });
});

test("what another team lets you open is Shared, with its team and owner; NO_ACCESS is nothing", async () => {
  const app = await testApp();
  const other = await testApp();
  const shared = await addModel(other, { modelName: "Lent" });
  const [kept] = await addModelRows(other, ["Kept"]);
  await grantModel(other, shared.id, app.person, ACCESS_LEVELS.REVIEW);
  await grantModel(other, kept ?? 0, app.person, ACCESS_LEVELS.NO_ACCESS);

  const { items, filter } = dataOf(await app.call(listModels, { query: {} }));
  expect(filter).toBe("Shared");
  expect(items).toMatchObject([
    {
      ...{ modelName: "Lent", isShared: true, clientId: null },
      registeredModelAccessMode: ACCESS_LEVELS.REVIEW,
      owner: { accountId: null, name: "Ada Admin", isYou: false },
    },
  ]);
  expect(await listed(app, { search: "ada adm" })).toMatchObject({ names: ["Lent"] });
  expect(await listed(app, { search: "e" })).toMatchObject({ counts: [0, 1, 0, 0] });
  expect(await listed(await app.addMember())).toMatchObject({ counts: [0, 0, 0, 0] });
});

let team: TestApp;
let tom: Member;
beforeAll(async () => {
  team = await testApp();
  tom = await team.addMember({ name: "Tom" });
});

/** Team level × what Tom was granted by name × whether he made it: what of it he is shown. */
const standings: [AccessLevel, AccessLevel | undefined, boolean, boolean][] = [
  [4, undefined, false, true],
  [0, undefined, false, false],
  [4, 0, false, false],
  [4, 1, false, true],
  [0, 1, false, true],
  [0, 0, false, false],
  [0, undefined, true, true],
  [0, 0, true, true],
  [4, 0, true, true],
];

test.each(standings)(
  "at team level %i, granted %s and made by oneself %s, a model is listed and counted: %s",
  async (teamLevel, granted, isOwner, isShown) => {
    const before = await listed(tom, { sort: "name", limit: 100 });
    const name = `At ${teamLevel}/${granted}/${isOwner}`;
    const [id] = await addModelRows(isOwner ? tom : team, [name], { teamLevel });
    if (granted !== undefined) await grantModel(team, id ?? 0, tom.person, granted);

    const after = await listed(tom, { sort: "name", limit: 100 });
    expect(after.names.includes(name)).toBe(isShown);
    expect(after.totalItemCount).toBe(before.totalItemCount + Number(isShown));
    expect(after.names).toHaveLength(after.totalItemCount);
    expect((await listed(tom, { search: name })).totalItemCount).toBe(Number(isShown));
    expect((await listed(team, { search: name })).totalItemCount).toBe(1);
  },
);

test("the counts kept are those of the models there are, after every kind of change", async () => {
  const app = await testApp();
  const { storage } = app.parts;
  const { teamId } = app.person;
  const ids = await addModelRows(app, ["One", "Two", "Three", "Four"]);
  const change = (set: string) =>
    storage.query(`update models set ${set} where team_id = $1`, [teamId]);
  const kept = () =>
    storage.query(
      `select list, is_open, count from model_counts where team_id = $1 and count <> 0 order by 1, 2`,
      [teamId],
    );
  const counted = () =>
    storage.query(
      `select list, team_level > 0 as is_open, count(*)::integer as count from models
       where team_id = $1 and deleted_at is null group by 1, 2 order by 1, 2`,
      [teamId],
    );
  for (const set of [
    `is_active = id <> ${ids[0]}`,
    `team_level = case when id = ${ids[1]} then 0 else 4 end`,
    `deleted_at = case when id <= ${ids[1]} then now() end`,
    "is_education = true, name = 'x'",
    "deleted_at = null",
  ]) {
    await change(set);
    expect(await kept(), set).toEqual(await counted());
  }
  await storage.query("delete from models where id = $1", [ids[2]]);
  expect(await kept()).toEqual(await counted());
});

test("another team's models are in no list, count or search", async () => {
  const app = await testApp();
  const stranger = await testApp();
  await addModelRows(app, ["Acorn"]);
  expect(await listed(stranger)).toMatchObject({ names: [], counts: [0, 0, 0, 0] });
  expect(await listed(stranger, { search: "Acorn" })).toMatchObject({ counts: [0, 0, 0, 0] });
  expect(await listed(stranger, { pagination: "false" })).toMatchObject({ names: [] });
});
