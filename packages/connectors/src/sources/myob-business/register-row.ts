import type { Minor } from "#ledger/ledger.ts";

/** One account in one month of the register. */
export type RegisterRow = {
  accountId: string;
  year: number;
  monthInYear: number;
  /** As MYOB writes it. */
  activity: Minor;
};
