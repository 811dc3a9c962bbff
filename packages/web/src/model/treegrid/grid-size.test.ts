import { expect, test } from "vitest";
import { bakery } from "#model/testing/bakery.ts";
import { openHere } from "#model/testing/direct-port.ts";
import { tableOf } from "#model/testing/table-of.ts";
import { drawnColumns } from "./grid-columns.ts";
import { gridSize } from "./grid-size.ts";
import { sidesThatFit } from "./side-columns.ts";

const NO_SIDES = { before: [], after: [] };

async function columns() {
  const document = await openHere(bakery);
  const read = { shows: "drivers", hasYears: true } as const;
  return (await tableOf(document, read)).columns;
}

test("the year after its months stays in view, and not where it would take half of the width", async () => {
  const all = await columns();
  expect(all.at(-1)?.unit).toBe("year");
  expect(gridSize(90, 1200, all, NO_SIDES).pinnedCount).toBe(1);
  expect(gridSize(90, 1200, all.slice(0, -1), NO_SIDES).pinnedCount).toBe(0);
  const wide = { key: "note", label: "", width: 400, place: "after", cell: () => "" } as const;
  expect(gridSize(90, 1000, all, { before: [], after: [wide] }).pinnedCount).toBe(0);
});

test("on a phone nothing but the names stays, and the texts beside them are gone", async () => {
  const note = { key: "note", label: "", width: 90, place: "before", cell: () => "" } as const;
  const size = gridSize(90, 390, await columns(), { before: [note], after: [] });
  expect([size.left, size.pinnedCount]).toEqual([size.name, 0]);
});

test("on a phone the heads of cases were cut until they read the same: compared, the head is higher", async () => {
  const document = await openHere(bakery);
  const shows = { statements: ["profitAndLoss"], against: "yearBefore" } as const;
  const read = { shows };
  const compared = (await tableOf(document, read)).columns;
  const heads = [390, 1200].map((width) => gridSize(90, width, compared, NO_SIDES).head);
  expect(heads).toEqual([72, 44]);
  expect(gridSize(90, 390, await columns(), NO_SIDES).head).toBe(44);
});

test("columns grow into the width they have, by half at most", async () => {
  const all = await columns();
  expect(gridSize(90, 250 + 5 * 100, all, NO_SIDES).column).toBe(100);
  expect(gridSize(90, 3000, all, NO_SIDES).column).toBe(135);
});

test("where not all columns have room, those that have it take all of the width, and no part of another one", async () => {
  const all = await columns();
  for (const [width, seenCount] of [
    [250 + 3 * 90 + 51, 3],
    [150 + 2 * 78 + 7, 2],
  ] as const) {
    const { left, column } = gridSize(90, width, all, NO_SIDES);
    expect(left + seenCount * column).toBe(width);
  }
});

test("drawn are the columns of the window and those that stay, each once", () => {
  expect(drawnColumns({ first: 2, last: 4 }, 12, 1)).toEqual([2, 3, 4, 11]);
  expect(drawnColumns({ first: 8, last: 11 }, 12, 2)).toEqual([8, 9, 10, 11]);
});

test("notes ran off the right edge: they give way to eight columns of figures, and then evidence does", () => {
  const side = (key: string, width: number) =>
    ({ key, label: "", width, place: "before", cell: () => "" }) as const;
  const keysIn = (room: number) =>
    sidesThatFit([side("evidence", 112), side("note", 150)], {
      ...{ room, column: 90, count: 13 },
    }).before.map(({ key }) => key);
  expect(keysIn(8 * 90 + 262)).toEqual(["evidence", "note"]);
  expect(keysIn(8 * 90 + 261)).toEqual(["evidence"]);
  expect(keysIn(8 * 90 + 111)).toEqual([]);
});
