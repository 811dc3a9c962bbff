/** Random books through a fake and the real connector, months drawn at random as well. */
import { monthOf } from "@app/engine/time/month";
import fc from "fast-check";
import { expect } from "vitest";
import type { Connector } from "#connector/connector.ts";
import type { HttpClient } from "#http/http-client.ts";
import type { BookAccount, Books } from "#sources/demo-books/books.ts";
import { type Draw, randomBooks } from "./random-books.ts";
import { expectBooks, readWhole } from "./whole-read.ts";

/** Many reads in one test; a busy machine may take its time over them. */
export const PROPERTY_MS = 60_000;

const firstMonth = monthOf(2024, 1);
/** Drawn the same every time: books that tell nothing of their signs are rightly refused. */
const DRAW = { numRuns: 6, seed: 2027 };

/** A chart with every class, small enough that its accounts meet often. */
const accounts: BookAccount[] = [
  { id: "1", code: "1000", name: "Bank", class: "ASSET", type: "" },
  { id: "2", code: "1200", name: "Stock", class: "ASSET", type: "" },
  { id: "3", code: "2000", name: "Loan", class: "LIABILITY", type: "" },
  { id: "4", code: "3000", name: "Capital", class: "EQUITY", type: "" },
  { id: "5", code: "3900", name: "Kept", class: "EQUITY", type: "", isRetainedEarnings: true },
  { id: "6", code: "4000", name: "Sales", class: "REVENUE", type: "" },
  { id: "7", code: "6000", name: "Rent", class: "EXPENSE", type: "" },
];

export async function expectAnyBooks<Settings>(
  connector: Connector<Settings>,
  settings: Settings,
  fake: (books: Books) => HttpClient,
  draw: Draw = {},
): Promise<void> {
  const fromIndex = fc.integer({ min: 0, max: 17 });
  await fc.assert(
    fc.asyncProperty(randomBooks(accounts, firstMonth, draw), fromIndex, async (books, index) => {
      const range = { from: firstMonth + index, to: firstMonth + index + 13 };

      const read = await readWhole(connector, settings, fake(books), range);

      expectBooks(read, books);
      expect(read.ledger.openings.reduce((sum, { net }) => sum + net, 0n)).toBe(0n);
    }),
    DRAW,
  );
}
