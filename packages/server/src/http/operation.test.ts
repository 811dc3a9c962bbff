import { Writable } from "node:stream";
import { createClient } from "@app/contract/clients";
import { getCurrentUser, loginUser } from "@app/contract/session";
import { pino } from "pino";
import { expect, test } from "vitest";
import { buildApp } from "#app.ts";
import { testApp } from "#testing/test-app.ts";
import { makeCaller } from "#testing/test-caller.ts";
import { testParts } from "#testing/test-parts.ts";

test("the process is alive while the database is away, but not ready", async () => {
  const { parts } = await testParts();
  const away = { ...parts.storage, ping: () => Promise.reject(new Error("gone")) };
  const { fastify } = await buildApp({ ...parts, storage: away });

  expect((await fastify.inject({ url: "/healthz" })).json()).toMatchObject({ success: true });
  const ready = await fastify.inject({ url: "/readyz" });
  expect([ready.statusCode, ready.headers["retry-after"]]).toEqual([503, "5"]);
  expect(ready.json()).toMatchObject({ success: false });
});

test("whatever there is takes its own methods and tells them to the others", async () => {
  const { fastify } = await buildApp((await testParts()).parts);

  for (const url of ["/healthz", "/readyz", "/api/docs", "/api/openapi.json", "/app/", "/"]) {
    const response = await fastify.inject({ method: "POST", url });
    expect([url, response.statusCode, response.headers.allow]).toEqual([url, 405, "GET"]);
  }
});

test("slow and idle lines are given up", async () => {
  const { server } = (await buildApp((await testParts()).parts)).fastify;

  expect(server).toMatchObject({
    ...{ headersTimeout: 15_000, requestTimeout: 28_000, keepAliveTimeout: 20_000 },
    maxConnections: 5_000,
  });
});

test("the process is not ready while the job queue cannot work", async () => {
  const { parts } = await testParts();
  const checkJobs = () => Promise.reject(new Error("gone"));
  const { fastify } = await buildApp({ ...parts, checkJobs });

  expect((await fastify.inject({ url: "/readyz" })).statusCode).toBe(503);
  const whole = await buildApp(parts);
  expect((await whole.fastify.inject({ url: "/readyz" })).statusCode).toBe(200);
});

test("figures are told only when asked for, by route and without anybody's address", async () => {
  expect((await (await testApp()).inject({ url: "/metrics" })).statusCode).toBe(404);

  const app = await testApp({ hasMetrics: true });
  await app.inject({ url: "/api/frontend/client/123456" });
  const { body } = await app.inject({ url: "/metrics" });
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/frontend/client/:id",status="404"} 1',
  );
  expect(body).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(body).not.toContain("123456");
});

test("one address is stopped beyond 3,000 requests a minute, by an envelope", async () => {
  const app = await testApp();
  const url = "/healthz";
  let last = await app.inject({ url });
  for (let count = 0; count < 3_000 && last.statusCode === 200; count++)
    last = await app.inject({ url });

  expect(last.statusCode).toBe(429);
  expect(last.json()).toMatchObject({ success: false, errors: [{ key: "root" }] });
  expect(Number(last.headers["retry-after"])).toBeGreaterThan(0);
  const elsewhere = await app.inject({ url, remoteAddress: "192.0.2.7" });
  expect(elsewhere.statusCode).toBe(200);
});

test("X-Forwarded-For is believed only from a proxy that was named", async () => {
  const addressSeen = async (trustProxy: string | undefined, remoteAddress: string) => {
    const { parts } = await testParts({ trustProxy });
    const { fastify } = await buildApp(parts);
    let seen = "";
    fastify.addHook("onRequest", async (request) => {
      seen = request.ip;
    });
    await fastify.inject({
      url: "/healthz",
      remoteAddress,
      headers: { "x-forwarded-for": "203.0.113.9" },
    });
    return seen;
  };

  expect(await addressSeen(undefined, "10.0.0.1")).toBe("10.0.0.1");
  expect(await addressSeen("10.0.0.0/8", "10.0.0.1")).toBe("203.0.113.9");
  expect(await addressSeen("10.0.0.0/8", "192.0.2.1")).toBe("192.0.2.1");
});

test("the log has one line for each request and no secret in any", async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const { parts } = await testParts();
  const { fastify } = await buildApp({ ...parts, log: pino({ level: "debug" }, sink) });
  const caller = makeCaller(fastify, parts.settings.publicUrl, "10.9.8.7");
  caller.cookies.set("__Host-session", "session-canary");
  await caller.call(loginUser, {
    body: { email: "canary@example.com", password: "password-canary" },
  });
  await caller.call(createClient, { body: { name: "body-canary" } });
  await caller.call(getCurrentUser, {});
  await caller.inject({ url: "/app/view_report/1?share=share-canary" });
  await caller.inject({ url: "/api/frontend/password_reset/1/2/hash-canary" });

  expect(lines).toHaveLength(5);
  expect(lines.join("")).not.toContain("canary");
  expect(JSON.parse(lines[1] ?? "")).toMatchObject({
    ...{ method: "POST", url: "/api/frontend/client", status: 401, ip: "10.9.8.7" },
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
  });
});
