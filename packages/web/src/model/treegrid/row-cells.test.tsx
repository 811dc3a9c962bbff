import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { bakery } from "#model/testing/bakery.ts";
import { openHere } from "#model/testing/direct-port.ts";
import { tableOf } from "#model/testing/table-of.ts";
import { gridSize } from "./grid-size.ts";
import { type CellsInRow, createRowCells } from "./row-cells.ts";

/** The loaves of the bakery, July to October. */
async function open() {
  const table = await tableOf(await openHere(bakery), { shows: "drivers" });
  const row = table.rows.findIndex(({ line }) => line !== undefined);
  const parent = document.createElement("div");
  const cells = createRowCells(parent);
  const size = gridSize(100, 960, table.columns, { before: [], after: [] });
  const shown: CellsInRow = {
    ...{ table, row, viewRow: row, drawn: [0, 1, 2], size, firstCell: 1 },
    ...{ left: undefined, right: undefined, activeColumn: undefined, marking: undefined },
    ...{ idOf: (column) => `cell-${column}`, whyClosed: () => undefined },
  };
  cells.place(shown);
  return { cells, parent, shown };
}

const indexes = (parent: Element) =>
  [...parent.children].map((cell) => cell.getAttribute("aria-colindex"));

test("a cell that leaves at one side comes back at the other, and all stand in the order of columns", async () => {
  const { cells, parent, shown } = await open();
  const [first] = parent.children;
  cells.place({ ...shown, drawn: [1, 2, 3] });
  expect(indexes(parent)).toEqual(["3", "4", "5"]);
  expect(parent.children[2]).toBe(first);
  expect((parent.children[0] as HTMLElement).style.marginLeft).toBe(`${shown.size.column}px`);
  cells.place({ ...shown, drawn: [0, 1] });
  expect(indexes(parent)).toEqual(["2", "3"]);
});

test("of other figures only those that moved are written, and tinted once they are painted", async () => {
  const { cells, parent, shown } = await open();
  const { table, row } = shown;
  const figures = table.shown.slice();
  figures[row * table.columns.length + 1] = 77;
  const untouched = parent.children[0]?.firstChild;
  cells.follow({ ...table, shown: figures });
  expect(parent.children[1]?.textContent).toBe("77");
  const tinted = () => [...parent.children].map((cell) => cell.hasAttribute("data-changed"));
  expect(tinted()).toEqual([false, false, false]);
  await waitFor(() => expect(tinted()).toEqual([false, true, false]));
  expect(parent.children[0]?.firstChild).toBe(untouched);
  cells.place({ ...shown, drawn: [0, 2, 3] });
  expect(parent.querySelector("[data-changed]")).toBeNull();
});

test("the active cell alone has a name, by which the grid points at it", async () => {
  const { cells, parent, shown } = await open();
  cells.place({ ...shown, left: 1, right: 2, activeColumn: 2 });
  expect([...parent.children].map(({ id }) => id)).toEqual(["", "", "cell-2"]);
  const selected = [...parent.children].map((cell) => cell.getAttribute("aria-selected"));
  expect(selected).toEqual(["false", "true", "true"]);
});
