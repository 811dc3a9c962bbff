/** A formula as a tree; every part knows its place in the text, so that an error can point at it. */
export type Syntax =
  | { kind: "number"; value: number; at: number }
  | { kind: "name"; name: string; at: number }
  | { kind: "negate"; of: Syntax; at: number }
  | { kind: "operation"; operator: Operator; left: Syntax; right: Syntax; at: number }
  | { kind: "call"; name: string; args: Syntax[]; at: number };

export type Operator = "+" | "-" | "*" | "/" | "<" | "<=" | ">" | ">=" | "=" | "<>";

/** What is wrong, and where in the text. */
export class FormulaError extends Error {
  override name = "FormulaError";
  at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}
