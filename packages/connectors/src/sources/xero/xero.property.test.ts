import { monthOf } from "@app/engine/time/month";
import fc from "fast-check";
import { expect, test } from "vitest";
import { xeroDemoBooks } from "#sources/xero-demo/xero-demo-company.ts";
import { xeroStandIn } from "#sources/xero-demo/xero-stand-in.ts";
import { randomBooks } from "#testing/random-books.ts";
import { PROPERTY_MS } from "#testing/random-read.ts";
import { expectBooks, readWhole } from "#testing/whole-read.ts";
import { xero } from "./xero.ts";

const firstMonth = monthOf(2024, 1);
const { accounts } = xeroDemoBooks(firstMonth);

test(
  "whatever is posted, and whenever the year ends, the read is the books and passes every check",
  async () => {
    const books = randomBooks(accounts, firstMonth, {
      currencies: ["USD", "JPY", "KWD"],
      canArchive: true,
    });
    const fromIndex = fc.integer({ min: 0, max: 17 });
    await fc.assert(
      fc.asyncProperty(books, fromIndex, async (acorn, index) => {
        const range = { from: firstMonth + index, to: firstMonth + index + 13 };

        const read = await readWhole(xero, {}, xeroStandIn(acorn), range);

        expectBooks(read, acorn);
        expect(read.ledger.openings.reduce((sum, { net }) => sum + net, 0n)).toBe(0n);
      }),
      { numRuns: 15 },
    );
  },
  PROPERTY_MS,
);
