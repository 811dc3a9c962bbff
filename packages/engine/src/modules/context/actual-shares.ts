/**
 * Whose part of an account's actual movement a module's flow is. One module alone on an account
 * takes all of it. Where several share an account, each takes what it planned, and what the
 * ledger says beyond all plans is split by weight (the plans themselves, as a rule):
 *
 *   share = own plan + (actual − all plans) × own weight ÷ all weights
 *
 * So an actual equal to the plans leaves every plan as it was, to the last digit. Entries made by
 * hand on the account are plans too, and take nothing of what is beyond.
 */
import { addLine, type Draft } from "#draft/draft.ts";
import type { Posting } from "#draft/posting.ts";
import { signedSum } from "#ledger/ledger.ts";
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
  const accounts = [...new Set(shares.map(({ account }) => account))];
  for (const account of accounts) {
    const all = shares.filter((share) => share.account === account);
    const byHand = signedSum(draft.postings.filter(isByHand(draft)), account);
    draft.plannedReads.push({
      name: account,
      readers: all.map(({ line }) => line),
      reads: all.flatMap(({ plan, weight }) => [plan, weight]),
    });
    for (const share of all) {
      addLine(draft, {
        id: share.line,
        name: share.name,
        unit: "currency",
        measure: "flow",
        section: share.module,
        module: share.module,
        source: { kind: "calculated", expression: partOf(share, all, byHand) },
      });
    }
  }
}

/** `byHand` is what is entered by hand on the account, debit positive. */
function partOf(share: ActualShare, all: readonly ActualShare[], byHand: Expression): Expression {
  const onSide = (debits: Expression) => (share.side === "debit" ? debits : neg(debits));
  const actual = onSide(at(actualOf(share.account)));
  if (all.length === 1) return sub(actual, onSide(byHand));
  const plans = all.map(({ side, plan }) => (side === share.side ? at(plan) : neg(at(plan))));
  const weights = add(...all.map(({ weight }) => at(weight)));
  const part = iif(compare(weights, "equal", 0), 1 / all.length, div(at(share.weight), weights));
  return add(at(share.plan), mul(sub(actual, add(...plans, onSide(byHand))), part));
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
