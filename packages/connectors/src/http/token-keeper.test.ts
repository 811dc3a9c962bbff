import { expect, test } from "vitest";
import { SourceError } from "#ledger/source-error.ts";
import { testTiming } from "#testing/test-timing.ts";
import { sessionAuthorisation } from "./authorisation.ts";
import { createTokenKeeper, type Tokens } from "./token-keeper.ts";

const MINUTE = 60_000;

/** A grant as Xero and Intuit keep it: a refresh token works once. */
function grant(minutesLeft: number, lifeMinutes = 30) {
  const timing = testTiming(0);
  const said: string[] = [];
  let stored: Tokens = { accessToken: "a1", refreshToken: "r1", expiresAt: minutesLeft * MINUTE };
  let count = 1;
  let failures = 0;
  let commitFailures = 0;
  let lock = Promise.resolve();
  const newKeeper = () =>
    createTokenKeeper({
      timing,
      earlyMs: 5 * MINUTE,
      store: {
        read: async () => stored,
        /** As a row lock in a transaction: one after the other, and undone when it cannot commit. */
        locked: (work) => {
          const before = stored;
          const done = lock
            .then(() => work(stored))
            .then((tokens) => {
              if (commitFailures-- <= 0) return tokens;
              stored = before;
              throw new Error("the commit failed");
            });
          lock = done.then(
            () => {},
            () => {},
          );
          return done;
        },
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
        const expiresAt = timing.now() + lifeMinutes * MINUTE;
        return { accessToken: `a${count}`, refreshToken: `r${count}`, expiresAt };
      },
    });
  return {
    keeper: newKeeper(),
    newKeeper,
    timing,
    said,
    failNextCommit: () => {
      commitFailures = 1;
    },
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

test("twenty calls whose token was refused renew it once, also when told late", async () => {
  const { keeper, said } = grant(30);
  const refused = await keeper.accessToken();
  await Promise.all(Array.from({ length: 20 }, () => keeper.renew(refused)));
  await keeper.renew(refused);
  expect(await keeper.accessToken()).toBe("a2");
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

test("a person who connects anew in another process is not held to the grant that ended", async () => {
  const { keeper, said, put } = grant(0);
  put({ accessToken: "a0", refreshToken: "r0", expiresAt: 0 });
  await expect(keeper.accessToken()).rejects.toThrow("The grant ended.");
  put({ accessToken: "a1", refreshToken: "r1", expiresAt: 30 * MINUTE });
  expect(await keeper.accessToken()).toBe("a1");
  expect(said).toEqual(["refresh r0"]);
});

test("when the commit fails after storing, the old refresh token is not sent again", async () => {
  const { keeper, said, failNextCommit } = grant(0);
  failNextCommit();
  await expect(keeper.accessToken()).rejects.toThrow("the commit failed");
  expect(await keeper.accessToken()).toBe("a2");
  expect(said).toEqual(["refresh r1", "save r2", "save r2"]);
});

test("two processes that find the token old renew it once between them", async () => {
  const { newKeeper, said } = grant(0);
  const tokens = await Promise.all(
    [newKeeper(), newKeeper()].flatMap((each) => [each.accessToken(), each.accessToken()]),
  );
  expect(new Set(tokens)).toEqual(new Set(["a2"]));
  expect(said).toEqual(["refresh r1", "save r2"]);
});

test("tokens that live two minutes, or not at all, are not renewed before every call", async () => {
  for (const life of [2, 0]) {
    const { keeper, said } = grant(0, life);
    for (let call = 0; call < 10; call++) expect(await keeper.accessToken()).toBe("a2");
    expect(said).toEqual(["refresh r1", "save r2"]);
  }
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
