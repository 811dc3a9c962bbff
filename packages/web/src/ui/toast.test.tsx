import { render, screen, waitForElementToBeRemoved } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { loadToaster, ToasterSlot, toast } from "./toast.tsx";

beforeAll(loadToaster);

/** Undoes, by keyboard unless told otherwise, and gives the row it came from. */
async function undo(
  isRowGone: boolean,
  press: (button: HTMLElement) => Promise<unknown> = pressEnter,
) {
  render(
    <>
      <main tabIndex={-1}>
        <button type="button">Acorn</button>
      </main>
      <ToasterSlot />
    </>,
  );
  const row = screen.getByRole("button", { name: "Acorn" });
  row.focus();
  toast.success("Acorn deleted", { action: { label: "Undo", onClick() {} } });
  const button = await screen.findByRole("button", { name: "Undo" });
  if (isRowGone) row.remove();
  await press(button);
  await waitForElementToBeRemoved(button);
  return row;
}

function pressEnter(button: HTMLElement) {
  button.focus();
  return userEvent.keyboard("{Enter}");
}

test("Undo in a toast leaves the focus where it was before", async () => {
  const row = await undo(false);
  expect(document.activeElement).toBe(row);
});

test("Undo by a mouse leaves the focus where it was before, too", async () => {
  const row = await undo(false, (button) => userEvent.click(button));
  expect(document.activeElement).toBe(row);
});

test("Undo left the focus nowhere when the row it came from is gone: it goes to the page", async () => {
  await undo(true);
  expect(document.activeElement).toBe(screen.getByRole("main"));
});
