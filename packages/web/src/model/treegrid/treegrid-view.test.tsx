/** The grid as it is read: folding, rows of zeros, texts beside the figures, cases side by side. */
import type { TableRead } from "@app/engine/worker/read-tables";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { caseColours } from "#model/case-colours.ts";
import { bakery } from "#model/testing/bakery.ts";
import { openHere } from "#model/testing/direct-port.ts";
import { tableOf } from "#model/testing/table-of.ts";
import type { GridProps } from "./grid-props.ts";
import type { SideColumn } from "./side-columns.ts";
import { Treegrid } from "./treegrid.tsx";

const STATEMENT = { shows: { statements: ["profitAndLoss"] } } as const satisfies TableRead;

async function open(read: TableRead, props: Partial<GridProps> = {}, model = bakery) {
  const document = await openHere(model);
  await tableOf(document, read);
  const store = document.storeOf(read);
  render(<Treegrid store={store} document={() => document.state().document} {...props} />);
  return { document, grid: screen.getByRole("treegrid"), user: userEvent.setup() };
}

const names = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);

test("without edits to make it is only read, and typing says so", async () => {
  const { grid, user } = await open({ shows: "drivers" });
  expect(grid.getAttribute("aria-readonly")).toBe("true");
  grid.focus();
  await user.keyboard("{ArrowDown}{ArrowRight}{ArrowRight}5");
  expect(screen.queryByRole("textbox")).toBeNull();
  screen.getByText("Nothing can be changed here: this model is only read.");
});

test("all rows fold at once and open at once", async () => {
  const { user } = await open(STATEMENT);
  expect(names()).toContain("Sales");
  await user.click(screen.getByRole("button", { name: "Fold all rows" }));
  expect(names()).not.toContain("Sales");
  expect(names()).toContain("Revenue");
  await user.click(screen.getByRole("button", { name: "Open all rows" }));
  expect(names()).toContain("Sales");
});

test("folding all of three statements leaves their totals to read, and opening brings back what was there", async () => {
  const statements = ["profitAndLoss", "balanceSheet", "cashFlow"] as const;
  const { user } = await open({ shows: { statements } });
  const before = names();
  await user.click(screen.getByRole("button", { name: "Fold all rows" }));
  expect(names()).toEqual(expect.arrayContaining(["Revenue", "EBITDA", "Total assets"]));
  expect(names()).not.toContain("Sales");
  await user.click(screen.getByRole("button", { name: "Open all rows" }));
  expect(names()).toEqual(before);
});

test("rows of zeros stand behind one row that counts them and opens them in their place", async () => {
  const { grid, user } = await open(STATEMENT);
  expect(names()).not.toContain("Pension");
  expect(names().at(-1)).toBe("Show 10 rows of zeros");
  grid.focus();
  await user.keyboard("{Control>}{End}{/Control}{Home}{ArrowLeft}{Enter}");
  expect(names()).toContain("Pension");
  expect(names().at(-1)).toBe("Fold 10 rows of zeros");
});

test("a driver of zero stays in view: it waits for a figure", async () => {
  const drivers = bakery.drivers.map((driver) =>
    driver.id === "loaves" ? { ...driver, values: 0 } : driver,
  );
  await open({ shows: "drivers" }, {}, { ...bakery, drivers, actuals: {} });
  expect(names()).toContain("Loaves");
});

test("texts of the page stand before and after the figures of each row, under their names", async () => {
  const sideColumns: SideColumn[] = [
    { key: "note", label: "Note", width: 90, place: "after", cell: (row) => `note ${row.key}` },
    {
      ...{ key: "evidence", label: "Evidence", width: 90, place: "before" },
      cell: (row) => (row.key === "loaves" ? "Contracted" : ""),
    },
  ];
  const { grid } = await open({ shows: "drivers" }, { sideColumns });
  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect([heads[1], heads.at(-1)]).toEqual(["Evidence", "Note"]);
  const row = screen.getByRole("rowheader", { name: "Loaves" }).closest<HTMLElement>("[role=row]");
  const cells = within(row ?? grid).getAllByRole("gridcell");
  const texts = cells.map(({ textContent }) => textContent);
  expect(texts).toEqual(["Contracted", "100", "100", "100", "100", "note loaves"]);
  const places = cells.map((cell) => cell.getAttribute("aria-colindex"));
  expect(places).toEqual(["2", "3", "4", "5", "6", "7"]);
  expect(grid.getAttribute("aria-colcount")).toBe("7");
});

test("cases side by side have their time above and each its name", async () => {
  const read: TableRead = {
    shows: { statements: ["profitAndLoss"], hasDifferences: true },
    ...{ cases: [undefined, "slow"], from: 2, to: 2 },
  };
  await open(read, { colours: caseColours(bakery.scenarios) });
  const heads = screen.getAllByRole("columnheader").slice(1);
  expect(heads.map((head) => head.getAttribute("aria-label"))).toEqual([
    "Sep-26, forecast, Base",
    "Sep-26, forecast, Slow summer",
    "Sep-26, Difference",
  ]);
});

test("a figure that moved is tinted, and one that was only drawn is not", async () => {
  const { document } = await open({ shows: "drivers" }, { onEdits: () => [] });
  const row = screen.getByRole("rowheader", { name: "Loaves" }).closest("[role=row]");
  expect(row?.querySelectorAll("[data-changed]")).toHaveLength(0);
  document.edit([{ kind: "figures", place: "drivers/loaves/values", from: 2, values: [90] }]);
  await waitFor(() => expect(row?.querySelectorAll("[data-changed]")).toHaveLength(1));
});

test("selecting everything threw the active cell off the screen: it is the first one, and drawn", async () => {
  const { grid, user } = await open({ shows: "drivers" });
  grid.focus();
  await user.keyboard("{Control>}a{/Control}");
  const active = document.getElementById(grid.getAttribute("aria-activedescendant") ?? "");
  expect(active?.dataset.cell).toBe("0 0");
  const selected = [...grid.querySelectorAll("[aria-selected=true]")];
  expect(selected).toHaveLength(grid.querySelectorAll("[aria-selected]").length);
});

test("each name has the unit of its figures after it, where the page knows one", async () => {
  await open({ shows: "drivers" }, { unitOf: ({ unit }) => (unit === "currency" ? "AUD" : "") });
  expect(names()).toContain("Price of a loaf AUD");
  expect(names()).toContain("Loaves");
});

test("on a phone the time above a comparison was cut: its head has two lines, and text that stays beside the names", async () => {
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(390);
  const { grid } = await open({ shows: { statements: ["profitAndLoss"], against: "yearBefore" } });
  const head = within(grid).getAllByRole("row")[0];
  expect(head?.className).toBe("grid-head is-tall");
  const over = head?.querySelector<HTMLElement>(".grid-group > .grid-group-text");
  expect(over?.style.left).toBe(head?.querySelector<HTMLElement>(".grid-corner")?.style.width);
  vi.restoreAllMocks();
});
