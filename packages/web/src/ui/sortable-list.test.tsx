import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { SortableList } from "./sortable-list.tsx";

afterEach(cleanup);

function Sample() {
  const [names, setNames] = useState(["Summary", "Cash", "Checks"]);
  const items = names.map((name) => ({ id: name, name, content: name }));
  return <SortableList label="Pages" items={items} onMove={setNames} />;
}

const order = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("a row's buttons move it without dragging; at the ends there is nowhere to go", async () => {
  render(<Sample />);
  await userEvent.click(screen.getByRole("button", { name: "Move Cash down" }));
  expect(order()).toEqual(["Summary", "Checks", "Cash"]);
  await userEvent.click(screen.getByRole("button", { name: "Move Cash up" }));
  expect(order()).toEqual(["Summary", "Cash", "Checks"]);
  const up = screen.getByRole("button", { name: "Move Summary up" });
  expect(up.hasAttribute("disabled")).toBe(true);
});

test("a handle says how it is moved by the keyboard", () => {
  render(<Sample />);
  const handle = screen.getByRole("button", { name: "Move Cash" });
  const help = document.getElementById(handle.getAttribute("aria-describedby") ?? "");
  expect(help?.textContent).toContain("Press Space to pick it up");
});
