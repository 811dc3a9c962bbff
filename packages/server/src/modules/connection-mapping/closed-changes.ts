/** What the source changed in closed months: it waits beside the books until somebody accepts it. */
import { monthName, wordsOf } from "@app/connectors/checks/finding";
import { isProfitAndLoss } from "@app/connectors/ledger/balances";
import type { decideClosedChanges, getClosedChanges } from "@app/contract/connection-mapping";
import type { CheckedOf, DataOf } from "@app/contract/endpoint";
import type { MemberContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import {
  type ChangeRow,
  changeOf,
  putChanges,
  readModelBooks,
  selectPlaces,
} from "#modules/connection-books/connection-books.ts";
import {
  lockConnection,
  note,
  type OpenConnection,
  openConnection,
} from "#modules/connections/connections.ts";

type Changes = DataOf<typeof getClosedChanges>;
type Decision = CheckedOf<typeof decideClosedChanges>["body"];

export async function list(context: MemberContext, id: number) {
  return present(context, await openConnection(context, id));
}

/** An account is accepted or held with all its changes; models go by what is accepted at once. */
export async function decide(context: MemberContext, id: number, { accept, hold }: Decision) {
  const { db, identity } = context;
  const row = await lockConnection(context, id, "work");
  const books = await readModelBooks(db, row);
  const changes = books?.changes ?? [];
  const accepted = changes.filter(({ accountId }) => accept.includes(accountId));
  if (books) refuseLopsided(accepted, wordsOf(books.ledger).amount);
  const decidedByName = identity.member.name;
  const left = changes
    .filter(({ accountId }) => !accept.includes(accountId))
    .map((change) =>
      hold.includes(change.accountId) ? { ...change, isHeld: true, decidedByName } : change,
    );
  await putChanges(db, row, left);
  const undecided = left.filter(({ isHeld }) => !isHeld).map(({ accountId }) => accountId);
  await note(db, row.teamId, id, { undecidedCount: new Set(undecided).size });
  context.audit({
    ...{ action: "connection.decide_changes", subjectId: id, subjectName: row.name },
    after: { accepted: accept.length, held: hold.length },
  });
  return present(context, row);
}

/** A journal has two sides: with one of them alone, the month would not balance in any model. */
function refuseLopsided(accepted: readonly ChangeRow[], amount: (minor: bigint) => string) {
  const sums = new Map<string, bigint>();
  for (const { month, isOpening, ...change } of accepted) {
    const when = `${isOpening ? "before" : "in"} ${monthName(month)}`;
    const { before, after } = changeOf({ month, isOpening, ...change });
    sums.set(when, (sums.get(when) ?? 0n) + after - before);
  }
  const [lopsided] = [...sums].filter(([, sum]) => sum !== 0n);
  if (!lopsided) return;
  const [when, sum] = lopsided;
  throw new Refusal(
    409,
    `What you accept adds up to ${amount(sum)} ${when}, not to nothing. Accept the other side as well.`,
    "accept",
  );
}

async function present({ db }: MemberContext, row: OpenConnection): Promise<Changes> {
  const books = await readModelBooks(db, row);
  if (!books) throw new Refusal(409, "Sync the connection first: its accounts are not known yet.");
  const { ledger, changes } = books;
  const accounts = new Map(ledger.accounts.map((account) => [account.externalId, account]));
  const places = await selectPlaces(db, row);
  const cash = new Set(places.filter(({ line }) => line === CASH).map((each) => each.accountId));
  const items = changes.flatMap((change) => {
    const account = accounts.get(change.accountId);
    if (!account) return [];
    const { before, after } = changeOf(change);
    return [{ change, account, difference: after - before }];
  });
  const sum = (counted: typeof items) =>
    counted.reduce((total, { difference }) => total + difference, 0n);
  const [first] = changes;
  return {
    currency: ledger.organisation.baseCurrency,
    currencyDecimals: ledger.organisation.currencyDecimals,
    foundAt: first?.foundAt.toISOString() ?? null,
    items: items.map(({ change, account, difference }) => ({
      ...{ accountId: change.accountId, code: account.code ?? null, name: account.name },
      ...{ class: account.class, month: change.month, isOpening: change.isOpening },
      ...{ before: change.before, after: change.after, difference: String(difference) },
      ...{ isHeld: change.isHeld, decidedByName: change.decidedByName },
    })),
    cashDifference: String(sum(items.filter(({ account }) => cash.has(account.externalId)))),
    profitDifference: String(-sum(items.filter(({ account }) => isProfitAndLoss(account)))),
  };
}

const CASH = "cash";
