import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { type SortDirection, Table, TableCell, TableHead, TableRow } from "./table.tsx";

function show(sort: SortDirection | "none") {
  const onSort = vi.fn();
  render(
    <Table
      label="Clients"
      head={
        <>
          <TableHead sort={sort} onSort={onSort}>
            Name
          </TableHead>
          <TableHead>Owner</TableHead>
        </>
      }
    >
      <TableRow>
        <TableCell isRowHead note="Joinery">
          Kestrel
        </TableCell>
        <TableCell>Priya</TableCell>
      </TableRow>
    </Table>,
  );
  return onSort;
}

test.each([
  ["none", "ascending"],
  ["ascending", "descending"],
  ["descending", "ascending"],
] as const)("a column sorted %s says so and sorts %s next", async (sort, next) => {
  const onSort = show(sort);
  expect(screen.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort")).toBe(sort);
  await userEvent.click(screen.getByRole("button", { name: "Name" }));
  expect(onSort).toHaveBeenCalledWith(next);
});

test("a column that cannot be sorted has no button and claims no order", () => {
  show("none");
  expect(screen.getByRole("columnheader", { name: "Owner" }).hasAttribute("aria-sort")).toBe(false);
  expect(screen.queryByRole("button", { name: "Owner" })).toBeNull();
});

test("a table and its rows are named", () => {
  show("none");
  expect(screen.getByRole("table", { name: "Clients" })).toBeTruthy();
  expect(screen.getByRole("rowheader").textContent).toContain("Kestrel");
});
