import { type Month, monthWords } from "@app/engine/time/month";
import type { Entry, Posting } from "#modules/ledger/ledger.ts";

/** What a paid plan is given every month, and how much may be saved up. */
export const GRANT_MINUTES = 120;
export const BALANCE_MINUTES_MAX = 720;

/** A month's minutes, with what of all of them is beyond the limit and lapses: once a month, by its key. */
export function planGrant(month: Month, balance: number): Entry {
  const words = monthWords(month);
  const lapsed = Math.max(0, balance + GRANT_MINUTES - BALANCE_MINUTES_MAX);
  const grant: Posting = {
    ...{ unit: "minutes", debit: "support_balance", credit: "support_granted" },
    ...{ amount: GRANT_MINUTES, description: `Included in ${words}` },
  };
  const lapse: Posting = {
    ...{ unit: "minutes", debit: "support_lapsed", credit: "support_balance" },
    ...{ amount: lapsed, description: `Beyond ${BALANCE_MINUTES_MAX / 60}h` },
  };
  return {
    ...{ kind: "support", key: `support ${words}`, description: `Support credit, ${words}` },
    postings: lapsed > 0 ? [grant, lapse] : [grant],
  };
}
