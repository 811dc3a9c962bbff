import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import { tokenAuthorisation } from "#http/authorisation.ts";
import { createHttpClient } from "#http/client.ts";
import { createRateGate } from "#http/rate-gate.ts";
import { createTokenKeeper, type Tokens } from "#http/token-keeper.ts";
import { businessCentralDemoBooks } from "#sources/business-central-demo/business-central-demo-company.ts";
import type { Books } from "#sources/demo-books/books.ts";
import { expectAnyBooks, PROPERTY_MS } from "#testing/random-read.ts";
import { sageAccountingFake } from "#testing/sage-accounting-fake.ts";
import { testTiming } from "#testing/test-timing.ts";
import { expectBooks, jsonClient, readWhole } from "#testing/whole-read.ts";
import { sageAccounting } from "./sage-accounting.ts";

const lastMonth = monthOf(2024, 5);
const range = { from: monthOf(2023, 10), to: lastMonth };
const books = businessCentralDemoBooks(lastMonth);

test.each([
  ["nothing", true],
  ["all they ever gathered", false],
])("the books are read whole where revenue opens a year with %s", async (_, opensYearEmpty) => {
  const client = jsonClient(sageAccountingFake({ books, opensYearEmpty }));

  const read = await readWhole(sageAccounting, {}, client, range);

  expectBooks(read, books);
  expect(read.ledger.accounts).toHaveLength(61);
  expect(read.ledger.organisation).toMatchObject({ baseCurrency: "GBP", lockDate: "2025-12-31" });
});

test("the next page is followed below the API, with or without the version in its path", async () => {
  const fake = sageAccountingFake({ books, opensYearEmpty: true });
  const versioned = jsonClient((request) => {
    const answer = fake(request) as { $next?: string | null };
    return { ...answer, ...(answer.$next && { $next: `/v3.1${answer.$next}` }) };
  });

  const read = await readWhole(sageAccounting, {}, versioned, range);

  expect(read.ledger.accounts).toHaveLength(61);
  const pages = versioned.asked.filter(({ url }) => url.includes("/ledger_accounts"));
  expect(pages.slice(0, 3).map(({ url }) => new URL(url).searchParams.get("page"))).toEqual([
    null,
    "2",
    "3",
  ]);
});

test("a read longer than five minutes renews a token that works only once, and ends whole", async () => {
  const timing = testTiming();
  const fake = sageAccountingFake({ books, opensYearEmpty: true });
  const grant = grantOfFiveMinutes(timing.now);
  const client = createHttpClient({
    sourceName: "Sage Accounting",
    authorisation: tokenAuthorisation(createTokenKeeper({ ...grant, timing, earlyMs: 60_000 })),
    gate: createRateGate({ windows: [], concurrent: 1 }, timing),
    timing,
    timeoutMs: 30_000,
    resolveHost: async () => ["127.0.0.1"],
    allowsPrivateAddresses: true,
    fetch: async (url, init) => {
      await timing.sleep(40_000);
      const headers = Object.fromEntries(new Headers(init?.headers));
      const status = grant.isGood(headers.authorization) ? 200 : 401;
      const business = headers["x-business"];
      const request = {
        url: String(url),
        headers: { ...(business && { "X-Business": business }) },
      };
      return new Response(status === 200 ? JSON.stringify(fake(request)) : "", { status });
    },
  });

  const read = await readWhole(sageAccounting, {}, client, range);

  expectBooks(read, books);
  expect(grant.renewals()).toBeGreaterThan(2);
});

/** Refresh tokens of Sage are used up by their first use. */
function grantOfFiveMinutes(now: () => number) {
  let count = 0;
  const issue = (): Tokens => ({
    accessToken: `access-${count}`,
    refreshToken: `refresh-${count}`,
    expiresAt: now() + 300_000,
  });
  let stored = issue();
  return {
    renewals: () => count,
    isGood: (header = "") => header === `Bearer access-${count}` && now() < stored.expiresAt,
    refresh: async ({ refreshToken }: Tokens) => {
      if (refreshToken !== `refresh-${count}`) throw new Error("A refresh token was used twice");
      count++;
      return issue();
    },
    store: {
      read: async () => stored,
      locked: (work: (tokens: Tokens) => Promise<Tokens>) => work(stored),
      save: async (tokens: Tokens) => {
        stored = tokens;
      },
    },
  };
}

test(
  "whatever is posted, and whenever the year ends, the read is the books and passes every check",
  async () => {
    for (const opensYearEmpty of [true, false]) {
      const fake = (random: Books) =>
        jsonClient(sageAccountingFake({ books: random, opensYearEmpty }));
      const draw = { currencies: ["USD", "JPY", "KWD"], canArchive: true };
      await expectAnyBooks(sageAccounting, {}, fake, draw);
    }
  },
  PROPERTY_MS,
);
