import type { Expression } from "#lines/expression.ts";

/** What of a class wears: what was added, the cost that is kept, and what is never written off. */
export type Assets = { added: Expression; kept: Expression; residual: Expression };
