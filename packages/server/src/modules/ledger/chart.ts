/**
 * The accounts of a team's ledger. Postings go from one to another; what an account comes to is what was debited to
 * it less what was credited.
 */
const money = {
  /** What the team owes: invoices less what was paid on them. */
  receivable: "debit",
  /** What came in by the gateway, and otherwise. */
  gateway: "debit",
  bank: "debit",
  seats: "credit",
  models: "credit",
  unlimited_models: "credit",
  /** Taken off what users cost. */
  discounts: "debit",
  gst: "credit",
  /** What was charged and will not be paid. */
  written_off: "debit",
} as const;

/** Minutes of support; the names begin so that the database can keep them from money. */
const minutes = {
  support_balance: "debit",
  support_granted: "credit",
  support_used: "debit",
  support_lapsed: "debit",
} as const;

export type MoneyAccount = keyof typeof money;
export type MinutesAccount = keyof typeof minutes;
export type LedgerAccount = MoneyAccount | MinutesAccount;

/** On which side an account grows. */
export const chart: Record<LedgerAccount, "debit" | "credit"> = { ...money, ...minutes };
