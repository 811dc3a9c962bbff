/**
 * What a spreadsheet's columns are taken for. A mapping names columns by their headings, not by
 * their letters, so that it can be kept and used on next month's file, whose columns may have
 * moved. It is a plain value that can be stored as JSON.
 */
import type { Month } from "@app/engine/time/month";
import type { DecimalMark } from "@app/spreadsheet/decimal-mark";
import type { AccountClass } from "#ledger/ledger.ts";

export type SheetLayout =
  /** Accounts down, one set of amounts: the file is of one month. */
  | "trial-balance"
  /** Accounts down, months across, each column what stood at the month's end. */
  | "monthly-balances"
  /** Accounts down, months across, each column what moved in the month. */
  | "monthly-movements";

export type ColumnRole =
  | "code"
  | "name"
  /** Code and name in one cell: "4000 Sales", "Sales (4000)". */
  | "account"
  | "class"
  | "debit"
  | "credit"
  | "amount"
  /** What stood at the end, beside columns of what moved. */
  | "closing-debit"
  | "closing-credit"
  | "closing"
  /** What stood before the first month. */
  | "opening"
  | "opening-debit"
  | "opening-credit"
  /** D or C, S or H, beside the amount it belongs to. */
  | "side";

/** What a file leaves open is asked, never assumed. */
export type QuestionAbout =
  | "sheet"
  | "amounts"
  | "signs"
  | "month"
  /** Since when the movements are. */
  | "span"
  /** What the mark in 22.000 parts. */
  | "decimals"
  /** Whether a budget by its title is what happened. */
  | "actuals";

export type SheetMapping = {
  sheetName?: string;
  layout: SheetLayout;
  columns: { heading: string; role: ColumnRole }[];
  /** Headings that were there and are not read, so that a new one can be told. */
  ignored: string[];
  /** Chosen by a person: not read even where the heading is a month. */
  unread?: string[];
  /** Whether debit, credit and amount of a trial balance are the month's own or balances. */
  amountsAre: "balances" | "movements";
  /** Natural: a liability of 550 owed is written 550. Credit-positive: every sign is turned. */
  signs: "debit-positive" | "natural" | "credit-positive";
  decimalMark?: DecimalMark;
  /** How 05/06/2027 is meant, where the headings themselves do not tell. */
  dateOrder?: "day-first" | "month-first";
  /** Movements without openings are taken only from books that start with the file. */
  startsAtNothing?: boolean;
  /** Ids that stand for more than one account: they count as written, with what they stand under. */
  ambiguous?: string[];
  /** Chosen by a person, by account id; they go before what the file says. */
  classes: Record<string, AccountClass>;
  retainedEarnings?: string;
  /** A person said whether amounts are balances or movements: next month's file is read so too. */
  areAmountsSaid?: boolean;
  /** Nothing is read until a person has answered. */
  unanswered?: QuestionAbout[];
};

/** One of the ways a file can be read, with what would come of it. */
export type SheetChoice = {
  label: string;
  mapping: SheetMapping;
  month?: Month;
  /** In words: what cash stands at or moves by, and the profit. */
  cash: string;
  profit: string;
  /** The same in figures a person knows, where two readings of the same columns are compared. */
  figures?: SheetFigure[];
  /** The largest revenue account month by month, in words. */
  note?: string;
};

export type SheetFigure = { label: string; amount: string };

export type SheetQuestion = {
  about: QuestionAbout;
  message: string;
  choices: SheetChoice[];
  /** The number of the choice that is proved: taken unless a person says otherwise. */
  suggested?: number;
  /** What speaks for it, or why nothing does. */
  evidence?: string;
};

/** A column of the table in hand, counted from 0. */
export type SheetColumn = { index: number; heading: string } & (
  | { role: ColumnRole }
  | { role: "month"; month: Month }
  | { role: "unread" }
);

/** Something a person has to put right, in the file or in the mapping. */
export type SheetProblem = {
  /** As the spreadsheet program counts rows; left out for what is wrong with the whole sheet. */
  row?: number;
  kind:
    | "no-table"
    | "no-column"
    | "no-month"
    | "no-amount"
    | "not-a-number"
    | "no-account"
    | "duplicate"
    | "no-class"
    | "total-differs"
    | "unbalanced"
    | "cell-error"
    | "class-contradicts"
    | "unanswered";
  message: string;
};
