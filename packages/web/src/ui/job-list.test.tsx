import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { type JobItem, JobList } from "./job-list.tsx";

function show(...jobs: JobItem[]) {
  render(<JobList label="Long work" jobs={jobs} emptyText="Nothing is under way." />);
}

test("running work shows how far it is and can be cancelled once", async () => {
  const onCancel = vi.fn();
  const job: JobItem = { id: "1", title: "Sync Kestrel", state: "running", onCancel };
  show({ ...job, stage: "14 of 24 months", progress: { value: 14, max: 24 } });
  const bar = screen.getByRole("progressbar", { name: "Sync Kestrel" });
  expect(bar.getAttribute("aria-valuenow")).toBe("14");
  expect(screen.getByText("14 of 24 months")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Cancel Sync Kestrel" }));
  expect(onCancel).toHaveBeenCalledOnce();
  cleanup();
  show({ ...job, isCancelling: true });
  await userEvent.click(screen.getByRole("button", { name: "Cancel Sync Kestrel" }));
  expect(onCancel).toHaveBeenCalledOnce();
});

test("work whose end nobody knows claims no amount", () => {
  show({ id: "1", title: "Draw the PDF", state: "running" });
  expect(screen.getByRole("progressbar").hasAttribute("aria-valuenow")).toBe(false);
});

test("failed work says why, offers what to do, and is told to who does not look", () => {
  show({
    id: "1",
    title: "Sync Kestrel",
    state: "failed",
    reason: "Xero did not answer.",
    action: <button type="button">Try now</button>,
  });
  expect(screen.getByRole("button", { name: "Try now" })).toBeTruthy();
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(screen.getByRole("log").textContent).toBe("Sync Kestrel: Failed. Xero did not answer.");
});

test("an empty list says so", () => {
  show();
  expect(screen.getByText("Nothing is under way.")).toBeTruthy();
  expect(screen.queryByRole("list")).toBeNull();
});
