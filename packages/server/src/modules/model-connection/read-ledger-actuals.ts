/** A connection's months for a model that is there, worked out away from requests. */
import { ledgerActuals } from "@app/connectors/document/ledger-actuals";
import type { DataOf } from "@app/contract/endpoint";
import type { readConnectionActuals } from "@app/contract/model-connection";
import type { ModelDocument } from "@app/engine/model/document";
import { monthOfDay, readDay } from "@app/engine/time/day";
import { periodsOf } from "@app/engine/time/timeline";
import { defineTask } from "#core/task.ts";
import type { ModelBooks } from "#modules/model-books/model-books.ts";
import { documentOf, type Stored } from "#modules/model-versions/model-versions.ts";

type Given = { books: ModelBooks; stored: Stored };
export type ConnectionActuals = DataOf<typeof readConnectionActuals>;

export const readLedgerActuals = defineTask({
  name: "read_ledger_actuals",
  runsIn: "thread",
  timeoutMs: 20_000,
  heapMegabytesMax: 512,
  async run({ books, stored }: Given): Promise<ConnectionActuals> {
    const { ledger, mapping } = books;
    const document = documentOf(stored);
    const read = ledgerActuals(ledger, mapping, document, lastOffered(books, document));
    const problems = read.problems.map(({ message, accountId }) => ({
      message,
      ...(accountId !== undefined && { accountId }),
    }));
    return { ...read, problems, decimals: ledger.organisation.currencyDecimals };
  },
});

/** A month that is new to the model waits, with those after it, while nobody accepted what changed in it. */
function lastOffered({ through, changedMonths }: ModelBooks, { timeline }: ModelDocument) {
  const { start, actualCount } = timeline;
  const last = periodsOf(timeline)[actualCount - 1]?.lastDay ?? (readDay(start) ?? 0) - 1;
  const waiting = changedMonths.find((month) => month > monthOfDay(last));
  return waiting === undefined ? through : Math.min(through, waiting - 1);
}
