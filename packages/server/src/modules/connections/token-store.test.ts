import { systemTiming } from "@app/connectors/http/timing";
import { createTokenKeeper, type Tokens } from "@app/connectors/http/token-keeper";
import { beforeAll, expect, test } from "vitest";
import { inOwnWork } from "#core/bound-work.ts";
import type { MemberContext } from "#core/context.ts";
import { startUnit } from "#core/unit.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { addConnection } from "#testing/test-connections.ts";
import { saveConnectionTokens } from "./connections.ts";
import { connectionTokens } from "./token-store.ts";

const NEVER = new AbortController().signal;
const CANARY = "canary-refresh-token";

let app: TestApp;
let id: number;
beforeAll(async () => {
  app = await testApp();
});

async function connect(tokens: Tokens) {
  id = (await addConnection(app)).id;
  const { teamId, userId } = app.person;
  const scope = { kind: "team", teamId, userId } as const;
  const identity = { userId, member: { teamId } } as MemberContext["identity"];
  const unit = startUnit(app.parts, { identity, requestId: "test", scope });
  await saveConnectionTokens(unit.context as MemberContext, id, tokens);
  await unit.commit();
}

/** What one process has of the grant. */
function processOf(refresh: (stored: Tokens) => Promise<Tokens>) {
  const { storage, secrets } = app.parts;
  const { teamId } = app.person;
  const commitNow = <T>(use: Parameters<typeof inOwnWork<T>>[2]) =>
    inOwnWork(storage, { kind: "team", teamId }, use);
  const store = connectionTokens({ teamId, id, secrets, commitNow }, systemTiming, NEVER);
  return createTokenKeeper({ store, refresh, timing: systemTiming, earlyMs: 0 });
}

function grant(number: number): Tokens {
  const isOld = number === 0;
  return {
    accessToken: `access-${number}`,
    refreshToken: `${CANARY}-${number}`,
    expiresAt: isOld ? 0 : Date.now() + 60_000,
  };
}

test("of two processes that need a new token at once, one asks for it and both use it", async () => {
  await connect(grant(0));
  const sent: string[] = [];
  const refresh = async ({ refreshToken = "" }: Tokens) => {
    sent.push(refreshToken);
    await new Promise((resolve) => setTimeout(resolve, 50));
    return grant(sent.length);
  };
  const tokens = await Promise.all(
    [processOf(refresh), processOf(refresh), processOf(refresh)].map((each) => each.accessToken()),
  );
  expect(sent).toEqual([`${CANARY}-0`]);
  expect(tokens).toEqual(["access-1", "access-1", "access-1"]);
});

test("the new token is stored before it is used, and a process that dies lets go of the renewal", async () => {
  await connect(grant(0));
  const dying = processOf(() => new Promise(() => {}));
  void dying.accessToken();
  await expect.poll(renewalIsHeld).toBe(true);
  await app.parts.storage.query(
    "update connections set renewal_until = clock_timestamp() where id = $1",
    [id],
  );
  expect(await processOf(async () => grant(1)).accessToken()).toBe("access-1");
  const next = processOf(() => Promise.reject(new Error("asked again")));
  expect(await next.accessToken()).toBe("access-1");
});

async function renewalIsHeld() {
  const [row] = await app.parts.storage.query<{ isHeld: boolean }>(
    `select renewal is not null as "isHeld" from connections where id = $1`,
    [id],
  );
  return row?.isHeld;
}

test("a token is kept sealed to its team and row: neither readable nor worth anything elsewhere", async () => {
  await connect(grant(1));
  const [row] = await app.parts.storage.query<{ tokens: string }>(
    "select tokens from connections where id = $1",
    [id],
  );
  const kept = row?.tokens ?? "";
  expect(kept).toMatch(/^v1\./);
  for (const encoding of ["utf8", "hex", "base64"] as const) {
    expect(kept).not.toContain(Buffer.from(CANARY).toString(encoding));
  }
  const from = id;
  await connect(grant(2));
  await app.parts.storage.query(
    "update connections set tokens = (select tokens from connections where id = $1) where id = $2",
    [from, id],
  );
  await expect(processOf(async () => grant(3)).accessToken()).rejects.toThrow();
});
