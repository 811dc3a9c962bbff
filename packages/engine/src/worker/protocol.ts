/**
 * What a screen and the worker that holds its document say to each other. Every message has a number
 * and one answer with the same number. Long work is answered part by part, each part asked for: what
 * is asked for in between, an edit above all, has its turn, and who no longer wants the rest need
 * only stop asking.
 *
 * A version counts the edits since the document was opened. Whatever is told of figures says which
 * version it belongs to, so that what comes late can be dropped.
 */
import type { AskedRollForward } from "#actuals/plan-roll-forward.ts";
import type { Edit, Place } from "#edits/edit.ts";
import type { LineId } from "#lines/expression.ts";
import type { ModelDocument } from "#model/document.ts";
import type { Issue } from "#model/issue.ts";
import type { ScenarioId } from "#overrides/family.ts";
import type { Table } from "#tables/table.ts";
import type { TableChange } from "#tables/table-change.ts";
import type { TimeUnit } from "#time/timeline.ts";
import type { Explanation } from "#trace/explain.ts";
import type { JournalLine } from "#trace/journals.ts";
import type { Payment } from "#trace/payments.ts";
import type { DriverBehind } from "#why/drivers-behind.ts";
import type { CaseChecks } from "./check-state.ts";
import type { TableRead } from "./read-tables.ts";
import type { PlannedRollForward } from "./roll-forward.ts";
import type { Structure } from "./structure.ts";
import type { Result, Work } from "./work.ts";

export type Message = { id: number } & Request;

export type Request =
  /** Asked before the document has come: so that it opens in half the time. */
  | { kind: "warmUp" }
  /** Whatever it is: the reader says whether it is a document. `reads` are watched from then on. */
  | { kind: "open"; document: unknown; reads?: readonly Read[] }
  /** Another document to stand beside this one in tables, a budget or an older version, by a key. */
  | { kind: "refer"; key: string; name: string; document: unknown }
  | { kind: "edit"; edits: readonly Edit[] }
  | { kind: "read"; reads: readonly Read[] }
  /** From now on the answer to each edit brings these figures. */
  | { kind: "watch"; reads: readonly Read[] }
  /** The same for whole tables, which are made, added up and rounded where the model is. */
  | { kind: "watchTables"; tables: readonly TableRead[] }
  | { kind: "checks"; cases: readonly ScenarioId[] }
  /** In one period, or over the periods from another one on. */
  | ({ kind: "explain" } & Asked)
  /** What a person gave that a figure rests on most. */
  | ({ kind: "drivers" } & Asked)
  /** What a module posts in a period. */
  | { kind: "journals"; module: string; period: number; scenario?: ScenarioId }
  /** The largest payments of the next periods that are not paid in every one. */
  | { kind: "payments"; periodCount: number; scenario?: ScenarioId }
  /** As it would be with these edits, which are not kept. */
  | {
      kind: "tryOut";
      edits: readonly Edit[];
      tables: readonly TableRead[];
      journal?: { module: string; period: number };
    }
  /** The next periods by the books, as it would be; nothing is changed. */
  | { kind: "rollForward"; asked: AskedRollForward }
  /** One more thing that first figures did not need; asked for again until nothing is left. */
  | { kind: "prepare" }
  | { kind: "start"; work: Work }
  | { kind: "continue"; job: number }
  | { kind: "cancel"; job: number }
  | { kind: "document" }
  | { kind: "close" };

/** What is never asked for before the first figures are there. */
export type LaterMessage = Extract<
  Message,
  {
    kind: "explain" | "drivers" | "journals" | "payments" | "tryOut" | "rollForward" | "start";
  }
>;

/** A line in a period, or from another one on; of a case, or of a document beside this one. */
export type Asked = {
  line: LineId;
  period: number;
  from?: number | undefined;
  scenario?: ScenarioId;
  reference?: string | undefined;
};

export type Answer = { id: number } & Reply;

export type Opening =
  | { kind: "opened"; version: 0; structure: Structure; figures: Figures[] }
  /** A document that the reader does not take, or edits that cannot be made: nothing has changed. */
  | { kind: "refused"; issues: Issue[] };

export type Reply =
  | { kind: "warmedUp" }
  | { kind: "referred"; structure: Structure }
  | Opening
  | Edited
  | { kind: "figures"; version: number; figures: Figures[] }
  | { kind: "tables"; version: number; tables: Table[] }
  | { kind: "checks"; version: number; cases: CaseChecks[] }
  | { kind: "explained"; version: number; explanation: Explanation }
  | { kind: "drivers"; version: number; drivers: DriverBehind[] }
  | { kind: "journals"; version: number; journals: JournalLine[] }
  | { kind: "payments"; version: number; payments: Payment[] }
  | TriedOut
  | { kind: "rollForward"; version: number; planned: PlannedRollForward }
  /** `isFast` says that WebAssembly calculates; there is none where it is refused. */
  | { kind: "prepared"; left: number; isFast: boolean }
  /** A job is named by the number of the message that started it; `version` is what it works on. */
  | { kind: "part"; job: number; version: number; done: number; total: number; result?: Result }
  /** Also of a job that is not there any more, as another document was opened. */
  | { kind: "cancelled"; job: number }
  | { kind: "document"; version: number; document: ModelDocument }
  | { kind: "closed" }
  /** Not a person's mistake but ours, or a message that makes no sense: nothing has changed. */
  | { kind: "failed"; message: string };

export type TriedOut = {
  kind: "triedOut";
  /** Of the document it was tried in. */
  version: number;
  tables: Table[];
  issues: readonly Issue[];
  /** The journals asked for, and what the module posts whether or not it does in that period. */
  journals: JournalLine[];
  postings: Omit<JournalLine, "amount">[];
};

export type Edited = {
  kind: "edited";
  version: number;
  /** Sent back as edits, these undo what was done. */
  inverse: Edit[];
  places: Place[];
  /** Only where more than figures changed, or some became too large to be calculated, or fit again. */
  structure?: Structure;
  /** What is watched, after the edit; of a table whose shape stays, only the cells that moved. */
  figures: Figures[];
  tables: (Table | TableChange)[];
};

/** Lines × periods × cases. */
export type Read = {
  lines: readonly LineId[];
  /** Periods from and to inclusive; all when unsaid. Those before the first are negative. */
  from?: number;
  to?: number;
  /** Rolled up to months, quarters or years; `from` and `to` then count those. */
  unit?: TimeUnit;
  /** The base alone when unsaid; undefined is the base. */
  cases?: readonly ScenarioId[];
};

/**
 * One block: values[(case × lines + line) × columns + column]. What is not there (a line that went
 * with an edit, growth over a year that is cut off) is no number.
 */
export type Figures = { columns: number; values: Float64Array };

/** One end of whatever carries messages: a browser's worker, a thread, or nothing at all. */
export type Port = {
  postMessage: (message: unknown, transfer: ArrayBuffer[]) => void;
  onMessage: (listener: (message: unknown) => void) => void;
};
