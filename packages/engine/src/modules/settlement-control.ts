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
import { addLine, type Draft } from "#build/draft.ts";
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
import type { ModuleContext } from "./context.ts";

type Side = "debit" | "credit";

export type Claim = {
  account: string;
  side: Side;
  open: LineId;
  kept: LineId;
  isFirst: boolean;
};

type ClaimOn = {
  account: string;
  /** The side of the account on which what is open stands; an asset's is debit. */
  side: Side;
  /** What is open by the module's own flows. */
  open: LineId;
  /** The share of the difference that stays open this period; 0 settles it at once. */
  kept: () => Term;
};

/** Claims, and gives what is settled of the difference: nothing for any but the first. */
export function claim(context: ModuleContext, on: ClaimOn): Expression {
  const { account, side, open } = on;
  const isFirst = !context.claims.some((each) => each.account === account);
  const keptLine = context.idOf(`${account}.kept`);
  context.claims.push({ account, side, open, kept: keptLine, isFirst });
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

/** The share of the difference kept in each period; 0 when it is settled at once. */
export function keptShare(context: ModuleContext, unwind: Unwind | undefined): Term {
  if (!unwind) return 0;
  const from = context.periodOf("unwind", unwind.from);
  if (from === undefined) return 0;
  const total = unwind.shares.reduce((sum, share) => sum + share, 0);
  if (total > 1 + 1e-9 || unwind.shares.some((share) => share < 0)) {
    context.issue(
      "unwind",
      "invalid",
      "The shares of the opening balance add up to at most 100 %.",
    );
    return 0;
  }
  const openAfter = (period: number) => {
    const done = unwind.shares.slice(0, Math.max(0, period - from + 1));
    const open = 1 - done.reduce((sum, share) => sum + share, 0);
    return open < 1e-12 ? 0 : open;
  };
  const values = context.periods.map((_, period) => {
    const before = openAfter(period - 1);
    return before === 0 ? 0 : openAfter(period) / before;
  });
  return context.given(
    "kept",
    { name: "share of the difference kept", unit: "rate", measure: "rate" },
    values,
  );
}

/** After every module has claimed: the claims together, and the check against the account. */
export function addControls(draft: Draft, claims: readonly Claim[]) {
  for (const { account, side, kept } of claims.filter(({ isFirst }) => isFirst)) {
    const all = claims.filter((each) => each.account === account);
    const signOf = (each: Claim) => (each.side === side ? 1 : -1);
    const name = draft.accounts.get(account)?.name ?? account;
    const shape = { unit: "currency", measure: "balance", section: "ledger" } as const;
    const opening = all.reduce((sum, each) => sum + signOf(each) * openingOf(draft, each.open), 0);
    const parts = all.map((each) => (signOf(each) === 1 ? at(each.open) : neg(at(each.open))));
    addLine(draft, {
      ...shape,
      id: claimsOn(account),
      name: `${name}, by its flows`,
      source: {
        kind: "calculated",
        expression: add(...parts),
        history: [opening],
      },
    });
    const closing = onSide(side, at(closingOf(account)));
    const expected = add(at(claimsOn(account)), at(kept));
    const id = `account.${account}.control`;
    const checkName = `${name}: sub-ledger equals control account`;
    addLine(draft, {
      ...shape,
      id,
      name: checkName,
      section: "checks",
      source: {
        kind: "calculated",
        expression: iif(at(IS_FORECAST), sub(closing, expected), 0),
      },
    });
    draft.checks.push({ id, name: checkName, class: "error", line: id });
  }
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
