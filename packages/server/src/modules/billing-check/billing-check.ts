/**
 * Whether all that billing keeps agrees: ledger and trail, invoices, payments, statements, periods, the history of every
 * row, and the gateway's own list. Each thing that does not is told by its team, document and amount.
 */
import { centsText } from "@app/contract/cents";
import type { Storage } from "#db/db.ts";
import type { Gateway } from "#modules/gateway/gateway.ts";
import { verifyLedger } from "#modules/ledger/ledger.ts";
import type { Break } from "./billing-check.store.ts";
import * as store from "./billing-check.store.ts";
import { checkGateway } from "./gateway-check.ts";

type Parts = { storage: Pick<Storage, "query">; now: () => Date };

export type Checked = {
  counts: store.Counts & { entries: number; moves: number };
  /** As sentences, in the order of teams. */
  breaks: string[];
};

/** Without a gateway, what was paid by card is held against our own records alone. */
export async function checkBilling(
  { storage, now }: Parts,
  gateway: Gateway | undefined,
): Promise<Checked> {
  const ledger = await verifyLedger(storage);
  const breaks: Break[] = ledger.breaks.map(({ teamId, sequence, problem }) => ({
    ...{ teamId, document: `ledger entry ${sequence}`, amount: null, currency: null },
    problem: LEDGER_WORDS[problem],
  }));
  breaks.push(...(await store.selectBreaks(storage, now())));
  const charges = await store.selectCharges(storage);
  const moves = gateway ? await checkGateway(gateway, charges, now()) : { count: 0, breaks: [] };
  breaks.push(...moves.breaks);
  const names = new Map((await store.selectNames(storage)).map(({ id, name }) => [id, name]));
  return {
    counts: {
      ...(await store.countDocuments(storage)),
      ...{ entries: ledger.entryCount, moves: moves.count },
    },
    breaks: breaks
      .toSorted((one, other) => one.teamId - other.teamId)
      .map((each) => sentenceOf(each, names.get(each.teamId))),
  };
}

const LEDGER_WORDS = {
  "entry changed": "is not what was posted",
  "entry missing": "was posted and is gone",
  "entry never posted": "is there and was never posted",
  "entries missing": "follows entries that are gone",
} as const;

function sentenceOf({ teamId, document, problem, amount, currency }: Break, name = "unknown") {
  const money = amount === null ? "" : ` (${currency} ${centsText(amount)})`;
  const team = teamId === 0 ? "No team" : `Team ${teamId}, ${name}`;
  return `${team}: ${document} ${problem}${money}.`;
}
