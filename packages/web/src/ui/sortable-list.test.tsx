import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { SortableList } from "./sortable-list.tsx";

function Sample() {
  const [names, setNames] = useState(["Summary", "Cash", "Checks"]);
  const items = names.map((name) => ({ id: name, name, content: name }));
  return <SortableList label="Pages" items={items} onMove={setNames} />;
}

const order = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("a row's buttons move it without dragging, and where it went is said", async () => {
  render(<Sample />);
  await userEvent.click(screen.getByRole("button", { name: "Move Cash down" }));
  expect(order()).toEqual(["Summary", "Checks", "Cash"]);
  expect(screen.getByText("Cash moved to 3 of 3.").getAttribute("role")).toBe("status");
  await userEvent.click(screen.getByRole("button", { name: "Move Cash up" }));
  expect(order()).toEqual(["Summary", "Cash", "Checks"]);
  expect(screen.getByText("Cash moved to 2 of 3.")).toBeTruthy();
});

test("a row moved to the end keeps the focus on its button, which has nowhere to go", async () => {
  render(<Sample />);
  const down = screen.getByRole("button", { name: "Move Summary down" });
  await userEvent.click(down);
  expect(down.getAttribute("aria-disabled")).toBeNull();
  await userEvent.keyboard("{Enter}{Enter}");
  expect(order()).toEqual(["Cash", "Checks", "Summary"]);
  expect(down.getAttribute("aria-disabled")).toBe("true");
  expect(document.activeElement).toBe(down);
});

test("a handle says how it is moved by the keyboard", () => {
  render(<Sample />);
  const handle = screen.getByRole("button", { name: "Move Cash" });
  const help = document.getElementById(handle.getAttribute("aria-describedby") ?? "");
  expect(help?.textContent).toContain("Press Space to pick it up");
});
