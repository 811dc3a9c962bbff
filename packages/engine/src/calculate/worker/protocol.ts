/**
 * What a page and its calculating worker say to each other. Every message has a number and one
 * answer with the same number; scenarios are answered part by part, each part asked for, so that
 * a page that no longer wants them need only stop asking.
 */
import type { LineId } from "#lines/expression.ts";
import type { Line } from "#lines/line.ts";
import type { Issue } from "#model/issue.ts";

/** An input by its line's id; periods before the first are negative. */
export type Change = { line: LineId; period: number; value: number };

export type Message = { id: number } & (
  | { kind: "open"; lines: readonly Line[]; periodCount: number }
  | { kind: "accelerate" }
  | { kind: "change"; changes: readonly Change[] }
  | { kind: "scenarios"; scenarios: readonly (readonly Change[])[]; lines?: readonly LineId[] }
  | { kind: "continue"; job: number }
  | { kind: "cancel"; job: number }
);

export type Answer = { id: number } & (
  | { kind: "opened"; shape: Shape; sheet: Float64Array }
  | { kind: "accelerated"; isFaster: boolean }
  | { kind: "changed"; sheet: Float64Array }
  /** A job is named by the number of the message that asked for it. */
  | { kind: "results"; job: number; results: Float64Array[]; isLast: boolean }
  | { kind: "cancelled"; job: number }
  | { kind: "failed"; message: string }
);

/** How to read a sheet: values[row × stride + historyCount + period], rows in the order of ids. */
export type Shape = {
  ids: LineId[];
  stride: number;
  historyCount: number;
  periodCount: number;
  issues: readonly Issue[];
};

/** One end of whatever carries messages: a browser's worker, a thread's port. */
export type Port = {
  postMessage: (message: unknown, transfer: ArrayBuffer[]) => void;
  onMessage: (listener: (message: unknown) => void) => void;
};
