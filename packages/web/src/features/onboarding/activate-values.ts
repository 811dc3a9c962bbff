import { ACCOUNT_KINDS } from "@app/contract/account";

/** What is kept for the tab: everything but the password. */
export const BLANK = {
  ...{ kind: String(ACCOUNT_KINDS.ADVISOR), name: "", jobTitle: "", phone: "" },
  ...{ teamName: "", countryCode: "", industry: "", companySize: "", hasAcceptedTerms: false },
};

export type Values = typeof BLANK;
export type Draft = { values: Values; change: (part: Partial<Values>) => void };
export type TextPart = Exclude<keyof Values, "hasAcceptedTerms">;
