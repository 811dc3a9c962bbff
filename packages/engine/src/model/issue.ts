/** Something in a person's model that does not work out: what, where, and in words. */
export type Issue = {
  code: IssueCode;
  /** A model with an error still calculates what it can; an alert is only news. */
  severity: "error" | "warning";
  /** The place in the document, for example "modules/loan-1/ratePerYear". */
  place: string;
  message: string;
};

export type IssueCode =
  | "unknown-name"
  | "cycle"
  | "unit-clash"
  | "syntax"
  | "invalid"
  | "missing-account"
  | "missing-figures"
  | "wrong-account"
  | "unclassified"
  | "unbalanced"
  | "unsettled"
  | "unmapped"
  | "not-linear"
  | "short-history"
  | "duplicate"
  | "before-start"
  | "overflow";
