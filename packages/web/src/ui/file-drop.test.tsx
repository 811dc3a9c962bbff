import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { FileDrop } from "./file-drop.tsx";

const file = (name: string) => new File(["Account,Amount"], name, { type: "text/csv" });

test("a file can be chosen, and the same one again", async () => {
  const onFiles = vi.fn();
  render(<FileDrop label="Choose a file" onFiles={onFiles} />);
  const input = screen.getByLabelText("Choose a file");
  await userEvent.upload(input, file("ledger.csv"));
  await userEvent.upload(input, file("ledger.csv"));
  expect(onFiles.mock.calls.map(([files]) => files[0].name)).toEqual(["ledger.csv", "ledger.csv"]);
});

test("of several files dropped where one is wanted, the first is taken", () => {
  const onFiles = vi.fn();
  render(<FileDrop label="Choose a file" onFiles={onFiles} />);
  fireEvent.drop(screen.getByText("Choose a file"), {
    dataTransfer: { files: [file("a.csv"), file("b.csv")] },
  });
  expect(onFiles.mock.calls).toEqual([[[expect.objectContaining({ name: "a.csv" })]]]);
});

test("nothing is taken while a file is on its way", () => {
  const onFiles = vi.fn();
  render(<FileDrop label="Choose a file" isPending onFiles={onFiles} />);
  fireEvent.drop(screen.getByText("Choose a file"), { dataTransfer: { files: [file("a.csv")] } });
  expect(onFiles).not.toHaveBeenCalled();
});
