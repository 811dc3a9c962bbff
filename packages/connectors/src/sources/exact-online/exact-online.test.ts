import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import { dayOf } from "#ledger/day.ts";
import { xeroDemoBooks } from "#sources/xero-demo/xero-demo-company.ts";
import { exactOnlineFake } from "#testing/exact-online-fake.ts";
import { expectAnyBooks } from "#testing/random-read.ts";
import { expectBooks, jsonClient, readWhole } from "#testing/whole-read.ts";
import { exactOnline } from "./exact-online.ts";

const settings = { region: "nl" };
const lastMonth = monthOf(2024, 12);
const books = xeroDemoBooks(lastMonth);
const range = { from: monthOf(2023, 2), to: lastMonth };

test.each([
  ["every ended year was closed", 0, false],
  ["the last one is still open", 1, true],
  ["nobody closed any", 9, false],
])("23 months are the books where %s", async (_, openYears, isOwnSide) => {
  const client = jsonClient(exactOnlineFake({ books, today: lastMonth, openYears, isOwnSide }));

  const read = await readWhole(exactOnline, settings, client, range);

  expectBooks(read, books);
  const closes = read.ledger.movements.filter((movement) => movement.isYearEndClose);
  expect(closes.length > 0).toBe(openYears < 2);
});

test("a year's amounts are asked for once, in pages of 60", async () => {
  const client = jsonClient(exactOnlineFake({ books, today: lastMonth }));

  await readWhole(exactOnline, settings, client, range);

  const asked = client.asked
    .map(({ url }) => url)
    .filter((url) => url.includes("ReportingBalance"));
  // Once for the balances and once for the months.
  expect(new Set(asked).size * 2).toBeGreaterThanOrEqual(asked.length);
  expect(asked.some((url) => url.includes("skiptoken=60"))).toBe(true);
});

test("openings that are not apart by what was posted between them are refused", async () => {
  const fake = exactOnlineFake({ books, today: lastMonth });
  const lossy = jsonClient((request) => {
    const answer = fake(request) as { d: { results: unknown[] } };
    const isCurrent = request.url.includes("CurrentYear");
    return isCurrent ? { d: { results: answer.d.results.slice(1) } } : answer;
  });

  await expect(readWhole(exactOnline, settings, lossy, range)).rejects.toThrow(
    "Exact Online: the opening balances of two years are not apart by what was posted between them.",
  );
});

test("whatever is posted, and whenever the year ends, the read is the books and passes every check", async () => {
  await expectAnyBooks(exactOnline, settings, (random) => {
    // A loan that is paid back month by month tells on which side openings stand.
    for (let month = monthOf(2024, 1); month <= monthOf(2026, 6); month++) {
      const lines = [
        { accountId: "3", net: 5n },
        { accountId: "1", net: -5n },
      ];
      random.journals.push({ day: dayOf(month, 9), narration: "Repayment", lines });
    }
    return jsonClient(exactOnlineFake({ books: random, today: monthOf(2026, 6), openYears: 9 }));
  });
});

test("books that began with the current year are read from their first opening", async () => {
  const first = { ...books, journals: books.journals.filter(({ day }) => day >= "2024-07-01") };
  const client = jsonClient(exactOnlineFake({ books: first, today: lastMonth }));

  const read = await readWhole(exactOnline, settings, client, {
    from: monthOf(2024, 7),
    to: lastMonth,
  });

  expectBooks(read, first);
  expect(read.ledger.openings).toEqual([]);
});
