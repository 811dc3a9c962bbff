import type { Expression } from "#lines/expression.ts";

/** What is known of the period before the treasury moves. */
export type Position = {
  cash: Expression;
  minimum: Expression;
  revolver: Expression;
  limit: Expression;
  loan: Expression;
  share: Expression;
  cashRate: Expression;
  revolverRate: Expression;
  /** The loan swept, when it pays interest on its average balance in the period itself. */
  sweptLoan: { rate: Expression; interestAccount: string } | undefined;
};
