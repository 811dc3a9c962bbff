import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Popover } from "./popover.tsx";

const sample = (
  <Popover label="Filter by owner" trigger={<Button>Filter</Button>}>
    {(close) => <Button onClick={close}>Show models</Button>}
  </Popover>
);

test("its button opens it with the focus inside; Escape and what is in it close it", async () => {
  render(sample);
  const trigger = screen.getByRole("button", { name: "Filter" });
  await userEvent.click(trigger);
  expect(screen.getByRole("dialog", { name: "Filter by owner" })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Show models");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(trigger);
  await userEvent.click(trigger);
  await userEvent.click(screen.getByRole("button", { name: "Show models" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("inside a dialog it is part of that dialog, so that the wheel reaches it", async () => {
  render(
    <Dialog isOpen onClose={() => {}} title="Edit">
      {sample}
    </Dialog>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Filter" }));
  const popover = screen.getByRole("dialog", { name: "Filter by owner" });
  expect(screen.getByRole("dialog", { name: "Edit" }).contains(popover)).toBe(true);
});
