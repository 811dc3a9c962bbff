/**
 * Whose part of an account's actual movement a module's flow is. One module alone on an account
 * takes all of it. Where several share an account, each takes what it planned, and what the
 * ledger says beyond all plans is split by weight (the plans themselves, as a rule):
 *
 *   share = own plan + (actual − all plans) × own weight ÷ all weights
 *
 * What is beyond, and all weights, are lines of the account: written out in each share they would
 * grow with the square of the modules. So an actual equal to the plans leaves every plan as it was, to the last digit. Entries made by
 * hand on the account are plans too, and take nothing of what is beyond.
 */
import { addLine, type Draft } from "#draft/draft.ts";
import type { Posting } from "#draft/posting.ts";
import { signedSums } from "#ledger/ledger.ts";
import { actualOf } from "#ledger/ledger-lines.ts";
import {
  add,
  at,
  compare,
  div,
  type Expression,
  iif,
  type LineId,
  mul,
  neg,
  sub,
} from "#lines/expression.ts";
import { referencesOf } from "#lines/walk.ts";

export type ActualShare = {
  /** The line that takes the share. */
  line: LineId;
  name: string;
  module: string;
  account: string;
  /** The side of the account that the plan counts as positive. */
  side: "debit" | "credit";
  plan: LineId;
  weight: LineId;
};

/** After every module has said what it planned. */
export function addActualShares(draft: Draft, shares: readonly ActualShare[]) {
  const sumByHand = signedSums(draft.postings.filter(isByHand(draft)));
  const byAccount = new Map<string, ActualShare[]>();
  for (const share of shares) {
    const all = byAccount.get(share.account) ?? [];
    all.push(share);
    byAccount.set(share.account, all);
  }
  for (const [account, all] of byAccount) {
    const byHand = sumByHand(account);
    const sums = all.length > 1 ? addSums(draft, account, all, byHand) : undefined;
    draft.plannedReads.push({
      name: account,
      readers: [...(sums ? [sums.beyond, sums.weights] : []), ...all.map(({ line }) => line)],
      reads: all.flatMap(({ plan, weight }) => [plan, weight]),
    });
    for (const share of all) {
      const { line: id, name, module } = share;
      const shape = { unit: "currency", measure: "flow", section: module, module } as const;
      const expression = sums ? partOf(share, all.length, sums) : wholeOf(share, byHand);
      addLine(draft, { ...shape, id, name, source: { kind: "calculated", expression } });
    }
  }
}

/** What all who share an account have in common, once for all of them. */
type Sums = { beyond: LineId; weights: LineId };

function addSums(
  draft: Draft,
  account: string,
  all: readonly ActualShare[],
  byHand: Expression,
): Sums {
  const [beyond, weights] = [`account.${account}.beyondPlans`, `account.${account}.planWeights`];
  const name = draft.accounts.get(account)?.name ?? account;
  const put = (id: LineId, text: string, expression: Expression) =>
    addLine(draft, {
      id,
      name: `${name}, ${text}`,
      unit: "currency",
      measure: "flow",
      section: "ledger",
      source: { kind: "calculated", expression },
    });
  const plans = all.map(({ side, plan }) => (side === "debit" ? at(plan) : neg(at(plan))));
  put(beyond, "actual beyond all plans", sub(at(actualOf(account)), add(...plans, byHand)));
  put(weights, "weights of the plans", add(...all.map(({ weight }) => at(weight))));
  return { beyond, weights };
}

/** One module alone takes all that was not entered by hand. */
function wholeOf({ account, side }: ActualShare, byHand: Expression): Expression {
  const debits = sub(at(actualOf(account)), byHand);
  return side === "debit" ? debits : neg(debits);
}

function partOf(share: ActualShare, count: number, { beyond, weights }: Sums): Expression {
  const isEven = compare(at(weights), "equal", 0);
  const part = iif(isEven, 1 / count, div(at(share.weight), at(weights)));
  const more = mul(at(beyond), part);
  return share.side === "debit" ? add(at(share.plan), more) : sub(at(share.plan), more);
}

/** A journal's figure as entered. One that follows from other lines could follow from this one. */
function isByHand(draft: Draft): (posting: Posting) => boolean {
  const journals = draft.document.modules.filter(({ kind }) => kind === "journal");
  const ids = new Set(journals.map(({ id }) => id));
  const isGiven = (line: LineId) => draft.lines.get(line)?.source.kind === "given";
  return ({ module, amount }) => {
    const source = draft.lines.get(amount)?.source;
    if (!ids.has(module) || !source) return false;
    return (
      source.kind === "given" || referencesOf(source.expression).every(({ line }) => isGiven(line))
    );
  };
}
