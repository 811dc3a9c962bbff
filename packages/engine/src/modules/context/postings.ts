/** How a module posts, and sees what was posted before it. */
import type { Posting } from "#draft/posting.ts";
import { add, at, type Expression } from "#lines/expression.ts";
import type { CashFlowClass, CashGroup } from "#model/standard-lines.ts";
import type { Scope } from "./scope.ts";

type PostingRequest = {
  text: string;
  debit: string;
  credit: string;
  amount: Expression;
  /** The account whose standard line says where it stands in the cash flow. */
  as?: string;
  cashFlow?: CashFlowClass;
  group?: CashGroup;
};

export type Postings = ReturnType<typeof postingsOf>;

export function postingsOf({ draft, module, issue }: Scope) {
  /** Posts an amount, in forecast periods. Class and group come from the account given in `as`. */
  function post({ text, debit, credit, amount, as, ...given }: PostingRequest) {
    if (!draft.accounts.has(debit) || !draft.accounts.has(credit)) return;
    if (amount.kind !== "line" || amount.lag !== 0) throw new Error("a posting's amount is a line");
    if (debit === credit) {
      const name = draft.accounts.get(debit)?.name;
      issue("account", "wrong-account", `"${text}" debits and credits "${name}": choose another.`);
      return;
    }
    const guide = as === undefined ? undefined : draft.accounts.get(as);
    const cashFlow = given.cashFlow ?? guide?.cashFlow ?? guide?.standard.cashFlow;
    const group = given.group ?? guide?.standard.group ?? "other";
    if (cashFlow === undefined) {
      issue("postings", "unclassified", `"${text}" has no place in the cash flow.`);
      return;
    }
    const line = amount.line;
    draft.postings.push({ module: module.id, text, debit, credit, amount: line, cashFlow, group });
  }

  /** What other modules have debited (or credited) to the account so far, in forecast periods. */
  function posted(
    side: "debit" | "credit",
    account: string,
    keeps: (posting: Posting) => boolean = () => true,
  ) {
    const found = draft.postings.filter((each) => each[side] === account && keeps(each));
    return add(...found.map(({ amount }) => at(amount)));
  }

  return { post, posted };
}
