/** A whole read through a connector, held against the books that stand behind it. */
import { expect } from "vitest";
import type { Connector, MonthRange, Progress, ReadContext } from "#connector/connector.ts";
import type { HttpAnswer, HttpClient, HttpRequest } from "#http/http-client.ts";
import { balancesOf, movementsByMonth } from "#ledger/balances.ts";
import type { Minor } from "#ledger/ledger.ts";
import { type LedgerRead, readLedger } from "#reading/read-ledger.ts";
import { type Books, reportsOf } from "#sources/demo-books/books.ts";

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

/** Every movement, every balance a month starts with, every check and what is archived: the books. */
export function expectBooks({ ledger, checks }: LedgerRead, books: Books): void {
  expect(checks.flatMap(({ findings }) => findings)).toEqual([]);
  const { movement, balance } = reportsOf(books);
  const movements = movementsByMonth(ledger);
  const known = new Set(books.accounts.map(({ id }) => id));
  const differences: string[] = [];
  for (const { month, starting } of balancesOf(ledger)) {
    const posted = (movements.get(month) ?? []).filter((each) => !each.isYearEndClose);
    const nets = new Map<string, Minor>(posted.map(({ accountId, net }) => [accountId, net]));
    for (const id of new Set([...known, ...starting.keys(), ...nets.keys()])) {
      const [moved, started] = [nets.get(id) ?? 0n, starting.get(id) ?? 0n];
      const isRight =
        known.has(id) &&
        moved === movement(id, month) &&
        started === balance(id, month) - movement(id, month);
      if (!isRight && (known.has(id) || moved !== 0n || started !== 0n))
        differences.push(`${id} in month ${month}`);
    }
  }
  expect(differences).toEqual([]);
  const archived = books.accounts.filter(({ isArchived }) => isArchived).map(({ id }) => id);
  const gone = ledger.accounts.filter(({ status }) => status === "ARCHIVED");
  expect(new Set(gone.map(({ externalId }) => externalId))).toEqual(new Set(archived));
}
