import type { Expression } from "#lines/expression.ts";

/** What of a class wears: what was added, the cost that is kept, and what is never written off. */
export type Assets = { added: Expression; kept: Expression; residual: Expression };

/** What the class wears, and what of it the assets that were there before would, had none been sold. */
export type Wear = { plan: Expression; unsold: Expression };
