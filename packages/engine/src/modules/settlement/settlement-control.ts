/**
 * Sub-ledgers on a control account. A module that owes (or is owed) works out from its own flows
 * what is open at the end of each period, and claims that much of the account. Several modules
 * may claim one account. What the balance holds beyond all claims, at the start or after actual
 * periods, is a difference, and the first to claim settles it by a stated schedule:
 *
 *   difference = balance before − claims before
 *   settled    = difference × (1 − the share kept)
 *
 * The account must equal its claims and the difference still kept: sub-ledger = control.
 */
import { addLine, type Draft } from "#draft/draft.ts";
import { closingOf, IS_FORECAST } from "#ledger/ledger-lines.ts";
import {
  abs,
  add,
  at,
  compare,
  type Expression,
  iif,
  type LineId,
  mul,
  neg,
  prev,
  sub,
  type Term,
} from "#lines/expression.ts";
import type { Unwind } from "#model/kinds/settlement.ts";
import type { Claim, Side } from "#modules/context/claim.ts";
import type { ModuleContext } from "#modules/context/context.ts";

type ClaimOn = {
  account: string;
  /** The side of the account on which what is open stands; an asset's is debit. */
  side: Side;
  /** What is open by the module's own flows. */
  open: LineId;
  /** The share of the difference that stays open this period; 0 settles it at once. */
  kept: () => Term;
  /** The rule by which what is open at the start is paid. */
  rule?: string;
};

/** Claims, and gives what is settled of the difference: nothing for any but the first. */
export function claim(context: ModuleContext, on: ClaimOn): Expression {
  const { account, side, open } = on;
  const isFirst = !context.claims.some((each) => each.account === account);
  const keptLine = context.idOf(`${account}.kept`);
  context.claims.push({ account, side, open, kept: keptLine, isFirst, rule: on.rule });
  if (!isFirst) return { kind: "number", value: 0 };
  const name = context.draft.accounts.get(account)?.name ?? account;
  const before = onSide(side, prev(closingOf(account)));
  const difference = context.line(
    `${account}.difference`,
    { name: `${name}, not explained by its flows`, measure: "balance" },
    sub(before, prev(claimsOn(account))),
  );
  const left = { name: `${name}, not explained and still open`, measure: "balance" } as const;
  const stays = context.line(`${account}.kept`, left, mul(difference, on.kept()));
  const isLast = compare(at("calendar.index"), "equal", context.timeline.periodCount - 1);
  context.check(
    `${account}.leftover`,
    `${name}: part of the opening balance is never settled`,
    "alert",
    mul(stays, mul(isLast, compare(abs(stays), "greaterOrEqual", 0.005))),
  );
  const settled = { name: `${name}, settled of what is not explained` };
  return context.line(`${account}.settled`, settled, sub(difference, stays));
}

/** Pays or receives what was settled of the difference. */
export function postSettled(
  context: ModuleContext,
  settled: Expression,
  of: { account: string; side: Side; contra: string; text: string; as: string },
) {
  if (settled.kind !== "line") return;
  const { account, side, contra, text, as } = of;
  const [debit, credit] = side === "credit" ? [account, contra] : [contra, account];
  context.post({ text, debit, credit, amount: settled, as });
}

/**
 * The share of the difference kept in each period. What the schedule does not speak of any more is
 * kept as `later` says: 0 settles it at once.
 */
export function keptShare(
  context: ModuleContext,
  unwind: Unwind | undefined,
  { field = "kept", place = "unwind", later = 0 as Term } = {},
): Term {
  if (!unwind) return later;
  const { shares } = unwind;
  const from = context.periodOf(place, unwind.from);
  if (from === undefined) return later;
  if (sum(shares) > 1 + 1e-9 || shares.some((share) => share < 0)) {
    const message = "The shares of the opening balance add up to at most 100 %.";
    context.issue(place, "invalid", message);
    return later;
  }
  return keptAfter(context, sharesFrom(from, shares), { field, later });
}

/** A stated schedule as the share settled in each period that the model has. */
function sharesFrom(from: number, shares: readonly number[]): Map<number, number> {
  return new Map(shares.map((share, index) => [from + index, share]));
}

/** `shares` of the difference are settled in their periods, one after the other. */
export function keptAfter(
  context: ModuleContext,
  shares: ReadonlyMap<number, number>,
  { field, later }: { field: string; later: Term },
): Term {
  const openAfter = (period: number) => {
    const settled = [...shares].filter(([each]) => each <= period);
    const open = 1 - sum(settled.map(([, share]) => share));
    return open < 1e-12 ? 0 : open;
  };
  const values = context.periods.map((_, period) => {
    const before = openAfter(period - 1);
    return before === 0 ? 0 : openAfter(period) / before;
  });
  const shape = { name: "share of the difference kept", unit: "rate", measure: "rate" } as const;
  const kept = context.given(field, shape, values);
  if (later === 0) return kept;
  const last = Math.max(...shares.keys());
  return iif(compare(at("calendar.index"), "lessOrEqual", last), kept, later);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** After every module has claimed: the claims together, and the check against the account. */
export function addControls(draft: Draft, claims: readonly Claim[]) {
  for (const first of claims.filter(({ isFirst }) => isFirst)) {
    const { account, side, kept } = first;
    const all = claims.filter((each) => each.account === account);
    const name = draft.accounts.get(account)?.name ?? account;
    put(draft, "ledger", claimsOn(account), `${name}, by its flows`, sumOf(all, side), [
      sum(all.map((each) => signOf(each, side) * openingOf(draft, each.open))),
    ]);
    const expected = add(at(claimsOn(account)), at(kept));
    const difference = sub(onSide(side, at(closingOf(account))), expected);
    const [line, text] = [
      `account.${account}.control`,
      `${name}: sub-ledger equals control account`,
    ];
    put(draft, "checks", line, text, iif(at(IS_FORECAST), difference, 0));
    draft.checks.push({ id: line, name: text, class: "error", line });
  }
}

function put(
  draft: Draft,
  section: string,
  id: LineId,
  name: string,
  expression: Expression,
  history: number[] = [],
) {
  const source = { kind: "calculated", expression, history } as const;
  addLine(draft, { id, name, unit: "currency", measure: "balance", section, source });
}

/** Claims of the other side count against the first one's. */
function signOf(claimed: Claim, side: Side) {
  return claimed.side === side ? 1 : -1;
}

function sumOf(claims: readonly Claim[], side: Side): Expression {
  return add(
    ...claims.map((each) => (signOf(each, side) === 1 ? at(each.open) : neg(at(each.open)))),
  );
}

function claimsOn(account: string): LineId {
  return `account.${account}.claims`;
}

function openingOf(draft: Draft, line: LineId): number {
  return draft.lines.get(line)?.source.history?.at(-1) ?? 0;
}

function onSide(side: Side, balance: Expression): Expression {
  return side === "credit" ? neg(balance) : balance;
}
