/**
 * How much of a file is read. A file beyond a limit is refused as a whole: half a trial balance is
 * worse than none. The budget is one file's, over all of its sheets.
 */
import { FileRefused } from "./file-refused.ts";

export type ReadLimits = {
  packedBytesMax: number;
  unpackedBytesMax: number;
  /** How many times larger a part may become when it is unpacked. */
  unpackedRatioMax: number;
  entryCountMax: number;
  sheetCountMax: number;
  rowCountMax: number;
  columnCountMax: number;
  /** Empty cells between full ones count, since they take room too. */
  cellCountMax: number;
  /** What a spreadsheet program itself allows in a cell. */
  cellTextLengthMax: number;
  textLengthMax: number;
};

const MEGABYTE = 1024 * 1024;

export const defaultReadLimits: ReadLimits = {
  packedBytesMax: 20 * MEGABYTE,
  unpackedBytesMax: 200 * MEGABYTE,
  unpackedRatioMax: 100,
  entryCountMax: 1000,
  sheetCountMax: 200,
  rowCountMax: 100_000,
  columnCountMax: 2000,
  cellCountMax: 500_000,
  cellTextLengthMax: 32_767,
  textLengthMax: 32_000_000,
};

export type ReadBudget = ReturnType<typeof openBudget>;

export function openBudget(limits: ReadLimits) {
  let cellCount = 0;
  let textLength = 0;

  return {
    limits,

    /** With the empty cells before a full one. */
    takeCells(count: number) {
      cellCount += count;
      refuseAbove(cellCount, limits.cellCountMax, "cells");
    },

    takeText(length: number) {
      refuseAbove(length, limits.cellTextLengthMax, "characters in one cell");
      textLength += length;
      refuseAbove(textLength, limits.textLengthMax, "characters");
    },

    /** `row` and `column` count from 1. */
    checkPlace(row: number, column: number) {
      refuseAbove(row, limits.rowCountMax, "rows");
      refuseAbove(column, limits.columnCountMax, "columns");
    },
  };
}

export function refuseAbove(amount: number, most: number, noun: string) {
  if (amount <= most) return;
  throw new FileRefused(
    "too-large",
    `The file has more than ${most.toLocaleString("en-US")} ${noun}. Keep what is needed and try again.`,
  );
}

export function refuseLargeFile(bytes: Uint8Array, { packedBytesMax }: ReadLimits) {
  if (bytes.length <= packedBytesMax) return;
  const megabytes = Math.floor(packedBytesMax / MEGABYTE);
  throw new FileRefused("too-large", `The file is larger than ${megabytes} MB.`);
}
