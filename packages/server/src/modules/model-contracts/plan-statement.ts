/** What models come to in a month, from values alone: which are in it, and the invoices that are made of them. */
import type { DaySpan } from "@app/contract/billing-calendar";
import type { Cents } from "@app/contract/cents";
import { type DayNumber, firstDayOf, lastDayOf } from "@app/engine/time/day";
import { type Month, monthWords } from "@app/engine/time/month";
import type { InvoiceLine } from "#modules/ledger/ledger.ts";

export type HeldContract = {
  id: number;
  modelId: number | null;
  modelName: string;
  clientId: number | null;
  clientName: string;
  ownerName: string;
  boughtOn: DayNumber;
  /** The last day on which it was active. */
  endedOn: DayNumber | null;
};

export type StatementLine = Omit<HeldContract, "id" | "boughtOn" | "endedOn"> & {
  contractId: number;
  from: DayNumber;
  to: DayNumber;
  isEnded: boolean;
  amount: Cents;
};

/** Whole months: a model that was active on any day of one is in it, once, however often it was bought. */
export function planStatement(
  month: Month,
  contracts: readonly HeldContract[],
  price: Cents,
): StatementLine[] {
  const [first, last] = [firstDayOf(month), lastDayOf(month)];
  const byModel = new Map<string, StatementLine>();
  for (const { id, boughtOn, endedOn, ...named } of contracts) {
    if (boughtOn > last || (endedOn !== null && endedOn < first)) continue;
    const key = named.modelId === null ? `contract ${id}` : `model ${named.modelId}`;
    const before = byModel.get(key);
    byModel.set(key, {
      ...{ ...named, contractId: id, amount: price },
      from: Math.min(Math.max(boughtOn, first), before?.from ?? last),
      to: Math.min(endedOn ?? last, last),
      isEnded: endedOn !== null && endedOn <= last,
    });
  }
  return [...byModel.values()].sort(byClientAndName);
}

const { compare } = new Intl.Collator("en", { numeric: true });

/** Those of nobody last. */
function byClientAndName(one: StatementLine, other: StatementLine) {
  const isLater = Number(one.clientName === "") - Number(other.clientName === "");
  return (
    isLater ||
    compare(one.clientName, other.clientName) ||
    compare(one.modelName, other.modelName) ||
    one.contractId - other.contractId
  );
}

/** Whether unlimited models were paid for on any day of a month. */
export function isCovered(month: Month, paid: readonly DaySpan[]) {
  return paid.some(({ from, to }) => from <= lastDayOf(month) && to > firstDayOf(month));
}

export type PlannedBill = {
  title: string;
  /** Of its entry in the ledger: a month is charged once. */
  key: string;
  lines: InvoiceLine[];
  of: StatementLine[];
};

/** One invoice for all, or where they are split one per client, model by model, to be passed on. */
export function planBills(
  month: Month,
  lines: readonly StatementLine[],
  price: Cents,
  isSplit: boolean,
): PlannedBill[] {
  const title = `Models, ${monthWords(month)}`;
  const key = `models ${monthWords(month)}`;
  if (lines.length === 0) return [];
  if (!isSplit) {
    const description = `Registered models, ${monthWords(month)}`;
    return [{ title, key, lines: [lineOf(description, lines.length, price)], of: [...lines] }];
  }
  const byClient = grouped(lines, ({ clientId }) => clientId);
  return [...byClient].map(([clientId, of]) => ({
    title: clientId === null ? `${title}, of no client` : `${title}, ${of[0]?.clientName}`,
    key: `${key}, client ${clientId ?? "none"}`,
    lines: of.map(({ modelName }) => lineOf(modelName, 1, price)),
    of,
  }));
}

function lineOf(description: string, quantity: number, price: Cents): InvoiceLine {
  const amount = quantity * price;
  return { account: "models", description, amount, each: { quantity, price } };
}

/** Things by what they have in common, in the order in which they came. */
export function grouped<T, K>(things: readonly T[], keyOf: (thing: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    groups.set(key, [...(groups.get(key) ?? []), thing]);
  }
  return groups;
}
