import { randomUUID } from "node:crypto";
import { type Endpoint, endpoint } from "@app/contract/endpoint";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { RequestContext } from "#core/context.ts";
import { outboxPlace } from "#core/outbox.ts";
import { Refusal } from "#core/refusal.ts";
import type { Storage } from "#db/db.ts";
import { testServer } from "#testing/test-server.ts";
import { testStorage } from "#testing/test-storage.ts";
import { mount } from "./mount.ts";

const deed = endpoint({
  method: "POST",
  path: "/deed",
  summary: "",
  access: "anonymous",
  data: z.null(),
}) satisfies Endpoint;

/** A server whose one call does what the test says, and what was seen of its transactions. */
async function serverDoing(work: (context: RequestContext) => Promise<void>) {
  const storage = await testStorage();
  const seen: string[] = [];
  const mailed: number[] = [];
  const watched: Storage = {
    ...storage,
    startWork(scope) {
      const started = storage.startWork(scope);
      seen.push("start");
      return {
        ...started,
        commit: () => note("commit", started.commit()),
        rollback: () => note("rollback", started.rollback()),
      };
    },
  };
  const note = (word: string, done: Promise<void>) => {
    seen.push(word);
    return done;
  };
  const server = await testServer(
    (app) =>
      mount(app, deed, async (_request, context) => {
        await work(context);
        return null;
      }),
    { parts: { storage: watched, onMail: (ids) => void mailed.push(...ids) } },
  );
  return { ...server, storage, seen, mailed };
}

const audited = async (storage: Storage, action: string) =>
  storage.query<{ after: unknown; request_id: string; team_id: number }>(
    "select after, request_id, team_id from audit_entries where action = $1",
    [action],
  );
const outboxed = (storage: Storage, kind: string) =>
  storage.query<{ id: number; payload: string }>(
    "select id::int, payload from outbox where kind = $1",
    [kind],
  );

test("a call that asks the database nothing opens no transaction", async () => {
  const { send, seen } = await serverDoing(async () => {});

  expect((await send(deed, {})).status).toBe(200);
  expect(seen).toEqual([]);
});

test("the trail and the mail are committed together, and the mail is told of afterwards", async () => {
  const name = randomUUID();
  const { send, seen, mailed, storage, parts } = await serverDoing(async (context) => {
    context.audit({ action: name, after: { b: 2, a: 1 } });
    context.mail({ kind: name, payload: { code: "123456" } });
  });

  const { headers } = await send(deed, {});

  expect(seen).toEqual(["start", "commit"]);
  expect(await audited(storage, name)).toEqual([
    { after: { a: 1, b: 2 }, request_id: headers["x-request-id"], team_id: 0 },
  ]);
  const [row] = await outboxed(storage, name);
  expect(mailed).toEqual([row?.id]);
  expect(row?.payload).not.toContain("123456");
  expect(parts.secrets.decrypt(row?.payload ?? "", outboxPlace(name))).toBe('{"code":"123456"}');
});

test("a refusal leaves neither trail nor mail nor cookie behind", async () => {
  const name = randomUUID();
  const { send, seen, mailed, storage, cookies } = await serverDoing(async (context) => {
    await context.db.execute(sql`select 1`);
    context.audit({ action: name });
    context.mail({ kind: name, payload: {} });
    context.cookies.set("device", "token", 60);
    throw new Refusal(409, "No.");
  });

  expect((await send(deed, {})).status).toBe(409);
  expect(seen).toEqual(["start", "rollback"]);
  expect([await audited(storage, name), await outboxed(storage, name), mailed]).toEqual([
    [],
    [],
    [],
  ]);
  expect([...cookies.keys()]).toEqual([]);
});

test("an entry for another team goes into that team's trail", async () => {
  const name = randomUUID();
  const { send, storage } = await serverDoing(async (context) => {
    context.audit({ action: name, teamId: 41 });
    context.audit({ action: name });
  });

  await send(deed, {});

  expect((await audited(storage, name)).map((row) => row.team_id).sort()).toEqual([0, 41]);
});

test("what commits by itself stays, whatever becomes of the request", async () => {
  const key = randomUUID();
  const { send, storage } = await serverDoing(async (context) => {
    await context.commitNow((db) =>
      db.execute(sql`insert into limits (key, window_start, count) values (${key}, now(), 1)`),
    );
    throw new Refusal(400, "Wrong code.");
  });

  await send(deed, {});

  expect(await storage.query("select count from limits where key = $1", [key])).toEqual([
    { count: 1 },
  ]);
});

test("counting after the first query is our mistake, since it would wait for itself", async () => {
  const { send } = await serverDoing(async (context) => {
    await context.db.execute(sql`select 1`);
    await context.take({ name: "late", count: 1, windowSeconds: 60 }, "key");
  });

  expect((await send(deed, {})).status).toBe(500);
});

test("a follow-up runs after the commit, never without it, and its failure harms nobody", async () => {
  const done: string[] = [];
  const { send } = await serverDoing(async (context) => {
    context.afterCommit(async () => {
      throw new Error("the file was gone");
    });
    context.afterCommit(async () => void done.push("after"));
  });
  expect((await send(deed, {})).status).toBe(200);
  expect(done).toEqual(["after"]);

  const refused = await serverDoing(async (context) => {
    context.afterCommit(async () => void done.push("never"));
    throw new Refusal(409, "No.");
  });
  await refused.send(deed, {});
  expect(done).toEqual(["after"]);
});
