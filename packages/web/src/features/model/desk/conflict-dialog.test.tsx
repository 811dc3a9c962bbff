import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { loaves, startDesk, startServer } from "#features/model/testing/desk-server.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";

async function askAfter(name: string) {
  const server = startServer();
  const desk = await startDesk(server);
  server.keep([loaves(1, 90)], name);
  act(() => void desk.document.edit([loaves(1, 120)]));
  await vi.waitFor(() => expect(desk.status().kind).toBe("conflict"));
  render(<ConflictDialog desk={desk} conflicts={desk.conflicts()} onClose={() => {}} />);
}

test("two tabs of one person were told as somebody else: both sides are one's own", async () => {
  await askAfter("Me");
  screen.getByRole("dialog", { name: "You changed the same in another tab" });
  screen.getByText(/^You, in another tab, /);
  screen.getByText("You, here, not saved yet");
});

test("what somebody else changed has their name", async () => {
  await askAfter("Tom");
  screen.getByRole("dialog", { name: "Somebody else changed the same" });
  screen.getByText(/^Tom, /);
  screen.getByText("You, not saved yet");
});
