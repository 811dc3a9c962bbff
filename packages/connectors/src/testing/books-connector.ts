/** A connector over books at hand, which says what it was asked and can stop on the way. */

import type { Connector, ReadContext } from "#connector/connector.ts";
import { balancesOf } from "#ledger/balances.ts";
import type { Ledger } from "#ledger/ledger.ts";

export type BooksConnector = Connector<undefined> & { asked: string[] };

export function booksConnector(
  books: () => Ledger,
  stopsBefore = Number.POSITIVE_INFINITY,
): BooksConnector {
  const asked: string[] = [];
  return {
    sourceId: 21,
    asked,
    listOrganisations: async () => [books().organisation],
    accounts: async () => books().accounts,
    openings: async (_context, _settings, _organisation, before) => {
      asked.push(`openings ${before}`);
      const { firstMonth, openings } = books();
      if (before === firstMonth) return openings;
      const closing = balancesOf(books()).find((each) => each.month === before - 1)?.closing;
      return [...(closing ?? [])].map(([accountId, net]) => ({ accountId, net }));
    },
    movements: async function* ({ onProgress }, _settings, _organisation, { from, to }) {
      asked.push(`months ${from} to ${to}`);
      const { movements, controls } = books();
      for (let month = from; month <= to; month++) {
        if (month === stopsBefore) throw new Error("the line went dead");
        onProgress({ step: `Reading ${month}`, done: 7, total: 7 });
        const control = controls.find((each) => each.month === month);
        const own = movements.filter((movement) => movement.month === month);
        yield { month, movements: own, ...(control && { control }) };
      }
    },
  };
}

export function testContext(): ReadContext & { steps: string[]; cancel: (reason: Error) => void } {
  const controller = new AbortController();
  const steps: string[] = [];
  return {
    steps,
    cancel: (reason) => controller.abort(reason),
    http: { send: () => Promise.reject(new Error("these books are at hand")) },
    signal: controller.signal,
    onProgress: ({ step, done, total }) => steps.push(`${step}, ${done} of ${total}`),
  };
}
