import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { signOutEverywhere } from "@app/contract/account";
import { clientChanges, updateClient } from "@app/contract/clients";
import { stream } from "@app/contract/endpoint";
import { logoutUser } from "@app/contract/session";
import { startMasquerade } from "@app/contract/staff";
import { setMfaRequired } from "@app/contract/subscription";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { buildApp } from "#app.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { addClient } from "#testing/test-clients.ts";
import { listening, type OpenStream, openStream } from "#testing/test-stream.ts";
import { drainServer } from "./drain.ts";
import type { App } from "./mount.ts";
import { type Feed, mountStream } from "./mount-stream.ts";

const numbers = stream({
  method: "GET",
  path: "/numbers",
  summary: "",
  access: "member",
  events: z.object({ number: z.int(), text: z.optional(z.string()) }),
});
type Numbers = Awaited<ReturnType<Feed<typeof numbers>["since"]>>;

/** What the made-up feed gives; a test says. */
let numbersAfter = async (_after: number, _limit: number): Promise<Numbers> => [];
let headCount = 0;
let place = 0;
/** Before a usual line's next heartbeat. */
const atOnce = { timeout: 15_000 };
const pace = { heartbeatMs: 100, lookEveryBeats: 2, slowMs: 300, retryMs: 1_000 };

let app: TestApp;
let server: App;
let url: string;
beforeAll(async () => {
  app = await testApp();
  [server, url] = await serve();
});
afterAll(() => drainServer(server.fastify, 0));

const lines: OpenStream[] = [];
/** The next test's feed is asked by its own lines alone. */
afterEach(async () => {
  for (const line of lines.splice(0)) line.close();
  const countLines = promisify(server.fastify.server.getConnections).bind(server.fastify.server);
  await expect.poll(countLines).toBe(0);
  numbersAfter = async () => [];
  place = 0;
});

async function open(...args: Parameters<typeof openStream>) {
  const line = await openStream(...args);
  lines.push(line);
  return line;
}

async function serve() {
  const made = await buildApp(app.parts);
  mountStream(
    made,
    numbers,
    {
      nouns: ["number"],
      head: async () => {
        headCount++;
        return place;
      },
      since: (_context, _request, after, limit) => numbersAfter(after, limit),
    },
    pace,
  );
  return [made, await listening(made)] as const;
}

test("it is sent as it happens: neither kept, changed nor held back on its way", async () => {
  const line = await open(url, numbers, app);

  expect(line.status).toBe(200);
  expect(line.headers["content-type"]).toBe("text/event-stream; charset=utf-8");
  expect(line.headers["cache-control"]).toBe("no-store, no-transform");
  expect(line.headers["x-accel-buffering"]).toBe("no");
  expect(line.headers["content-encoding"]).toBeUndefined();
  expect(line.headers["x-content-type-options"]).toBe("nosniff");
  expect(line.headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
  await expect.poll(line.text).toMatch(/^retry: 1\d\d\d\n\n|^retry: 2000\n\n/);
});

test("a silent line says every so often that it still stands", async () => {
  const line = await open(url, numbers, app);

  await expect
    .poll(
      () =>
        line
          .text()
          .split("\n")
          .filter((text) => text === ":").length,
    )
    .toBeGreaterThan(2);
});

function numbersTo(end: number, asked: number[]) {
  return async (after: number, limit: number): Promise<Numbers> => {
    asked.push(after);
    const count = Math.max(0, Math.min(limit, end - after));
    return Array.from({ length: count }, (_, at) => ({
      id: after + at + 1,
      data: { number: after + at + 1 },
    }));
  };
}

test("every event after the place goes out once and in order", async () => {
  numbersAfter = numbersTo(99, []);
  const line = await open(url, numbers, app, { after: "0" });

  await expect.poll(() => line.events().length).toBe(99);
  expect(line.events().map(({ id }) => Number(id))).toEqual(
    Array.from({ length: 99 }, (_, at) => at + 1),
  );
});

test("10,000 events at once are one word to begin anew, and asked for once", async () => {
  const line = await open(url, numbers, app, { after: "0" });
  const asked: number[] = [];
  place = 10_000;
  numbersAfter = numbersTo(place, asked);

  await expect.poll(line.events).toEqual([{ id: "10000", name: "reset", data: null }]);
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  expect(asked.filter((after) => after < place)).toEqual([0]);
});

test("a reader more than 1,000 places behind is told to begin anew, not all that happened", async () => {
  place = 1_500;
  const asked: number[] = [];
  numbersAfter = async (after) => {
    asked.push(after);
    return [];
  };
  const far = await open(url, numbers, app, { after: "499" });
  await expect.poll(far.events).toEqual([{ id: "1500", name: "reset", data: null }]);
  await open(url, numbers, app, { after: "500" });

  await expect.poll(() => asked).toContain(500);
  expect(asked).not.toContain(499);
});

test("nothing leaves that the contract does not name, and what it contradicts ends the line", async () => {
  numbersAfter = async (after) =>
    after === 0 ? [{ id: 1, data: { number: 1, secret: "hash" } as { number: number } }] : [];
  const line = await open(url, numbers, app, { after: "0" });
  await expect.poll(line.events).toEqual([{ id: "1", name: "message", data: { number: 1 } }]);

  numbersAfter = async () => [{ id: 2, data: { number: "two" } as never }];

  await expect.poll(line.hasEnded).toBe(true);
  expect(line.events()).toHaveLength(1);
});

test.each<[string, number, Parameters<typeof openStream>[3]]>([
  ["nobody", 401, {}],
  ["a member with a place that is none", 400, { after: "-1" }],
  ["a member with a place too large to be one", 400, { lastEventId: "9".repeat(16) }],
])("%s is refused by %i and an envelope before anything begins", async (who, status, place) => {
  const reader = who === "nobody" ? { cookies: new Map<string, string>() } : app;
  const line = await open(url, numbers, reader, place);

  expect([line.status, line.headers["content-type"]]).toEqual([
    status,
    "application/json; charset=utf-8",
  ]);
  await expect.poll(line.hasEnded).toBe(true);
  expect(JSON.parse(line.text())).toMatchObject({ success: false, data: null });
});

test("a line about one thing is asked for by its changes alone, not by what else the team does", async () => {
  let askedCount = 0;
  const { storage } = app.parts;
  const counted: typeof storage = {
    ...storage,
    query(text, values) {
      askedCount += 1;
      return storage.query(text, values);
    },
  };
  const { id } = await addClient(app, { name: "Its own" });
  const own = await buildApp({ ...app.parts, storage: counted });
  const since = async (_: unknown, __: unknown, after: number) => [
    { id: after + 1, data: { number: after } },
  ];
  const feed = { nouns: ["client"], subjectId: () => id, head: async () => 0, since };
  mountStream(own, numbers, feed, { ...pace, heartbeatMs: 3_600_000 });
  const line = await open(await listening(own), numbers, app);
  const rename = (name: string) => app.call(updateClient, { params: { id }, body: { name } });
  const isWokenBy = async (change: () => Promise<unknown>) => {
    const count = line.events().length;
    await change();
    await expect.poll(() => line.events().length).toBeGreaterThan(count);
  };
  await isWokenBy(() => rename("First"));
  const before = askedCount;

  for (let count = 0; count < 20; count += 1) await addClient(app, { name: `Other ${count}` });
  await isWokenBy(() => rename("Second"));

  // Who reads was looked up for its own changes, and for none of the twenty others.
  expect(askedCount - before).toBeGreaterThan(0);
  expect(askedCount - before).toBeLessThan(5);
  await drainServer(own.fastify, 0);
});

test("a page of another site opens no line", async () => {
  const headers = { "sec-fetch-site": "same-site", "sec-fetch-mode": "cors" };
  const answer = await app.inject({ url: "/api/frontend/client/changes", headers });

  expect(answer.statusCode).toBe(403);
});

test("a session has six lines, a seventh is refused, and a closed one makes room", async () => {
  const member = await app.addMember();
  const six = await Promise.all(Array.from({ length: 6 }, () => open(url, numbers, member)));
  expect(six.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);

  const seventh = await open(url, numbers, member);
  expect([seventh.status, seventh.headers["retry-after"]]).toEqual([429, "30"]);
  six[0]?.close();

  await expect.poll(async () => (await open(url, numbers, member)).status).toBe(200);
});

test("lines asked for one behind the other make room when their connection is gone", async () => {
  const member = await app.addMember();
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  const asked = headCount;
  socket.write(
    `GET /api/frontend/numbers HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`.repeat(6),
  );
  await expect.poll(() => headCount - asked).toBe(6);
  expect((await open(url, numbers, member)).status).toBe(429);

  socket.destroy();

  await expect.poll(async () => (await open(url, numbers, member)).status).toBe(200);
  const more = await Promise.all([1, 2, 3].map(() => open(url, numbers, member)));
  expect(more.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test.each<[string, (member: Awaited<ReturnType<TestApp["addMember"]>>) => Promise<unknown>]>([
  ["signing out", (member) => member.call(logoutUser, {})],
  ["signing out everywhere", (member) => member.call(signOutEverywhere, {})],
])("%s ends the line at once", async (_title, leave) => {
  const member = await app.addMember();
  const line = await open(url, clientChanges, member);
  await expect.poll(line.events).toHaveLength(1);

  await leave(member);

  await expect.poll(line.hasEnded, atOnce).toBe(true);
});

test("acting as a customer ends the line of whoever begins it, at once", async () => {
  const staff = await app.addMember({ isStaff: true });
  const customer = await testApp();
  const line = await open(url, clientChanges, staff);
  await expect.poll(line.events).toHaveLength(1);

  const { accountId } = customer.person;
  const body = { accountId, reason: "They asked for help" };
  expect(await staff.call(startMasquerade, { body })).toMatchObject({ success: true });

  await expect.poll(line.hasEnded, atOnce).toBe(true);
});

test("a team that demands MFA ends the lines of those who have none", async () => {
  const team = await testApp();
  const member = await team.addMember();
  const line = await open(url, clientChanges, member);
  await expect.poll(line.events).toHaveLength(1);
  await team.parts.storage.query("update users set mfa_secret = 'x' where id = $1", [
    team.person.userId,
  ]);

  const answer = await team.call(setMfaRequired, { body: { isMfaRequired: true } });

  expect(answer.success).toBe(true);
  await expect.poll(line.hasEnded, atOnce).toBe(true);
});

test("a session that ends without a word is found out by the next heartbeat", async () => {
  const member = await app.addMember();
  const line = await open(url, numbers, member);
  await expect.poll(line.events).toHaveLength(1);

  await app.parts.storage.query("delete from sessions where user_id = $1", [member.person.userId]);

  await expect.poll(line.hasEnded).toBe(true);
});

test("a line keeps no session alive: after 12 hours without a person it is over", async () => {
  const idle = await testApp();
  const own = await buildApp(idle.parts);
  const at = await listening(own);
  idle.clock.advance({ hours: 11 });
  const line = await open(at, clientChanges, idle);
  expect(line.status).toBe(200);
  idle.clock.advance({ hours: 2 });

  expect((await open(at, clientChanges, idle)).status).toBe(401);
  await own.fastify.close();
});

test("a reader who takes nothing is cut off, and costs no more than a few events", async () => {
  let given = 0;
  const text = "a".repeat(100_000);
  numbersAfter = async (after, limit) => {
    given += limit - 1;
    return Array.from({ length: limit - 1 }, (_, at) => ({
      id: after + at + 1,
      data: { number: 1, text },
    }));
  };
  const cookie = [...app.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  let isCut = false;
  server.fastify.server.once("connection", (line: Socket) => {
    line.once("close", () => {
      isCut = true;
    });
  });
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.on("error", () => {});
  socket.pause();
  socket.write(
    `GET /api/frontend/numbers?after=0 HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`,
  );

  await expect.poll(() => isCut).toBe(true);
  const givenUntilCut = given;
  // A line on this machine takes some megabytes of itself; the rest is 99 events of 100 kB.
  expect(given).toBeGreaterThan(0);
  expect(given).toBeLessThan(2_000);
  await sleep(3 * pace.heartbeatMs);
  expect(given).toBe(givenUntilCut);
  socket.destroy();
});

test("a server that stops says when to come back and ends every line", async () => {
  const [stopping, at] = await serve();
  const both = await Promise.all([open(at, numbers, app), open(at, clientChanges, app)]);
  for (const line of both) await expect.poll(line.events).toHaveLength(1);

  await drainServer(stopping.fastify, 8_000);

  for (const line of both) {
    await expect.poll(line.hasEnded).toBe(true);
    expect(line.text()).toMatch(/retry: \d{4}\n\n$/);
  }
});
