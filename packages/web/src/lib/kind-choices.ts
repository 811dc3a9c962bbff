import { ACCOUNT_KINDS } from "@app/contract/account";

/** Whose figures somebody forecasts. */
export const KIND_CHOICES = [
  {
    value: String(ACCOUNT_KINDS.ADVISOR),
    label: "My clients’",
    hint: "An accounting or advisory firm.",
  },
  {
    value: String(ACCOUNT_KINDS.CORPORATE),
    label: "My own company’s",
    hint: "A finance team or an owner.",
  },
];
