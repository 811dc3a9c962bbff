import { createAccessToken } from "@app/contract/access-tokens";
import { startExport } from "@app/contract/export";
import { cancelJob, downloadJobFile, getJob, listJobs } from "@app/contract/jobs";
import type { TokenScope } from "@app/contract/token-scopes";
import { expect, test } from "vitest";
import { type Member, type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { actionsOf } from "#testing/test-trail.ts";
import { forgetOldJobs } from "./jobs.ts";

const NEVER_USED_ID = 2_147_483_647;

/** A job that waits, without anybody to do it. */
async function waitingJob(
  { parts }: TestApp,
  { person }: Member,
  title = "A long deed",
  kind = "deed",
) {
  const { teamId, accountId, userId } = person;
  const [row] = await parts.storage.query<{ id: number }>(
    `insert into jobs (team_id, account_id, user_id, kind, title, payload, created_at)
     values ($1, $2, $3, $6, $4, '{}', $5) returning id`,
    [teamId, accountId, userId, title, parts.now().toISOString(), kind],
  );
  return row?.id ?? 0;
}

const titlesFor = async (member: Member) =>
  dataOf(await member.call(listJobs, { query: {} })).items.map(({ title }) => title);

test("members see their own jobs, admins everybody's, the newest first", async () => {
  const app = await testApp();
  const member = await app.addMember({ name: "Mel Member" });
  await waitingJob(app, app, "The admin's");
  const id = await waitingJob(app, member, "The member's");
  expect(await titlesFor(app)).toEqual(["The member's", "The admin's"]);
  expect(await titlesFor(member)).toEqual(["The member's"]);
  const params = { id };
  expect((await app.call(getJob, { params })).data).toMatchObject({
    startedBy: "Mel Member",
    isYours: false,
    state: "queued",
    share: 0,
    result: null,
  });
  expect((await member.call(getJob, { params })).data).toMatchObject({ isYours: true });
});

test("a colleague's job, another team's and one that never was answer alike", async () => {
  const app = await testApp();
  const member = await app.addMember();
  const stranger = await testApp();
  const id = await waitingJob(app, app);
  for (const caller of [member, stranger]) {
    for (const { method, path } of [
      { method: "GET", path: "" },
      { method: "POST", path: "/cancel" },
      { method: "GET", path: "/file" },
    ] as const) {
      const [theirs, never] = await Promise.all(
        [id, NEVER_USED_ID].map((each) =>
          caller.inject({ method, url: `/api/frontend/job/${each}${path}` }),
        ),
      );
      expect([theirs?.statusCode, theirs?.body]).toEqual([404, never?.body]);
    }
    expect(await titlesFor(caller)).toEqual([]);
  }
  expect((await app.call(getJob, { params: { id } })).data?.state).toBe("queued");
});

test("a job needs somebody signed in", async () => {
  const app = await testApp();
  const params = { id: await waitingJob(app, app) };
  const nobody = app.anonymous();
  expect((await nobody.send(listJobs, { query: {} })).status).toBe(401);
  expect((await nobody.send(cancelJob, { params })).status).toBe(401);
  expect((await nobody.download(downloadJobFile, { params })).statusCode).toBe(401);
});

test("an admin cancels a member's job; once more changes nothing and adds nothing to the trail", async () => {
  const app = await testApp();
  const member = await app.addMember();
  const params = { id: await waitingJob(app, member) };
  const { teamId } = app.person;
  const cancel = () => app.call(cancelJob, { params });
  expect(await actionsOf(app.parts, teamId, cancel)).toEqual(["job.cancel"]);
  expect(await actionsOf(app.parts, teamId, cancel)).toEqual([]);
  expect((await member.call(getJob, { params })).data?.state).toBe("cancelled");
});

test("the jobs of somebody who left are the admins' to see", async () => {
  const app = await testApp();
  const member = await app.addMember();
  const id = await waitingJob(app, member);
  await app.parts.storage.query("delete from accounts where id = $1", [member.person.accountId]);
  expect((await app.call(getJob, { params: { id } })).data).toMatchObject({
    startedBy: "A former member",
    isYours: false,
  });
});

test("only admins start an export, and a double click starts one", async () => {
  const app = await testApp();
  const member = await app.addMember();
  expect((await member.send(startExport, {})).status).toBe(403);
  const [one, other] = await Promise.all([app.call(startExport, {}), app.call(startExport, {})]);
  expect(one.data?.jobId).toBe(other.data?.jobId);
  expect(await titlesFor(app)).toEqual(["Export of everything"]);
});

test("an hour has ten exports for a team, and asking for one under way counts for nothing", async () => {
  const app = await testApp();
  for (let at = 0; at < 10; at += 1) {
    const { jobId: id } = dataOf(await app.call(startExport, {}));
    expect((await app.call(startExport, {})).data?.jobId).toBe(id);
    await app.call(cancelJob, { params: { id } });
  }
  expect((await app.send(startExport, {})).status).toBe(429);
});

test("an export asks who one is when the last proof is old", async () => {
  const app = await testApp();
  app.clock.advance({ minutes: 16 });
  const { status, envelope } = await app.send(startExport, {});
  expect([status, envelope.errors[0]?.key]).toEqual([403, "root.reauth"]);
});

test("30 days after their end jobs are forgotten, and the service's own after one", async () => {
  const app = await testApp();
  const { storage } = app.parts;
  const id = await waitingJob(app, app);
  await app.call(cancelJob, { params: { id } });
  const [own] = await storage.query<{ id: number }>(
    `insert into jobs (kind, title, payload, state, created_at, finished_at)
     values ('own', 'own', '{}', 'done', $1, $1) returning id`,
    [app.clock.now().toISOString()],
  );
  const left = async () =>
    (
      await storage.query<{ id: number }>("select id from jobs where id in ($1, $2) order by id", [
        id,
        own?.id,
      ])
    ).map((row) => row.id);
  const tidy = () => forgetOldJobs(storage, app.clock.now());
  await tidy();
  expect(await left()).toEqual([id, own?.id]);
  app.clock.advance({ days: 1, seconds: 1 });
  await tidy();
  expect(await left()).toEqual([id]);
  app.clock.advance({ days: 29 });
  await tidy();
  expect(await left()).toEqual([]);
});

/** As a program asks: without a cookie. */
async function programOf(app: TestApp, scope: TokenScope) {
  const body = { name: "Program", scopes: [scope], days: 30 as const };
  const { secret } = dataOf(await app.call(createAccessToken, { body }));
  return async (method: "GET" | "POST", path = "") => {
    const headers = { authorization: `Bearer ${secret}` };
    const url = `/api/frontend/job${path}`;
    const response = await app.anonymous().inject({ method, url, headers });
    return { status: response.statusCode, data: response.json().data };
  };
}

test("a token reaches the jobs of the areas it was made for, and no other's by any call", async () => {
  const app = await testApp();
  const { jobId: exportId } = dataOf(await app.call(startExport, {}));
  const syncId = await waitingJob(app, app, "Sync of Xero", "sync_connection");
  const reader = await programOf(app, "connections:read");
  const { data } = await reader("GET");
  expect(data.items.map(({ id }: { id: number }) => id)).toEqual([syncId]);
  expect(data.totalItemCount).toBe(1);
  expect((await reader("GET", `/${syncId}`)).data.title).toBe("Sync of Xero");
  expect((await reader("POST", `/${syncId}/cancel`)).status).toBe(404);
  const modeller = await programOf(app, "models:write");
  expect((await modeller("GET")).data).toEqual({ items: [], totalItemCount: 0 });
  for (const id of [exportId, syncId]) {
    expect((await modeller("GET", `/${id}`)).status).toBe(404);
    expect((await modeller("GET", `/${id}/file`)).status).toBe(404);
    expect((await modeller("POST", `/${id}/cancel`)).status).toBe(404);
  }
  const writer = await programOf(app, "connections:write");
  expect((await writer("POST", `/${syncId}/cancel`)).data.state).toBe("cancelled");
});
