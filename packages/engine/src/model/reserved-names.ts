/** First parts of the names of lines that the engine adds itself; no module can have them. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([
  "account",
  "bs",
  "calendar",
  "cf",
  "cfd",
  "check",
  "kpi",
  "ledger",
  "pl",
]);
