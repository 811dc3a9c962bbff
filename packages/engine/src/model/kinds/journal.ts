import type { CashFlowClass, CashGroup } from "#model/standard-lines.ts";
import type { Day, Input, ModuleBase } from "./module-base.ts";

/** Entries made by hand: anything no other kind knows. */
export type Journal = ModuleBase & {
  kind: "journal";
  entries: JournalEntry[];
};

export type JournalEntry = {
  text: string;
  debit: string;
  credit: string;
  /** Each period's amount, or the amount of the day. */
  amount: Input;
  /** When it happens once; every period when unsaid. */
  day?: Day;
  /** Where it stands in the cash flow, when not where its accounts say. */
  cashFlow?: CashFlowClass;
  group?: CashGroup;
};
