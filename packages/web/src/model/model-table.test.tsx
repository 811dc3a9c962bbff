import type { Table } from "@app/engine/tables/table";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { caseColours } from "./case-colours.ts";
import { ModelTable } from "./model-table.tsx";
import { bakery } from "./testing/bakery.ts";
import { openHere } from "./testing/direct-port.ts";
import { tableOf } from "./testing/table-of.ts";

const COLOURS = caseColours(bakery.scenarios);

async function statement(cases?: (string | undefined)[]) {
  const document = await openHere(bakery);
  const hasDifferences = cases !== undefined;
  return tableOf(document, {
    shows: { statements: ["profitAndLoss"], hasDifferences },
    cases: cases ?? [undefined],
  });
}

function figuresIn(name: RegExp) {
  const row = screen.getByRole("rowheader", { name }).closest("tr");
  return [...(row?.querySelectorAll("td") ?? [])].map(({ textContent }) => textContent);
}

test("a statement is a table with its unit, its periods and what each of them is", async () => {
  render(<ModelTable table={await statement()} colours={COLOURS} />);
  screen.getByRole("table", { name: "Profit and loss, AUD" });
  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads).toEqual([
    "AUD",
    "ActualJul-26",
    "ForecastAug-26",
    "ForecastSep-26",
    "ForecastOct-26",
  ]);
  expect(figuresIn(/^Revenue$/)).toEqual(["500", "500", "500", "500"]);
  expect(figuresIn(/^Operating expenses$/)).toEqual(["(300)", "(300)", "(300)", "(300)"]);
});

test("rows fold into their total and open again", async () => {
  render(<ModelTable table={await statement()} colours={COLOURS} />);
  const user = userEvent.setup();
  screen.getByRole("rowheader", { name: "Sales" });
  const fold = screen.getByRole("button", { name: "Revenue", expanded: true });
  await user.click(fold);
  expect(screen.queryByRole("rowheader", { name: "Sales" })).toBeNull();
  await user.click(fold);
  screen.getByRole("rowheader", { name: "Sales" });
});

test("rows of zeros are folded, counted and never lost", async () => {
  render(<ModelTable table={await statement()} colours={COLOURS} />);
  expect(screen.queryByRole("rowheader", { name: "Wages" })).toBeNull();
  await userEvent.setup().click(screen.getByRole("button", { name: /^Show \d+ rows of zeros$/ }));
  screen.getByRole("rowheader", { name: "Wages" });
});

test("cases stand beside each other under their time, with what is worse told from what is better", async () => {
  render(<ModelTable table={await statement([undefined, "slow"])} colours={COLOURS} />);
  const group = screen.getByRole("columnheader", { name: "Aug-26, forecast" });
  expect(group.getAttribute("colspan")).toBe("3");
  expect(figuresIn(/^Revenue$/).slice(3, 6)).toEqual(["500", "250", "(250)"]);
  const row = screen.getByRole("rowheader", { name: "Revenue" }).closest("tr") as HTMLElement;
  expect(within(row).getAllByRole("cell")[5]?.className).toContain("is-adverse");
});

test("one figure is a tab stop, arrows go to the next, and Enter asks why", async () => {
  const table: Table = await statement();
  const onWhy = vi.fn();
  render(<ModelTable table={table} colours={COLOURS} onWhy={onWhy} />);
  const user = userEvent.setup();
  const stops = screen
    .getAllByRole("button")
    .filter(({ tabIndex, dataset }) => dataset.row && tabIndex === 0);
  expect(stops.length).toBe(1);
  stops[0]?.focus();
  await user.keyboard("{ArrowRight}{ArrowDown}{Enter}");
  const row = table.rows.findIndex(({ label }) => label === "Revenue");
  expect(onWhy).toHaveBeenCalledWith({ row, column: 1 });
});

test("figures that do not hold say so above them, with why and where", async () => {
  const table = await statement();
  const { rerender } = render(<ModelTable table={table} colours={COLOURS} />);
  expect(screen.queryByRole("status")).toBeNull();
  const accounts = bakery.accounts.map((account) =>
    account.id === "cash" ? { ...account, opening: 1001 } : account,
  );
  const blocked = await tableOf(await openHere({ ...bakery, accounts }), {
    shows: { statements: ["profitAndLoss"] },
    cases: [undefined],
  });
  rerender(<ModelTable table={blocked} colours={COLOURS} />);
  const told = screen.getByRole("status");
  expect(told.textContent).toContain("These figures do not hold.");
  expect(told.textContent).toContain("(accounts)");
});
