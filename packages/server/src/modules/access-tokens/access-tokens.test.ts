import {
  createAccessToken,
  listAccessTokens,
  revokeAccessToken,
  TOKENS_MAX,
} from "@app/contract/access-tokens";
import { listDevices } from "@app/contract/account";
import { getTeamActivity, getUserActivity } from "@app/contract/activity";
import { clientChanges, createClient, listClients } from "@app/contract/clients";
import { type AnyCall, API_BASE } from "@app/contract/endpoint";
import { getHome, listHeadroom, listNeeds } from "@app/contract/home";
import { listModels } from "@app/contract/models";
import { setMfaRequired } from "@app/contract/subscription";
import { removeTeamMember } from "@app/contract/team";
import { TOKEN_AREAS, type TokenScope } from "@app/contract/token-scopes";
import { beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import type { Caller } from "#testing/test-caller.ts";
import { dataOf } from "#testing/test-clients.ts";
import { actionsOf } from "#testing/test-trail.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

async function makeToken(caller: Caller, scopes: TokenScope[], name = "Month-end export") {
  return dataOf(await caller.call(createAccessToken, { body: { name, scopes, days: 90 } }));
}

/** As a program asks: without a cookie. */
async function ask(secret: string, { method, path }: AnyCall, payload?: object) {
  const response = await app.anonymous().inject({
    method,
    url: API_BASE + path,
    headers: { authorization: `Bearer ${secret}` },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, words: response.json().errors[0]?.message };
}

test("a token reads what it was made for, and nothing else", async () => {
  const { secret } = await makeToken(app, ["clients:read"]);
  expect(await ask(secret, listClients)).toEqual({ status: 200, words: undefined });
  expect(await ask(secret, createClient, { name: "Brine & Co" })).toEqual({
    status: 403,
    words: "This token was not made for clients:write.",
  });
  expect(await ask(secret, listModels)).toEqual({
    status: 403,
    words: "This token was not made for models:read.",
  });
  const closed = [listDevices, createAccessToken, setMfaRequired, clientChanges];
  for (const call of [...closed, getUserActivity, getTeamActivity]) {
    expect(await ask(secret, call, call.method === "GET" ? undefined : {})).toEqual({
      status: 403,
      words: "No token can do this. Sign in to do it.",
    });
  }
});

test("what home shows is of every area: a token for clients read notes, faults and floors there", async () => {
  const all = TOKEN_AREAS.map((area) => `${area}:read` as const);
  const { secret } = await makeToken(app, ["clients:read"]);
  const { secret: whole } = await makeToken(app, all);
  for (const call of [getHome, listNeeds, listHeadroom]) {
    expect(await ask(secret, call)).toEqual({
      status: 403,
      words: "This token was not made for models:read, reports:read, connections:read.",
    });
    expect((await ask(whole, call)).status).toBe(200);
  }
});

test("one that may write may read, and the trail names it", async () => {
  const { secret, id } = await makeToken(app, ["clients:write"]);
  expect((await ask(secret, listClients)).status).toBe(200);
  const actions = await actionsOf(app.parts, app.person.teamId, async () => {
    expect((await ask(secret, createClient, { name: "Tidewater" })).status).toBe(200);
  });
  expect(actions).toEqual(["client.create"]);
  const [entry] = await app.parts.storage.query<{ request_id: string }>(
    "select request_id from audit_entries where team_id = $1 order by sequence desc limit 1",
    [app.person.teamId],
  );
  expect(entry?.request_id).toMatch(new RegExp(`^[\\w-]{36} by token ${id}$`));
});

test("it is shown once, kept as its hash, listed by its last letters and when it was used", async () => {
  const { secret, id } = await makeToken(app, ["models:read"], "Dashboard feed");
  expect(secret).toMatch(/^fct_[\w-]{43}$/);
  await ask(secret, listModels);
  const { items } = dataOf(await app.call(listAccessTokens, {}));
  expect(items.find((item) => item.id === id)).toEqual({
    ...{ id, name: "Dashboard feed", scopes: ["models:read"], ending: secret.slice(-4) },
    createdAt: app.clock.now().toISOString(),
    lastUsedAt: app.clock.now().toISOString(),
    endsAt: new Date(app.clock.now().getTime() + 90 * 86_400_000).toISOString(),
  });
  const kept = await app.parts.storage.query("select * from access_tokens where id = $1", [id]);
  expect(JSON.stringify(kept)).not.toContain(secret.slice(4));
});

test("revoked it is refused at once, and so is a session's or one that is made up", async () => {
  const { secret, id } = await makeToken(app, ["clients:read"]);
  dataOf(await app.call(revokeAccessToken, { params: { id } }));
  const REFUSED = { status: 401, words: "This token is unknown, revoked or over." };
  expect(await ask(secret, listClients)).toEqual(REFUSED);
  const [session = ""] = [...app.cookies.values()];
  expect(await ask(session, listClients)).toEqual(REFUSED);
  expect(await ask("fct_0", listClients)).toEqual(REFUSED);
});

test("a token is no session's cookie", async () => {
  const { secret } = await makeToken(app, ["clients:write"]);
  const [name = ""] = [...app.cookies.keys()];
  const response = await app.anonymous().inject({
    url: API_BASE + listClients.path,
    headers: { cookie: `${name}=${secret}` },
  });
  expect(response.statusCode).toBe(401);
});

test("it goes when the person leaves the team", async () => {
  const member = await app.addMember();
  const { secret } = await makeToken(member, ["clients:read"]);
  expect((await ask(secret, listClients)).status).toBe(200);
  dataOf(await app.call(removeTeamMember, { params: { id: member.person.accountId }, query: {} }));
  expect((await ask(secret, listClients)).status).toBe(401);
});

test("it does nothing for somebody whom the team asks to set up a second factor first", async () => {
  const { secret } = await makeToken(app, ["clients:read"]);
  const ofTeam = "where id = $1";
  const require = (isRequired: boolean) =>
    app.parts.storage.query(`update subscriptions set is_mfa_required = ${isRequired} ${ofTeam}`, [
      app.person.teamId,
    ]);
  await require(true);
  expect((await ask(secret, listClients)).words).toBe(
    "Your team asks for multi-factor authentication. Set it up to go on.",
  );
  await require(false);
});

test("nobody keeps more than twenty, and nobody revokes another's", async () => {
  const member = await app.addMember();
  const [first] = await Promise.all(
    Array.from({ length: TOKENS_MAX }, () => makeToken(member, ["clients:read"])),
  );
  const body = { name: "One more", scopes: ["clients:read" as const], days: 30 as const };
  expect((await member.call(createAccessToken, { body })).errors).toEqual([
    { key: "root", message: "You have 20 tokens. Revoke one that you no longer need." },
  ]);
  const params = { id: first?.id ?? 0 };
  expect((await app.call(revokeAccessToken, { params })).errors).toEqual([
    { key: "root", message: "Token not found." },
  ]);
});

test("it works up to its last moment, and not beyond", async () => {
  const { secret } = await makeToken(app, ["clients:read"]);
  app.clock.advance({ days: 90, seconds: -1 });
  expect((await ask(secret, listClients)).status).toBe(200);
  app.clock.advance({ seconds: 1 });
  expect((await ask(secret, listClients)).status).toBe(401);
});
