import { createHmac } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { DataOf } from "@app/contract/endpoint";
import { loginUser } from "@app/contract/session";
import { webhookMessage } from "@app/contract/webhook-message";
import {
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  renewWebhookSecret,
  sendWebhookAgain,
  testWebhook,
  updateWebhook,
  WEBHOOK_EVENTS,
} from "@app/contract/webhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Parts } from "#http/parts.ts";
import { type Member, type TestApp, testApp } from "#testing/test-app.ts";
import type { Caller } from "#testing/test-caller.ts";
import { dataOf } from "#testing/test-clients.ts";
import { freshStorage } from "#testing/test-storage.ts";
import { trailOf } from "#testing/test-trail.ts";
import { openWebhookPeer, type Received } from "#testing/test-webhook-peer.ts";
import { WAITS_MINUTES } from "./deliver-due.ts";
import { deliverDue, forgetOldDeliveries, hasDue } from "./webhooks.ts";

let app: TestApp;
let parts: Parts;
const peers: Awaited<ReturnType<typeof openWebhookPeer>>[] = [];
beforeAll(async () => {
  // What is due is due for every team: what other tests leave is not to be sent from here.
  const storage = await freshStorage();
  app = await testApp({ allowsPrivateSources: true, rateLimitScale: 1_000 }, { storage });
  parts = app.parts;
});
afterAll(async () => {
  for (const peer of peers) peer.close();
  await parts.storage.close();
});

async function openPeer() {
  const peer = await openWebhookPeer();
  peers.push(peer);
  return peer;
}

const NEVER = new AbortController().signal;
const work = () => deliverDue(parts, NEVER);

/** A team with an address, and a peer behind it. */
async function listening() {
  const team = await app.addTeam();
  const peer = await openPeer();
  const webhook = await addWebhook(team, peer.url);
  return { team, peer, webhook };
}

async function addWebhook(caller: Caller, url: string) {
  const body = { url, events: [...WEBHOOK_EVENTS], isOn: true };
  return dataOf(await caller.call(createWebhook, { body }));
}

async function sendTest(caller: Caller, id: number) {
  dataOf(await caller.call(testWebhook, { params: { id } }));
}

/** Sessions do not outlast the clock's leaps. */
async function signInAgain({ call, person: { email, password } }: Member) {
  dataOf(await call(loginUser, { body: { email, password } }));
}

async function logOf(caller: Caller) {
  return dataOf(await caller.call(listWebhookDeliveries, { query: {} })).items;
}

async function onlyOf(caller: Caller) {
  const [only, ...others] = await logOf(caller);
  if (!only || others.length > 0) throw new Error("there is not one delivery");
  return only;
}

/** By the letter of the specification: the key is what stands after the prefix, in base64. */
function isSigned({ headers, body }: Received, secret: string) {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const signature = createHmac("sha256", key).update(signed).digest("base64");
  return headers["webhook-signature"] === `v1,${signature}`;
}

test("a message arrives once, signed, with its id and its time, and the log says so", async () => {
  const { team, peer, webhook } = await listening();
  await sendTest(team, webhook.id);
  expect(await onlyOf(team)).toMatchObject({ state: "waiting", attempts: 0, status: null });
  await work();
  await work();
  expect(peer.received).toHaveLength(1);
  const [got] = peer.received as [Received];
  const message = webhookMessage.parse(JSON.parse(got.body));
  expect(message).toMatchObject({
    ...{ type: "webhook.test", data: { webhook: { id: webhook.id } } },
    team: { id: team.person.teamId },
    link: "http://localhost:3000/app/team/webhooks",
  });
  expect(got.headers).toMatchObject({
    "content-type": "application/json",
    "webhook-id": message.id,
    "webhook-timestamp": String(app.clock.now().getTime() / 1000),
  });
  expect(isSigned(got, webhook.secret)).toBe(true);
  expect(isSigned({ ...got, body: `${got.body} ` }, webhook.secret)).toBe(false);
  expect(await onlyOf(team)).toMatchObject({
    ...{ state: "delivered", attempts: 1, status: 204, failure: "", body: got.body },
    ...{ nextTryAt: null, eventId: message.id, durationMs: expect.any(Number) },
  });
});

test("a new secret signs from then on, and the old one nothing", async () => {
  const { team, peer, webhook } = await listening();
  const renewed = dataOf(await team.call(renewWebhookSecret, { params: { id: webhook.id } }));
  expect(renewed.secret).toMatch(/^whsec_[\w+/]{43}=$/);
  await sendTest(team, webhook.id);
  await work();
  const [got] = peer.received as [Received];
  expect([isSigned(got, renewed.secret), isSigned(got, webhook.secret)]).toEqual([true, false]);
});

test("two workers at once send each of twenty messages once", async () => {
  const { team, peer, webhook } = await listening();
  for (let count = 0; count < 20; count++) await sendTest(team, webhook.id);
  await Promise.all([work(), work()]);
  const ids = peer.received.map(({ headers }) => headers["webhook-id"]);
  expect([ids.length, new Set(ids).size]).toEqual([20, 20]);
  const log = dataOf(await team.call(listWebhookDeliveries, { query: { limit: 100 } })).items;
  expect(log.map(({ state, attempts }) => `${state} ${attempts}`)).toEqual(
    Array.from({ length: 20 }, () => "delivered 1"),
  );
});

test("the first retry was due after 60 seconds and waited for the next minute or message: it is found when it is due", async () => {
  const { team, peer, webhook } = await listening();
  const answer = peer.answer;
  peer.answer = (response) => void response.writeHead(500).end();
  await sendTest(team, webhook.id);
  await work();
  peer.answer = answer;
  expect(await hasDue(parts)).toBe(false);
  app.clock.advance({ seconds: 59 });
  expect(await hasDue(parts)).toBe(false);
  app.clock.advance({ seconds: 1 });
  expect(await hasDue(parts)).toBe(true);
  await work();
  expect(await hasDue(parts)).toBe(false);
  expect(await onlyOf(team)).toMatchObject({ state: "delivered", attempts: 2 });
});

test("a worker that is killed half-way leaves the message to another, which sends the same id", async () => {
  const { team, peer, webhook } = await listening();
  const answer = peer.answer;
  peer.answer = () => {};
  await sendTest(team, webhook.id);
  const killed = new AbortController();
  const dying = deliverDue(parts, killed.signal);
  while (peer.received.length === 0) await sleep(10);
  killed.abort(new Error("killed"));
  await dying;
  peer.answer = answer;
  expect(await onlyOf(team)).toMatchObject({ state: "sending", attempts: 1 });
  await work();
  expect(peer.received).toHaveLength(1);

  app.clock.advance({ seconds: 60 });
  await work();
  const [first, second] = peer.received.map(({ headers }) => headers["webhook-id"]);
  expect(second).toBe(first);
  expect(await onlyOf(team)).toMatchObject({ state: "delivered", attempts: 2 });
});

test("what waited behind the message of a killed worker was looked for in vain for a minute, and now is found when that is", async () => {
  const { team, peer, webhook } = await listening();
  const answer = peer.answer;
  peer.answer = () => {};
  for (let count = 0; count < 2; count++) await sendTest(team, webhook.id);
  const killed = new AbortController();
  const dying = deliverDue(parts, killed.signal);
  while (peer.received.length === 0) await sleep(10);
  killed.abort(new Error("killed"));
  await dying;
  peer.answer = answer;
  expect(await hasDue(parts)).toBe(false);
  app.clock.advance({ seconds: 60 });
  expect(await hasDue(parts)).toBe(true);
  await work();
  expect((await logOf(team)).map(({ state }) => state)).toEqual(["delivered", "delivered"]);
});

test("what fails is tried nine times over 23 hours and 21 minutes, and sent again by hand under its id", async () => {
  const { team, peer, webhook } = await listening();
  const answer = peer.answer;
  peer.answer = (response) => void response.writeHead(500).end("no");
  await sendTest(team, webhook.id);
  await work();
  expect(await onlyOf(team)).toMatchObject({
    ...{ state: "waiting", attempts: 1, status: 500, failure: "It answered with status 500." },
    nextTryAt: new Date(app.clock.now().getTime() + 60_000).toISOString(),
  });
  for (const minutes of WAITS_MINUTES) {
    app.clock.advance({ minutes, seconds: -1 });
    await work();
    const before = peer.received.length;
    app.clock.advance({ seconds: 1 });
    await work();
    expect(peer.received.length).toBe(before + 1);
  }
  await signInAgain(team);
  expect(WAITS_MINUTES.reduce((sum, minutes) => sum + minutes)).toBe(23 * 60 + 21);
  expect(await onlyOf(team)).toMatchObject({ state: "failed", attempts: 9, nextTryAt: null });

  peer.answer = answer;
  const { id } = await onlyOf(team);
  dataOf(await team.call(sendWebhookAgain, { params: { id } }));
  await work();
  expect(await onlyOf(team)).toMatchObject({ state: "delivered", attempts: 10, failure: "" });
  expect(peer.received).toHaveLength(10);
  expect(new Set(peer.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(peer.received.every((got) => isSigned(got, webhook.secret))).toBe(true);
});

test("a redirect is not followed, and a huge answer is not read", async () => {
  const { team, peer, webhook } = await listening();
  const elsewhere = await openPeer();
  peer.answer = (response) => void response.writeHead(307, { location: elsewhere.url }).end();
  await sendTest(team, webhook.id);
  await work();
  expect(elsewhere.received).toEqual([]);
  expect(await onlyOf(team)).toMatchObject({
    ...{ state: "waiting", status: 307 },
    failure: "It redirects (status 307), which is not followed.",
  });

  let written = 0;
  const chunk = Buffer.alloc(1024 * 1024);
  peer.answer = (response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && written < 1024) {
        written += 1;
        if (!response.write(chunk)) {
          response.once("drain", more);
          return;
        }
      }
      response.end();
    };
    more();
  };
  app.clock.advance({ minutes: 1 });
  await work();
  expect(await onlyOf(team)).toMatchObject({ state: "delivered", status: 200 });
  await sleep(200);
  expect(written).toBeLessThan(32);
});

test("one that never answers is given up after 10 seconds, and holds up neither another team nor more than its own @long", async () => {
  const slow = await listening();
  slow.peer.answer = () => {};
  const quick = await listening();
  await sendTest(slow.team, slow.webhook.id);
  await sendTest(slow.team, slow.webhook.id);
  const startedAt = performance.now();
  const working = work();
  while (slow.peer.received.length === 0) await sleep(10);
  // Found by the run that waits for the slow one.
  await sendTest(quick.team, quick.webhook.id);
  while (quick.peer.received.length === 0) await sleep(10);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  expect(slow.peer.received).toHaveLength(1);
  await working;
  const [second, first] = await logOf(slow.team);
  for (const each of [first, second]) {
    expect(each).toMatchObject({
      ...{ state: "waiting", status: null, attempts: 1 },
      failure: "It did not answer within 10 seconds.",
    });
    expect(each?.durationMs).toBeGreaterThanOrEqual(9_990);
  }
  slow.peer.answer = quick.peer.answer;
}, 40_000);

test("of a team with six slow addresses four are asked at a time", async () => {
  const team = await app.addTeam();
  const waiting: (() => void)[] = [];
  const addresses = await Promise.all(Array.from({ length: 6 }, openPeer));
  for (const peer of addresses) {
    peer.answer = (response) => void waiting.push(() => response.writeHead(200).end());
    const { id } = await addWebhook(team, peer.url);
    await sendTest(team, id);
  }
  const working = work();
  while (waiting.length < 4) await sleep(10);
  await sleep(1_200);
  expect(waiting).toHaveLength(4);
  for (const answer of waiting.splice(0)) answer();
  while (waiting.length < 2) await sleep(10);
  for (const answer of waiting) answer();
  await working;
  expect((await logOf(team)).map(({ state }) => state)).toEqual(Array(6).fill("delivered"));
});

test("an address where nothing arrived for three days is switched off, its admins are told once, and it can be switched on", async () => {
  const { team, peer, webhook } = await listening();
  const answer = peer.answer;
  peer.answer = (response) => void response.writeHead(503).end();
  await sendTest(team, webhook.id);
  await work();
  for (let days = 0; days < 3; days++) {
    app.clock.advance({ days: 1 });
    await signInAgain(team);
    await sendTest(team, webhook.id);
    await work();
  }
  const { items } = dataOf(await team.call(listWebhooks, {}));
  const offReason = "Nothing has arrived there for 3 days.";
  expect(items[0]).toMatchObject({ isOn: false, offReason });
  expect((await logOf(team)).map(({ state }) => state)).toEqual(Array(4).fill("failed"));
  const told = (await app.mails()).filter(({ to }) => to.includes(team.person.email));
  expect(told.map(({ subject }) => subject)).toEqual(["A webhook of your team is switched off"]);
  expect(told[0]?.text).toContain("/app/team/webhooks");
  const trail = await trailOf(parts, team.person.teamId);
  expect(trail.filter(({ action }) => action === "webhook.switch_off")).toHaveLength(1);
  const params = { id: webhook.id };
  expect((await team.call(testWebhook, { params })).errors).toEqual([
    { key: "root", message: "This webhook is switched off. Switch it on first." },
  ]);

  peer.answer = answer;
  const before = peer.received.length;
  const body = { url: peer.url, events: [...WEBHOOK_EVENTS], isOn: true };
  expect(dataOf(await team.call(updateWebhook, { params, body }))).toMatchObject({
    ...{ isOn: true, offReason: "", failingSince: null },
  });
  await work();
  expect(peer.received).toHaveLength(before);
  const [newest] = (await logOf(team)) as [DataOf<typeof listWebhookDeliveries>["items"][number]];
  dataOf(await team.call(sendWebhookAgain, { params: { id: newest.id } }));
  await work();
  expect(peer.received).toHaveLength(before + 1);
});

test("what waits for an address that an admin switches off is not sent, and stays in the log", async () => {
  const { team, peer, webhook } = await listening();
  await sendTest(team, webhook.id);
  const body = { url: peer.url, events: [...WEBHOOK_EVENTS], isOn: false };
  dataOf(await team.call(updateWebhook, { params: { id: webhook.id }, body }));
  await work();
  expect(peer.received).toEqual([]);
  expect(await onlyOf(team)).toMatchObject({
    ...{ state: "failed", attempts: 0 },
    failure: "The address was switched off before this was sent.",
  });
});

test("a name that leads to a private address when it is sent is refused, whatever it led to when it was saved", async () => {
  const { team, peer, webhook } = await listening();
  const url = peer.url.replace("127.0.0.1", "localhost");
  const body = { url, events: [...WEBHOOK_EVENTS], isOn: true };
  dataOf(await team.call(updateWebhook, { params: { id: webhook.id }, body }));
  await sendTest(team, webhook.id);
  const strict = { ...parts.settings, allowsPrivateSources: false };
  await deliverDue({ ...parts, settings: strict }, NEVER);
  expect(peer.received).toEqual([]);
  expect((await onlyOf(team)).failure).toBe(
    "localhost is a private address. Requests there are refused.",
  );
});

test("the log keeps 30 days, of each address the newest 500, and whatever still waits", async () => {
  const { team, webhook } = await listening();
  await sendTest(team, webhook.id);
  await parts.storage.query(
    `insert into webhook_deliveries (team_id, webhook_id, event_id, kind, body, created_at, state)
     select $1, $2, 'evt_' || number, 'webhook.test', '{}', $3, 'delivered'
     from generate_series(1, 600) number`,
    [team.person.teamId, webhook.id, app.clock.now().toISOString()],
  );
  const count = async () =>
    dataOf(await team.call(listWebhookDeliveries, { query: {} })).totalItemCount;
  await forgetOldDeliveries(parts.storage, app.clock.now());
  expect(await count()).toBe(501);
  const later = new Date(app.clock.now().getTime() + 31 * 86_400_000);
  await forgetOldDeliveries(parts.storage, later);
  expect(await count()).toBe(1);
  await work();
});

test("no other team sees an address or a delivery, or has one sent again", async () => {
  const { team, peer, webhook } = await listening();
  await sendTest(team, webhook.id);
  await work();
  const { id } = await onlyOf(team);
  const other: Member = await app.addTeam();
  expect(dataOf(await other.call(listWebhooks, {})).items).toEqual([]);
  expect(await logOf(other)).toEqual([]);
  const query = { webhookId: webhook.id };
  expect(dataOf(await other.call(listWebhookDeliveries, { query })).items).toEqual([]);
  expect((await other.call(sendWebhookAgain, { params: { id } })).errors).toEqual([
    { key: "root", message: "Delivery not found." },
  ]);
  await work();
  expect(peer.received).toHaveLength(1);
});
