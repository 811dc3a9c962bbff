/** Ids in the form Xero uses, the same in every run: a kind and a number. */
const KINDS = [
  "organisation",
  "connection",
  "account",
  "category",
  "option",
  "journal",
  "line",
] as const;

export function demoUuid(kind: (typeof KINDS)[number], index: number): string {
  const group = String(KINDS.indexOf(kind) + 1).padStart(4, "0");
  return `de300000-${group}-4000-8000-${String(index).padStart(12, "0")}`;
}
