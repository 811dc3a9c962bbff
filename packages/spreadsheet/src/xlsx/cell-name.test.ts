import { expect, test } from "vitest";
import { cellName, placeOf } from "./cell-name.ts";

test.each([
  ["A1", 1, 1],
  ["Z10", 10, 26],
  ["AA2", 2, 27],
  ["AZ2", 2, 52],
  ["ZZ3", 3, 702],
  ["AAA4", 4, 703],
  ["XFD1048576", 1_048_576, 16_384],
])("%s is row %d, column %d, both ways", (name, row, column) => {
  expect(placeOf(name)).toEqual({ row, column });
  expect(cellName(row, column)).toBe(name);
});

test.each(["", "A", "1", "A0", "A01", "a1", "$A$1", "AAAA1", "A12345678", "A1:B2", "A-1"])(
  "%j is no cell's name",
  (name) => {
    expect(placeOf(name)).toBeUndefined();
  },
);
