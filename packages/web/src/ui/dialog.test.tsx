import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
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

test("the second half of a double click on a button that closed a dialog fell through to what lay under it", () => {
  vi.useFakeTimers();
  const onUnder = vi.fn();
  render(<OverAPage onUnder={onUnder} />);
  const place = { clientX: 200, clientY: 300 };
  fireEvent.click(screen.getByRole("button", { name: "Add loan" }), place);
  expect(screen.queryByRole("dialog")).toBeNull();
  const under = screen.getByText("What lies under it");
  fireEvent.click(under, place);
  expect(onUnder).not.toHaveBeenCalled();
  fireEvent.click(under, { clientX: 200, clientY: 400 });
  expect(onUnder).toHaveBeenCalledTimes(1);
  act(() => vi.advanceTimersByTime(500));
  fireEvent.click(under, place);
  expect(onUnder).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

function OverAPage({ onUnder }: { onUnder: () => void }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={onUnder}>
        What lies under it
      </button>
      {isOpen && (
        <Dialog isOpen onClose={() => {}} title="Add a module">
          <button type="button" onClick={() => setIsOpen(false)}>
            Add loan
          </button>
        </Dialog>
      )}
    </>
  );
}
