/**
 * What models go by: the source's books, with what it changed in closed months put back to what it
 * was, until somebody accepts it. Changes are found against that, so that one that is accepted is
 * none any more, and one the source takes back is forgotten.
 */
import type { Ledger, Minor, Movement } from "@app/connectors/ledger/ledger";
import { backPostings } from "@app/connectors/reading/back-posting";

export type ClosedChange = {
  accountId: string;
  month: number;
  /** Somewhere before the month, which is the first that is read. */
  isOpening: boolean;
  /** Nets, debit positive. */
  before: Minor;
  after: Minor;
};

export function modelLedger(source: Ledger, changes: readonly ClosedChange[]): Ledger {
  const isBefore = ({ isOpening, month }: ClosedChange) => isOpening && month <= source.firstMonth;
  const put = changes.map((change) => ({ ...change, back: change.before - change.after }));
  return {
    ...source,
    openings: [
      ...source.openings,
      ...put.filter(isBefore).map(({ accountId, back }) => ({ accountId, net: back })),
    ],
    movements: [...source.movements, ...put.filter((each) => !isBefore(each)).map(putBack)],
  };
}

/** A change before a month that is read by now stands in the one before it. */
function putBack({ accountId, month, isOpening, back }: ClosedChange & { back: Minor }): Movement {
  const [debit, credit] = back > 0n ? [back, 0n] : [0n, -back];
  return {
    accountId,
    month: isOpening ? month - 1 : month,
    trackingKey: "",
    debit,
    credit,
    net: back,
  };
}

/** What is different now in months before one, for models that go by the first of the two. */
export function closedChanges(model: Ledger, source: Ledger, openFrom: number): ClosedChange[] {
  return backPostings(model, source, openFrom)
    .filter(({ difference }) => difference !== 0n)
    .map(({ accountId, month, isOpening, before, after }) => ({
      ...{ accountId, month, isOpening, before, after },
    }));
}
