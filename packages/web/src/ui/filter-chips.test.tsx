import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { Button } from "./button.tsx";
import { FilterChips } from "./filter-chips.tsx";

const all = [
  { key: "owner", name: "Owner", value: "Priya" },
  { key: "checks", name: "Checks", value: "1 alert" },
];

function Sample() {
  const [filters, setFilters] = useState(all);
  return (
    <FilterChips
      label="Filters of models"
      filters={filters}
      onRemove={(key) => setFilters(filters.filter((filter) => filter.key !== key))}
      onClear={() => setFilters([])}
    >
      <Button>Filter</Button>
    </FilterChips>
  );
}

test("a filter is removed by itself, and the focus goes on to the next, then to what adds one", async () => {
  render(<Sample />);
  await userEvent.click(screen.getByRole("button", { name: "Remove filter Owner: Priya" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  const last = screen.getByRole("button", { name: "Remove filter Checks: 1 alert" });
  expect(document.activeElement).toBe(last);
  await userEvent.keyboard("{Enter}");
  expect(screen.queryAllByRole("listitem")).toHaveLength(0);
  expect(document.activeElement?.textContent).toBe("Filter");
});

test("two and more are cleared at once", async () => {
  render(<Sample />);
  await userEvent.click(screen.getByRole("button", { name: "Clear all" }));
  expect(screen.queryAllByRole("listitem")).toHaveLength(0);
});
