import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ConfirmDialog, Dialog } from "./dialog.tsx";

function ask(isPending = false) {
  const onClose = vi.fn();
  const onConfirm = vi.fn();
  render(
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      title="Delete “Kestrel Joinery”?"
      confirmLabel="Delete client"
      keepLabel="Keep client"
      isPending={isPending}
    >
      2 models go with it.
    </ConfirmDialog>,
  );
  return { onClose, onConfirm };
}

test("a confirmation asks by name, says what is lost, and starts on the safe answer", () => {
  ask();
  const dialog = screen.getByRole("alertdialog", { name: "Delete “Kestrel Joinery”?" });
  const description = document.getElementById(dialog.getAttribute("aria-describedby") ?? "");
  expect(description?.textContent).toBe("2 models go with it.");
  expect(document.activeElement?.textContent).toBe("Keep client");
});

test("keeping closes and does nothing else; Escape does the same", async () => {
  const { onClose, onConfirm } = ask();
  await userEvent.click(screen.getByRole("button", { name: "Keep client" }));
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(onConfirm).not.toHaveBeenCalled();
});

test("confirming while it is being done does it once", async () => {
  const { onConfirm } = ask(true);
  await userEvent.click(screen.getByRole("button", { name: "Delete client" }));
  expect(onConfirm).not.toHaveBeenCalled();
});

test("a dialog without a description claims none", () => {
  render(<Dialog isOpen onClose={() => {}} title="Rename model" />);
  const dialog = screen.getByRole("dialog", { name: "Rename model" });
  expect(dialog.hasAttribute("aria-describedby")).toBe(false);
});
