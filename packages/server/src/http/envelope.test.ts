import { createClient, listClients } from "@app/contract/clients";
import { type Endpoint, endpoint } from "@app/contract/endpoint";
import { getCurrentUser } from "@app/contract/session";
import type { InjectOptions } from "fastify";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { Refusal } from "#core/refusal.ts";
import { QueryError } from "#db/query-error.ts";
import { testApp } from "#testing/test-app.ts";
import { testServer } from "#testing/test-server.ts";
import { type App, mount } from "./mount.ts";

const open = { access: "anonymous", summary: "" } as const;
const echo = endpoint({
  ...open,
  method: "POST",
  path: "/echo",
  body: z.strictObject({
    name: z.string().check(z.minLength(2)),
    age: z.optional(z.number()),
    any: z.optional(z.unknown()),
  }),
  data: z.object({ name: z.string() }),
});
const find = endpoint({
  ...open,
  method: "GET",
  path: "/find/{id}",
  params: z.object({ id: z.coerce.number<string>().check(z.int()) }),
  query: z.strictObject({ word: z._default(z.string(), "") }),
  data: z.null(),
});
const throwing = (path: `/${string}`) => endpoint({ ...open, method: "GET", path, data: z.null() });

const failures: Record<`/${string}`, () => never> = {
  "/mistake": () => {
    throw new Error("password=hunter2 in /srv/app/secret.ts");
  },
  "/away": () => {
    throw new QueryError("connection refused", "ECONNREFUSED");
  },
  "/refused": () => {
    throw new Refusal(409, "Taken.", "name");
  },
  "/later": () => {
    throw new Refusal(429, "Later.", "root", 30);
  },
};

function mountAll(app: App) {
  mount(app, echo, async ({ body }) => body);
  mount(app, find, async () => null);
  for (const [path, fail] of Object.entries(failures)) {
    mount(app, throwing(path as `/${string}`), async () => fail());
  }
  const wrong = { ...throwing("/wrong_shape"), data: z.object({ id: z.int() }) } satisfies Endpoint;
  mount(app, wrong, async () => ({ id: "seven" }) as never);
}

let server: Awaited<ReturnType<typeof testServer>>;

beforeAll(async () => {
  server = await testServer(mountAll);
});

/** The law: exactly these keys, errors exactly when it failed, each with a key and a message. */
function checkEnvelope(text: string, isSuccess: boolean) {
  const envelope = JSON.parse(text) as { success: boolean; data: unknown; errors: unknown[] };
  expect(Object.keys(envelope).sort()).toEqual(["data", "errors", "success"]);
  expect(envelope.success).toBe(isSuccess);
  expect(envelope.errors.length === 0).toBe(isSuccess);
  for (const error of envelope.errors) {
    expect(error).toEqual({ key: expect.any(String), message: expect.any(String) });
  }
  if (!isSuccess) expect(envelope.data).toBeNull();
  return envelope;
}

const json = { "content-type": "application/json" };
const post = (payload: string | Buffer, headers: Record<string, string> = json): InjectOptions => ({
  method: "POST",
  url: "/api/frontend/echo",
  headers,
  payload,
});
const get = (url: string): InjectOptions => ({ method: "GET", url });
const manyKeys = (count: number) => {
  const any = Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 0]));
  return JSON.stringify({ name: "Ada", any });
};
const deep = (depth: number) => `{"name":"Ada","any":${"[".repeat(depth)}${"]".repeat(depth)}}`;

test.each<[string, number, InjectOptions]>([
  ["a call that works", 200, post('{"name":"Ada"}')],
  [
    "JSON with its charset",
    200,
    post('{"name":"Ada"}', { "content-type": "application/json; charset=utf-8" }),
  ],
  ["20 levels of nesting", 200, post(deep(19))],
  ["21 levels of nesting", 400, post(deep(20))],
  ["7,000 levels of nesting", 400, post(deep(7_000))],
  ["1,000 keys", 200, post(manyKeys(998))],
  ["1,001 keys", 400, post(manyKeys(999))],
  ["a list of 5,000", 200, post(`{"name":"Ada","any":[${"0,".repeat(4_999)}0]}`)],
  ["no JSON at all", 400, post("name=Ada")],
  ["half of JSON", 400, post('{"name":')],
  ["an empty body", 400, post("")],
  ["a number too large for one", 400, post('{"name":"Ada","age":1e400}')],
  ["NUL in a value", 400, post('{"name":"A\\u0000da"}')],
  ["NUL in a key", 400, post('{"name":"Ada","any":{"\\u0000":1}}')],
  ["half a surrogate pair", 400, post('{"name":"A\\ud800"}')],
  ["__proto__", 400, post('{"name":"Ada","__proto__":{"isAdmin":true}}')],
  ["bytes that are no UTF-8", 400, post(Buffer.from([0x7b, 0xff, 0x7d]))],
  ["a list for an object", 400, post("[]")],
  ["null for an object", 400, post("null")],
  ["a list for a text", 400, post('{"name":["Ada"]}')],
  ["an unknown field", 400, post('{"name":"Ada","isAdmin":true}')],
  ["a form", 415, post("name=Ada", { "content-type": "application/x-www-form-urlencoded" })],
  ["JSON called text", 415, post('{"name":"Ada"}', { "content-type": "text/plain" })],
  ["no content type", 415, post('{"name":"Ada"}', { "content-type": "" })],
  ["a nonsense content type", 415, post('{"name":"Ada"}', { "content-type": ";;;" })],
  ["a body of more than a megabyte", 413, post(`{"name":"${"a".repeat(1024 * 1024)}"}`)],
  ["a call without its body", 400, { method: "POST", url: "/api/frontend/echo" }],
  ["a path value of the wrong kind", 400, get("/api/frontend/find/abc")],
  ["a path value that is very long", 400, get(`/api/frontend/find/${"9".repeat(400)}`)],
  ["a path value beyond reading", 414, get(`/api/frontend/find/${"9".repeat(600)}`)],
  ["NUL in a path", 400, get("/api/frontend/find/%00")],
  ["NUL in a query", 400, get("/api/frontend/find/1?word=%00")],
  ["a query value given twice", 400, get("/api/frontend/find/1?word=a&word=b")],
  ["an unknown query value", 400, get("/api/frontend/find/1?other=a")],
  ["a broken escape in the path", 400, get("/api/frontend/find/%zz")],
  ["a broken escape in the query", 200, get("/api/frontend/find/1?word=%zz")],
  ["an unknown address", 404, get("/api/frontend/nothing")],
  ["an address outside of the API", 404, get("/nothing")],
  ["an empty path", 404, get("//")],
  ["another method", 405, { method: "PUT", url: "/api/frontend/echo" }],
  [
    "another method with a form",
    405,
    { ...post("a=b", { "content-type": "text/plain" }), method: "DELETE" },
  ],
  ["OPTIONS of a stranger", 405, { method: "OPTIONS", url: "/api/frontend/echo" }],
  ["a refusal", 409, get("/api/frontend/refused")],
  ["a limit", 429, get("/api/frontend/later")],
  ["a mistake of ours", 500, get("/api/frontend/mistake")],
  ["an answer that breaks the contract", 500, get("/api/frontend/wrong_shape")],
  ["a database that is away", 503, get("/api/frontend/away")],
])("%s is answered by %i and an envelope", async (_title, status, request) => {
  const response = await server.inject(request);

  expect(response.statusCode).toBe(status);
  expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
  checkEnvelope(response.body, status === 200);
});

test("HEAD runs nothing and has no body", async () => {
  const response = await server.inject({ method: "HEAD", url: "/api/frontend/find/1" });

  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe("GET");
});

test("a refused method says which ones there are", async () => {
  const response = await server.inject({ method: "DELETE", url: "/api/frontend/echo" });

  expect(response.headers.allow).toBe("POST");
});

test("each wrong field is named once, by the first thing that is wrong with it", async () => {
  const response = await server.inject(post('{"name":"A","age":"old","extra":1}'));

  expect(checkEnvelope(response.body, false).errors).toEqual([
    { key: "name", message: "Must be at least 2 characters long." },
    { key: "age", message: "Must be a number." },
    { key: "extra", message: "Not a field of this call." },
  ]);
});

test("a missing field is told as such", async () => {
  const response = await server.inject(post("{}"));

  expect(checkEnvelope(response.body, false).errors).toEqual([
    { key: "name", message: "Required." },
  ]);
});

test("a mistake of ours tells the request's id and nothing else", async () => {
  const response = await server.inject(get("/api/frontend/mistake"));
  const id = response.headers["x-request-id"];

  expect(response.json()).toEqual({
    success: false,
    data: null,
    errors: [{ key: "root", message: `Something went wrong. Request ${id}.` }],
  });
});

test("whoever is sent away for a while is told for how long", async () => {
  const later = await server.inject(get("/api/frontend/later"));
  const away = await server.inject(get("/api/frontend/away"));

  expect([later.headers["retry-after"], away.headers["retry-after"]]).toEqual(["30", "5"]);
});

test("the request's id is ours, whatever the caller claims", async () => {
  const claimed = { ...get("/api/frontend/find/1"), headers: { "x-request-id": "mine" } };

  expect((await server.inject(claimed)).headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
});

test("a whole app answers by envelopes too, with a session and without", async () => {
  const app = await testApp();

  checkEnvelope((await app.inject(get("/api/frontend/current_user"))).body, true);
  checkEnvelope((await app.anonymous().inject(get("/api/frontend/client"))).body, false);
  expect(await app.anonymous().call(getCurrentUser, {})).toMatchObject({
    data: { isLoggedIn: false },
  });
  expect((await app.send(listClients, { query: { offset: -1 } })).status).toBe(400);
  expect((await app.anonymous().send(createClient, { body: { name: "Acorn" } })).status).toBe(401);
});

test.each(["40P01", "40001"])(
  "a transaction the database took back by %s is told as a moment to wait, over HTTP",
  async (code) => {
    const { inject } = await testServer((app) =>
      mount(app, throwing("/taken_back"), async (_request, { db }) => {
        await db.execute(`do $$ begin raise exception using errcode = '${code}'; end $$`);
        return null;
      }),
    );
    const answer = await inject({ url: "/api/frontend/taken_back" });

    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
    expect(answer.json().errors).toEqual([
      { key: "root", message: "The service is busy. Try again in a moment." },
    ]);
  },
);
