/** Whatever is posted, closed or archived, in whatever currency and year: the model has the books. */

import { runs } from "@app/engine/testing/runs";
import { monthOf } from "@app/engine/time/month";
import fc from "fast-check";
import { expect, test } from "vitest";
import { businessCentral } from "#sources/business-central/business-central.ts";
import { businessCentralStandIn } from "#sources/business-central-demo/business-central-demo.ts";
import {
  demoAccounts,
  demoChart,
  demoId,
} from "#sources/business-central-demo/business-central-demo-chart.ts";
import { xero } from "#sources/xero/xero.ts";
import { xeroDemoBooks } from "#sources/xero-demo/xero-demo-company.ts";
import { xeroStandIn } from "#sources/xero-demo/xero-stand-in.ts";
import { answeredBy, booksFor, expectBooksInModel } from "#testing/books-in-model.ts";
import { randomBooks } from "#testing/random-books.ts";
import { PROPERTY_MS } from "#testing/random-read.ts";
import { readWhole } from "#testing/whole-read.ts";
import { startingMapping } from "./starting-mapping.ts";

const firstMonth = monthOf(2024, 1);
const draw = { currencies: ["USD", "JPY", "KWD"], canArchive: true };

test(
  "books that turn their year by themselves are in the model to the last unit, also line by line",
  async () => {
    const { accounts } = xeroDemoBooks(firstMonth);
    const start = fc.integer({ min: 0, max: 16 });
    await fc.assert(
      fc.asyncProperty(randomBooks(accounts, firstMonth, draw), start, async (books, index) => {
        const from = firstMonth + index;
        const { ledger } = await readWhole(xero, {}, xeroStandIn(books), { from, to: from + 13 });
        const { mapping, questions } = startingMapping(ledger);
        const places = [...mapping, ...answeredBy(questions)];
        const choice = { unit: "month", start: from } as const;
        expectBooksInModel(ledger, places, choice, books);
        const byLine = places.map((place) => ({ ...place, account: place.line }));
        expectBooksInModel(ledger, byLine, choice, books);
      }),
      runs(4),
    );
  },
  PROPERTY_MS,
);

test(
  "a year the source closed by postings turns once, and before and after it the model is the same",
  async () => {
    const used = new Set([1510, 1310, 2110, 3110, 3210, 4110, 5110, 6110].map(demoId));
    const chart = demoChart.filter(({ id, kind }) => used.has(id) || kind !== "Posting");
    // The bank stands first, so that it takes the other side of every entry.
    const accounts = demoAccounts
      .filter(({ id }) => used.has(id))
      .sort((one, other) => Number(other.id === demoId(1510)) - Number(one.id === demoId(1510)));
    const currencies = ["GBP", "JPY", "KWD"];
    const closed = fc.integer({ min: 0, max: 30 });
    const start = fc.integer({ min: 1, max: 12 });
    await fc.assert(
      fc.asyncProperty(
        randomBooks(accounts, firstMonth, { currencies }),
        closed,
        start,
        async (books, closedIndex, index) => {
          const range = { from: firstMonth + index, to: firstMonth + index + 14 };
          const read = async (closedUntil: number) => {
            const http = businessCentralStandIn({ books, chart, pageRows: 90, closedUntil });
            const settings = { tenantId: "t", environment: "e" };
            return (await readWhole(businessCentral, settings, http, range)).ledger;
          };
          const ledger = await read(firstMonth + closedIndex);
          const { mapping, questions } = startingMapping(ledger);
          const places = [...mapping, ...answeredBy(questions)];
          const choice = { unit: "month", start: range.from } as const;
          const made = expectBooksInModel(ledger, places, choice, books);

          const open = await read(firstMonth - 12);
          expect(booksFor(open, places, choice).actuals).toEqual(made.actuals);
        },
      ),
      runs(3),
    );
  },
  PROPERTY_MS,
);
