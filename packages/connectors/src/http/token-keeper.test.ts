import { expect, test } from "vitest";
import { SourceError } from "#source-error.ts";
import { testTiming } from "#testing/test-timing.ts";
import { sessionAuthorisation } from "./authorisation.ts";
import { createTokenKeeper, type Tokens } from "./token-keeper.ts";

const MINUTE = 60_000;

/** A grant as Xero and Intuit keep it: a refresh token works once. */
function grant(minutesLeft: number) {
  const timing = testTiming(0);
  const said: string[] = [];
  let stored: Tokens = { accessToken: "a1", refreshToken: "r1", expiresAt: minutesLeft * MINUTE };
  let count = 1;
  let failures = 0;
  const keeper = createTokenKeeper({
    timing,
    earlyMs: 5 * MINUTE,
    store: {
      read: async () => stored,
      locked: (work) => work(stored),
      save: async (tokens) => {
        if (failures-- > 0) throw new Error("the database is away");
        said.push(`save ${tokens.refreshToken}`);
        stored = tokens;
      },
    },
    refresh: async ({ refreshToken = "" }) => {
      said.push(`refresh ${refreshToken}`);
      if (refreshToken !== `r${count}`)
        throw new SourceError("needs-reconnect", "The grant ended.");
      count += 1;
      const expiresAt = timing.now() + 30 * MINUTE;
      return { accessToken: `a${count}`, refreshToken: `r${count}`, expiresAt };
    },
  });
  return {
    keeper,
    timing,
    said,
    failNextSave: () => {
      failures = 1;
    },
    put: (tokens: Tokens) => {
      stored = tokens;
    },
  };
}

test("a token with more than five minutes left is used as it is", async () => {
  const { keeper, said } = grant(6);
  expect(await keeper.accessToken()).toBe("a1");
  expect(said).toEqual([]);
});

test("under five minutes it is renewed, and stored before anybody gets it", async () => {
  const { keeper, said } = grant(4);
  expect(await keeper.accessToken().then((token) => [...said, token])).toEqual([
    "refresh r1",
    "save r2",
    "a2",
  ]);
});

test("twenty calls that find the token old renew it once", async () => {
  const { keeper, said } = grant(0);
  const tokens = await Promise.all(Array.from({ length: 20 }, () => keeper.accessToken()));
  expect(new Set(tokens)).toEqual(new Set(["a2"]));
  expect(said).toEqual(["refresh r1", "save r2"]);
});

test("what another process renewed is taken over and not renewed again", async () => {
  const { keeper, said, put } = grant(30);
  expect(await keeper.accessToken()).toBe("a1");
  put({ accessToken: "a9", refreshToken: "r9", expiresAt: 30 * MINUTE });
  await keeper.renew("a1");
  expect(await keeper.accessToken()).toBe("a9");
  expect(said).toEqual([]);
});

test("when storing fails the token is not used, and the old refresh token is not sent again", async () => {
  const { keeper, said, failNextSave } = grant(0);
  failNextSave();
  await expect(keeper.accessToken()).rejects.toThrow("the database is away");
  expect(await keeper.accessToken()).toBe("a2");
  expect(said).toEqual(["refresh r1", "save r2"]);
});

test("a grant that ended is not asked for again", async () => {
  const { keeper, said, put } = grant(0);
  put({ accessToken: "a0", refreshToken: "r0", expiresAt: 0 });
  await expect(keeper.accessToken()).rejects.toThrow("The grant ended.");
  await expect(keeper.accessToken()).rejects.toThrow("The grant ended.");
  expect(said).toEqual(["refresh r0"]);
});

test("a session is begun once for all calls, and once more when it has ended", async () => {
  let logins = 0;
  const session = sessionAuthorisation(async () => ({ cookie: `s${++logins}` }));
  const [first, second] = await Promise.all([session.headers(), session.headers()]);
  expect([first, second, logins]).toEqual([{ cookie: "s1" }, { cookie: "s1" }, 1]);
  await Promise.all([session.renew?.(first), session.renew?.(first)]);
  expect(await session.headers()).toEqual({ cookie: "s2" });
  expect(logins).toBe(2);
});

test("a login that failed is tried again by the next call", async () => {
  let isUp = false;
  const session = sessionAuthorisation(async () => {
    if (!isUp) throw new Error("down");
    return { cookie: "s1" };
  });
  await expect(session.headers()).rejects.toThrow("down");
  isUp = true;
  expect(await session.headers()).toEqual({ cookie: "s1" });
});
