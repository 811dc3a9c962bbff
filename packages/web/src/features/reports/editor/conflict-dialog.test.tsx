import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ConflictDialog } from "./conflict-dialog.tsx";

test("what two people wrote was asked about by its place alone: both stand beside each other, with whose they are", async () => {
  const onDecide = vi.fn();
  const conflicts = [
    { name: "The title", mine: "For the bank", theirs: "For the owners" },
    { name: "A block on Summary", mine: "Cash is tight.", theirs: "" },
  ];
  render(<ConflictDialog theirName="Tom Okafor" onClose={() => {}} {...{ conflicts, onDecide }} />);
  const texts = (name: string) =>
    within(screen.getByRole("region", { name }))
      .getAllByRole("definition")
      .map(({ textContent }) => textContent);
  expect(texts("The title")).toEqual(["For the owners", "For the bank"]);
  expect(texts("A block on Summary")).toEqual(["Nothing", "Cash is tight."]);
  expect(screen.getAllByText("Tom Okafor")).toHaveLength(2);
  await userEvent.click(screen.getByRole("button", { name: "Take theirs" }));
  expect(onDecide).toHaveBeenCalledWith("theirs");
});
