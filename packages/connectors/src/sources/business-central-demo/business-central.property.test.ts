import { monthOf } from "@app/engine/time/month";
import fc from "fast-check";
import { expect, test } from "vitest";
import { dayOf } from "#ledger/day.ts";
import { businessCentral } from "#sources/business-central/business-central.ts";
import type { Books, Journal } from "#sources/demo-books/books.ts";
import { PROPERTY_MS } from "#testing/random-read.ts";
import { expectBooks, readWhole } from "#testing/whole-read.ts";
import { CORRECTION } from "./business-central-answers.ts";
import { businessCentralStandIn } from "./business-central-demo.ts";
import { demoAccounts, demoChart, demoId } from "./business-central-demo-chart.ts";

const firstMonth = monthOf(2024, 1);
const BANK = demoId(1510);
const others = [1310, 2110, 2610, 3110, 3210, 4110, 4210, 5110, 6110, 7210].map(demoId);
const used = new Set([BANK, ...others]);
const chart = demoChart.filter(({ id, kind }) => used.has(id) || kind !== "Posting");
const accounts = demoAccounts.filter(({ id }) => used.has(id));

/** An amount on an account, balanced by the bank; large, so that none repeats by chance. */
const entry = fc.record({
  monthIndex: fc.integer({ min: 0, max: 29 }),
  accountId: fc.constantFrom(...others),
  net: fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
  narration: fc.constantFrom("Entry", CORRECTION),
});

const books = fc
  .record({
    entries: fc.array(entry, { minLength: 1, maxLength: 60 }),
    yearEndMonth: fc.integer({ min: 1, max: 12 }),
    currency: fc.constantFrom("GBP", "JPY", "KWD"),
    blocked: fc.subarray(others),
  })
  .map(({ entries, yearEndMonth, currency, blocked }): Books => {
    const journals = entries.map(
      ({ monthIndex, accountId, net, narration }): Journal => ({
        day: dayOf(firstMonth + monthIndex, 10),
        // Nothing but the year's close moves retained earnings on a year's first day.
        narration: accountId === demoId(3210) ? "Entry" : narration,
        lines: [
          { accountId, net },
          { accountId: BANK, net: -net },
        ],
      }),
    );
    const chartNow = accounts.map((account) => ({
      ...account,
      ...(blocked.includes(account.id) && { isArchived: true }),
    }));
    return { name: "Acorn", currency, yearEndMonth, accounts: chartNow, journals };
  });

test(
  "whatever is posted, corrected and closed, the read is the books and passes every check",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        books,
        fc.integer({ min: -12, max: 30 }),
        fc.integer({ min: 1, max: 14 }),
        async (acorn, closedIndex, fromIndex) => {
          const closedUntil = firstMonth + closedIndex;
          const http = businessCentralStandIn({
            books: acorn,
            chart,
            pageRows: 90,
            closedUntil,
          });
          const settings = { tenantId: "t", environment: "e" };
          const range = { from: firstMonth + fromIndex, to: firstMonth + 29 };

          const read = await readWhole(businessCentral, settings, http, range);

          expectBooks(read, acorn);
          expect(read.ledger.openings.reduce((sum, { net }) => sum + net, 0n)).toBe(0n);
        },
      ),
      { numRuns: 20, seed: 2027 },
    );
  },
  PROPERTY_MS,
);
