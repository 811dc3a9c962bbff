import { createClient } from "@app/contract/clients";
import { ID_MAX } from "@app/contract/paging";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { buildApp } from "#app.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import type { App } from "./mount.ts";

let app: TestApp;
let calls: App["calls"];
beforeAll(async () => {
  app = await testApp();
  calls = (await buildApp(app.parts)).calls;
});

const unknownField = (key: string) => ({ errors: [{ key, message: "Not a field of this call." }] });

test.each(["/client?surprise=1", "/client/csv?offset=1", "/account/profile?surprise=1"])(
  "a query parameter nobody asked for was overlooked: %s is refused",
  async (path) => {
    const answer = await app.inject({ url: `/api/frontend${path}` });

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject(unknownField(/surprise|offset/.exec(path)?.[0] ?? ""));
  },
);

test("a stream takes the place to go on from, and nothing else", async () => {
  const url = "/api/frontend/client/changes?after=0&surprise=1";

  expect((await app.inject({ url })).json()).toMatchObject(unknownField("surprise"));
});

test("a call that takes no body takes an empty one, and no field", async () => {
  const post = (payload: object) =>
    app.anonymous().inject({ method: "POST", url: "/api/frontend/logout_user", payload });

  expect((await post({})).statusCode).toBe(200);
  expect((await post({ everywhere: true })).json()).toMatchObject(unknownField("everywhere"));
});

test("every query in the contract refuses what it does not name", () => {
  const asked = calls.filter((call) => call.query);

  expect(asked.length).toBeGreaterThan(3);
  for (const { path, query } of asked) {
    const codes = query?.safeParse({ surprise: "1" }).error?.issues.map(({ code }) => code);
    expect(codes, path).toContain("unrecognized_keys");
  }
});

test("every id in the contract ends where those of the database do", () => {
  const bounds = calls.flatMap((call) =>
    [call.params, call.query, call.body].flatMap((part) => (part ? idsOf(part) : [])),
  );

  expect(bounds.length).toBeGreaterThan(5);
  expect(bounds.filter(({ maximum }) => (maximum ?? Infinity) > ID_MAX)).toEqual([]);
});

/** What the schema says of each whole number that is called an id. */
function idsOf(part: z.core.$ZodType) {
  const { properties = {} } = z.toJSONSchema(part, { io: "input", unrepresentable: "any" });
  return Object.entries(properties as Record<string, { type?: string; maximum?: number }>)
    .filter(([name, { type }]) => /^id$|Id$/.test(name) && type === "integer")
    .map(([name, { maximum }]) => ({ name, maximum }));
}

test("an id beyond those of the database is refused in an address too", async () => {
  const { data } = await app.call(createClient, { body: { name: "Kestrel" } });
  const get = (id: number) => app.inject({ url: `/api/frontend/client/${id}` });

  expect((await get(data?.id ?? 0)).statusCode).toBe(200);
  expect((await get(ID_MAX)).statusCode).toBe(404);
  expect((await get(ID_MAX + 1)).statusCode).toBe(400);
});
