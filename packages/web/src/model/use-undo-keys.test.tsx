import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { useUndoKeys } from "./use-undo-keys.ts";

function Page(history: Parameters<typeof useUndoKeys>[0]) {
  useUndoKeys(history);
  return <input aria-label="Name" />;
}

test("Ctrl and Z undo from anywhere on the page, and Ctrl and Y or Shift redo", async () => {
  const history = { undo: vi.fn(), redo: vi.fn() };
  render(<Page {...history} />);
  await userEvent.keyboard("{Control>}z{/Control}");
  expect([history.undo.mock.calls.length, history.redo.mock.calls.length]).toEqual([1, 0]);
  await userEvent.keyboard("{Control>}y{Shift>}z{/Shift}{/Control}");
  expect([history.undo.mock.calls.length, history.redo.mock.calls.length]).toEqual([1, 2]);
});

test("in a text field they are the field's own", async () => {
  const history = { undo: vi.fn(), redo: vi.fn() };
  render(<Page {...history} />);
  await userEvent.type(screen.getByRole("textbox"), "a{Control>}z{/Control}");
  expect(history.undo).not.toHaveBeenCalled();
});
