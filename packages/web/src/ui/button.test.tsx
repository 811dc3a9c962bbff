import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button } from "./button.tsx";

test("a pending button keeps the focus but neither clicks nor submits again", async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" isPending onClick={onClick}>
        Saving…
      </Button>
    </form>,
  );
  const button = screen.getByRole("button", { name: "Saving…" });
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText("Name"), "Acorn{Enter}");
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  button.focus();
  expect(document.activeElement).toBe(button);
});

test("a double click saved twice: what a button starts, it starts once", async () => {
  const onClick = vi.fn();
  render(
    <Button isPending={false} onClick={onClick}>
      Save
    </Button>,
  );
  await userEvent.dblClick(screen.getByRole("button", { name: "Save" }));
  expect(onClick).toHaveBeenCalledOnce();
});

test("a link can look like a button and stay a link", () => {
  render(
    <Button asChild variant="primary" icon={<svg data-testid="sign" />} title="All of them">
      <a href="/app/clients">Clients</a>
    </Button>,
  );
  expect(screen.getByTestId("sign").parentElement).toBe(screen.getByTitle("All of them"));
  expect(screen.getByRole("link", { name: "Clients" }).getAttribute("href")).toBe("/app/clients");
  expect(screen.queryByRole("button")).toBeNull();
});

test("a button inside a form submits only when it says so", async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button>Add row</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Add row" }));
  expect(onSubmit).not.toHaveBeenCalled();
});
