/** A whole read through a connector, held against the books that stand behind it. */
import { expect } from "vitest";
import type { Connector, MonthRange, Progress, ReadContext } from "#connector.ts";
import { type Books, reportsOf } from "#demo-books/books.ts";
import type { HttpAnswer, HttpClient, HttpRequest } from "#http/http-client.ts";
import type { Minor } from "#ledger.ts";
import { type LedgerRead, readLedger } from "#read-ledger.ts";

/** Answers in the process, as JSON; what was asked is kept. */
export function jsonClient(answer: (request: HttpRequest) => unknown) {
  const asked: HttpRequest[] = [];
  const send = async (request: HttpRequest): Promise<HttpAnswer> => {
    asked.push(request);
    const headers = new Map([["content-type", "application/json"]]);
    return { status: 200, headers, text: JSON.stringify(answer(request)) };
  };
  return { asked, send };
}

export function readContext(http: HttpClient, progress: Progress[] = []): ReadContext {
  const onProgress = (event: Progress) => void progress.push(event);
  return { http, signal: new AbortController().signal, onProgress };
}

/** The first organisation's ledger over the months. */
export async function readWhole<Settings>(
  connector: Connector<Settings>,
  settings: Settings,
  http: HttpClient,
  range: MonthRange,
): Promise<LedgerRead> {
  const context = readContext(http);
  const [organisation] = await connector.listOrganisations(context, settings);
  if (!organisation) throw new Error("The source has no organisation");
  const currentMonth = range.to;
  return readLedger({ connector, settings, context, organisation, range, currentMonth });
}

/** Every movement and every check: the read is the books, to the cent. */
export function expectBooks({ ledger, checks }: LedgerRead, books: Books): void {
  expect(checks.flatMap(({ findings }) => findings)).toEqual([]);
  const read = new Map<string, Minor>();
  for (const { accountId, month, net, isYearEndClose } of ledger.movements) {
    const key = `${accountId} in month ${month}`;
    if (!isYearEndClose) read.set(key, (read.get(key) ?? 0n) + net);
  }
  const { movement } = reportsOf(books);
  for (let month = ledger.firstMonth; month <= ledger.lastMonth; month++) {
    for (const { id } of books.accounts) {
      const key = `${id} in month ${month}`;
      const difference = (read.get(key) ?? 0n) - movement(id, month);
      read.delete(key);
      if (difference !== 0n) read.set(key, difference);
    }
  }
  expect([...read]).toEqual([]);
}
