import "fake-indexeddb/auto";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { keptStore } from "#model/kept/kept-store.ts";
import { KeptLeft } from "./kept-left.tsx";

const holder = { userId: 1, teamId: 7 };
const words = ["Loaves: August 2026 set to 120"];

test("what was kept of a model that can no longer be opened is told to whom it is of, until it is discarded", async () => {
  const kept = { version: 1, edits: [], at: "2026-11-12T09:42:00Z", modelName: "Bakery", words };
  await keptStore.put([1, 7, 901, "a tab"], kept);
  const others = render(<KeptLeft holder={{ userId: 2, teamId: 7 }} modelId={901} />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(others.container.textContent).toBe("");
  others.unmount();

  render(<KeptLeft holder={holder} modelId={901} />);
  expect((await screen.findByRole("list", { name: "Not saved" })).textContent).toBe(words[0]);
  await userEvent.click(screen.getByRole("button", { name: "Discard" }));
  await waitFor(() => expect(screen.queryByRole("list")).toBeNull());
  expect(await keptStore.list(holder, 901)).toEqual([]);
});
