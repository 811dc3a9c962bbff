/** What a suggestion is made of, and what it says. */
import type { Account } from "#ledger/ledger.ts";

export type MappedAccount = Pick<
  Account,
  "externalId" | "code" | "name" | "class" | "sourceType" | "subType"
>;

export type LineSuggestion = {
  accountId: string;
  /** The id of a standard line. */
  line: string;
  /** 0 to 1. */
  confidence: number;
  reason: string;
};
