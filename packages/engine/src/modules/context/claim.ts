/** A module's word on what of an account is open by its own flows. */
import type { LineId } from "#lines/expression.ts";

export type Side = "debit" | "credit";

export type Claim = {
  account: string;
  side: Side;
  open: LineId;
  kept: LineId;
  isFirst: boolean;
  /** By which rule an opening balance is paid, to be compared; nothing where only one can be. */
  rule?: string | undefined;
};
