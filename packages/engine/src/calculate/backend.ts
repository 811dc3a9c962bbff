import type { Sheet } from "./sheet.ts";

/** What runs a program. All back ends give the same bits. */
export type Backend = {
  /** A sheet with what is given filled in and nothing calculated. */
  open: () => Sheet;
  run: (sheet: Sheet, work: Work) => void;
};

/**
 * Which steps to run, all when unsaid, and from which period on. A back end may run others besides:
 * on a sheet that is calculated, they give what they gave.
 */
export type Work = { steps?: readonly number[]; from: number };

export const EVERYTHING: Work = { from: 0 };
